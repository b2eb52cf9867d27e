import { useState } from 'react';
import { Button } from '@/ui/button';
import { lazyDialog, opens } from '@/ui/lazy-dialog';

const Dialog = lazyDialog(async () => (await import('@/ui/dialog')).Dialog);

/** Opens a note that can't be changed here: the row it stands in has room for its beginning only. */
export function ReadNote({ name, note, className }: { name: string; note: string; className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={`Read the note: ${name}`}
        className={className}
        onClick={() => setIsOpen(true)}
        {...opens(Dialog)}
      >
        Read
      </Button>
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
