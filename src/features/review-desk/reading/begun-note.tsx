import { useState } from 'react';
import { noteDraft } from '@/lib/drafts/note-draft';
import { Button } from '@/ui/button';
import { useReviewRoom } from '../state/review-room';

/**
 * A note that was begun in the review dialog and not sent. It does not say for which outcome it was meant, so that it is
 * only offered: a welcome must not go out with a rejection.
 */
export function useBegunNote(requestId: string) {
  const room = useReviewRoom();
  const draft = noteDraft(room.uid, requestId);
  const [used, setUsed] = useState<string | null>(null);
  return {
    /** '' for none. */
    text: used === requestId ? '' : (draft.read() ?? '').trim(),
    /** The desk has it as a note now; the draft stays where the device has no room for that. */
    take() {
      setUsed(requestId);
      if (!room.store.get().outbox.isLogFull) draft.clear();
    },
  };
}

/** @param text as it may be shown in a blind pass */
export function BegunNoteOffer({ text, onUse }: { text: string; onUse: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p className="min-w-0 flex-1 basis-48">
        <span className="text-text-muted">Begun in the review dialog: </span>
        <bdi className="line-clamp-2 wrap-anywhere">{text}</bdi>
      </p>
      <Button variant="secondary" size="small" onClick={onUse}>
        Use it
      </Button>
    </div>
  );
}
