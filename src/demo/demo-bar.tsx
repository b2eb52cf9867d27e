import { useState, type ReactNode } from 'react';
import { QuietButton } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';

interface DemoBarProps {
  /** The stories. */
  children?: ReactNode;
  onSwitchPerson: () => void;
  /** Restores the original data, deletes all stored data, signs out and reloads the app. */
  onReset: () => Promise<void>;
}

/** One line above the app to switch the person and reset the demo. It scrolls in a narrow window. */
export function DemoBar({ children, onSwitchPerson, onReset }: DemoBarProps) {
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const [isResetting, setIsResetting] = useState(false);

  return (
    <aside aria-label="Demo" className="border-b border-border bg-surface-sunken text-sm text-text-muted">
      <div className="group relative flex items-center gap-2 px-4 py-1.5 whitespace-nowrap scroll-row xl:justify-center-safe">
        <p className="mr-2">
          This is a demo.{' '}
          <span className="group-has-[section]:sr-only max-sm:sr-only">
            Everything stays in this browser.
          </span>
        </p>
        {children}
        <QuietButton className="shrink-0" onClick={onSwitchPerson}>
          Switch person
        </QuietButton>
        <QuietButton className="shrink-0" onClick={() => setIsConfirmOpen(true)}>
          Reset demo data
        </QuietButton>
      </div>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        title="Reset demo data"
        text="This deletes everything you added or changed, including drafts, verdicts and settings, and signs you out."
        confirmLabel="Reset"
        busyLabel="Resetting..."
        isBusy={isResetting}
        onConfirm={() => {
          setIsResetting(true);
          void onReset();
        }}
        onClose={() => setIsConfirmOpen(false)}
      />
    </aside>
  );
}
