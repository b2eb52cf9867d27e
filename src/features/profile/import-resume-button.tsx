import { useState } from 'react';
import { Button } from '@/ui/button';
import { lazyDialog } from '@/ui/lazy-dialog';

const ImportResumeDialog = lazyDialog<{ onClose: () => void }>(
  async () => (await import('./import-resume-dialog')).ImportResumeDialog,
);

/** Fills the form from a file; its code, with the schema, loads when it is about to be pressed. */
export function ImportResumeButton({ disabled }: { disabled: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        disabled={disabled}
        className="self-start"
        onPointerEnter={ImportResumeDialog.preload}
        onFocus={ImportResumeDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        Import a JSON Resume
      </Button>
      {isOpen && <ImportResumeDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
