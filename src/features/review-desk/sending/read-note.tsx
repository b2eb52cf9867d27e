import { useState } from 'react';
import { lazyDialog, opens } from '@/ui/lazy-component';
import { QuietButton } from '@/ui/small-button';

const Dialog = lazyDialog(async () => (await import('@/ui/dialog')).Dialog);

/** Opens a note that can't be changed here: the row it stands in has room for its beginning only. */
export function ReadNote({ name, note, className }: { name: string; note: string; className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <QuietButton
        aria-label={`Read the note: ${name}`}
        className={className}
        onClick={() => setIsOpen(true)}
        {...opens(Dialog)}
      >
        Read
      </QuietButton>
      {isOpen && (
        <Dialog onClose={() => setIsOpen(false)} title={`Note to ${name}`} isDescribedByBody>
          <p dir="auto" className="pb-2 as-written wrap-anywhere">
            {note}
          </p>
        </Dialog>
      )}
    </>
  );
}
