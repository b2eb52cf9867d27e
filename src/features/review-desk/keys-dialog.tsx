import { Dialog } from '@/ui/dialog';

const KEYS: readonly (readonly [keys: string, what: string])[] = [
  ['J or ↓', 'Next undecided application'],
  ['K or ↑', 'Previous undecided application'],
  ['A', 'Accept: opens the note'],
  ['R', 'Reject: opens the note'],
  ['1 – 9', 'Put a template into the note'],
  ['Ctrl + Enter', 'Decide, from the note'],
  ['Esc', 'Leave the note'],
  ['U', 'Undo the latest decision'],
  ['X', 'Tick or untick for bulk'],
  ['S', 'Star or unstar'],
  ['1 – 5', 'Score, while a blind pass hides who it is'],
  ['/', 'Search'],
  ['?', 'This list'],
];

/** The desk's keys. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Keys"
      description="They rest while you type, and with Ctrl, Alt or Cmd."
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 pb-2">
        {KEYS.map(([keys, what]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-control border border-border-strong bg-surface-sunken px-1.5 text-sm">
                {keys}
              </kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
