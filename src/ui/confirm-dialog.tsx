import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  isOpen?: boolean;
  /** Above other dialogs, which may be open at the same time. */
  isAbove?: boolean;
  title: string;
  text: ReactNode;
  /** The label of the confirming button, and its label while the action runs. */
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of something that cannot be undone; begins with the button that does nothing. */
export function ConfirmDialog({
  text,
  confirmLabel,
  busyLabel = confirmLabel,
  cancelLabel = 'Cancel',
  isBusy = false,
  onConfirm,
  onClose,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      // That would not cancel what is being done.
      onClose={() => {
        if (!isBusy) onClose();
      }}
      isDescribedByBody
      initialFocus={(content) => content.querySelector<HTMLElement>('footer button')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            {cancelLabel}
          </Button>
          <Button variant="danger" onClick={onConfirm} isBusy={isBusy}>
            {isBusy ? busyLabel : confirmLabel}
          </Button>
        </>
      }
    >
      <div className="pb-2">{text}</div>
    </Dialog>
  );
}
