import { useEffect, useState } from 'react';
import { askBeforeSignOut } from '@/lib/sign-out-question';
import { ConfirmDialog } from '@/ui/confirm-dialog';

/** Signing out leaves the rest of a run unsent, also while it is paused, so the person is asked first. */
export function SignOutQuestion({ isPaused }: { isPaused: boolean }) {
  const [answer, setAnswer] = useState<((isYes: boolean) => void) | null>(null);
  useEffect(
    () =>
      askBeforeSignOut(
        () =>
          new Promise((resolve) => {
            setAnswer(() => resolve);
          }),
      ),
    [],
  );
  // Everything has been sent meanwhile: signing out, which the person has asked for, goes on. An answer given before
  // counts.
  useEffect(() => () => answer?.(true), [answer]);
  if (answer === null) return null;
  const close = (isYes: boolean) => {
    setAnswer(null);
    answer(isYes);
  };
  return (
    <ConfirmDialog
      isOpen
      title={isPaused ? 'Sign out while sending is paused?' : 'Sign out while decisions are being sent?'}
      text={
        isPaused
          ? 'What is not sent or checked yet stays on this device, and goes on only when you are back and say so.'
          : 'What has not been sent by then stays on this device, and goes on only when you are back and say so.'
      }
      confirmLabel="Sign out"
      busyLabel="Signing out..."
      onConfirm={() => close(true)}
      onClose={() => close(false)}
    />
  );
}
