import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  isOpen?: boolean;
  title: string;
  text: string;
  /** The label of the confirming button, and its label while the action is running. */
  confirmLabel: string;
  busyLabel?: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks the user to confirm a destructive action. The cancel button has the initial focus. */
export function ConfirmDialog({
  text,
  confirmLabel,
  busyLabel = confirmLabel,
  isBusy = false,
  onConfirm,
  onClose,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      // Closing would not cancel the running action.
      onClose={() => {
        if (!isBusy) onClose();
      }}
      description={text}
      initialFocus={(content) => content.querySelector<HTMLElement>('footer button')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button variant="danger" onClick={onConfirm} isBusy={isBusy}>
            {isBusy ? busyLabel : confirmLabel}
          </Button>
        </>
      }
    />
  );
}
