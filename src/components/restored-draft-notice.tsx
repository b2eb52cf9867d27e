import { Button } from '@/ui/button';

interface RestoredDraftNoticeProps {
  /** Empties the form and deletes the draft. */
  onDiscard: () => void;
}

/** Says that what was typed before is back in the form, and offers to start over. */
export function RestoredDraftNotice({ onDiscard }: RestoredDraftNoticeProps) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-control border border-border bg-surface-sunken py-1 pr-1 pl-3">
      <p role="status">Draft restored</p>
      <Button variant="ghost" size="small" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}
