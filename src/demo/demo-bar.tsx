import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';

interface DemoBarProps {
  onSwitchPerson: () => void;
  /** Restores the original data, deletes all stored data, signs out and reloads the app. */
  onReset: () => Promise<void>;
}

const buttonStyle =
  'rounded-control border border-border-strong px-2 py-0.5 font-semibold text-text hover:bg-surface-raised disabled:opacity-60';

/** The bar above the app, with buttons to switch the person and to reset the demo. */
export function DemoBar({ onSwitchPerson, onReset }: DemoBarProps) {
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const [isResetting, setIsResetting] = useState(false);

  return (
    <aside
      aria-label="Demo"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-border bg-surface-sunken px-4 py-1.5 text-sm text-text-muted"
    >
      <p>This is a demo. Everything stays in this browser.</p>
      <div className="flex gap-2">
        <button type="button" className={buttonStyle} onClick={onSwitchPerson}>
          Switch person
        </button>
        <button type="button" className={buttonStyle} onClick={() => setIsConfirmOpen(true)}>
          Reset demo data
        </button>
      </div>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        isAbove
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
