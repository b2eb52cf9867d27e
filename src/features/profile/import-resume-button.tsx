import { useState } from 'react';
import { lazyDialog, opens } from '@/ui/lazy-dialog';
import { SmallButton } from '@/ui/small-button';

const ImportResumeDialog = lazyDialog<{ onClose: () => void }>(
  async () => (await import('./import-resume-dialog')).ImportResumeDialog,
);

/** Fills the form from a file; its code, with the schema, loads when it is about to be pressed. */
export function ImportResumeButton({ disabled }: { disabled: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SmallButton
        disabled={disabled}
        className="self-start"
        {...opens(ImportResumeDialog)}
        onClick={() => setIsOpen(true)}
      >
        Import a JSON Resume
      </SmallButton>
      {isOpen && <ImportResumeDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
