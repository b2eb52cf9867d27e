import { Button } from '@/ui/button';
import { NOT_SAVED } from './messages';
import type { SaveFailure } from './use-step-save';

export interface StepFooterProps {
  submitLabel: string;
  isSaving: boolean;
  canSubmit: boolean;
  /** What is missing before the step can be sent. */
  missing: string;
  failure: SaveFailure | null;
  /** Null on the first step. */
  onBack: (() => void) | null;
}

/** The bottom of a step's form: Back, the primary action, and an inline message when saving has failed. */
export function StepFooter({ submitLabel, isSaving, canSubmit, missing, failure, onBack }: StepFooterProps) {
  const shown = isSaving ? null : failure;
  return (
    <div className="mt-2 border-t border-border pt-4">
      <div className="flex min-h-8 flex-wrap items-center gap-3 text-sm text-text-muted">
        <p role="status" className="min-w-0">
          {shown !== null && NOT_SAVED}
          {shown !== null && shown.reason !== null && <span className="block">{shown.reason}</span>}
          {shown === null && !canSubmit && !isSaving && missing}
        </p>
        {shown !== null && (
          <Button type="submit" variant="secondary" size="small" disabled={!canSubmit}>
            Retry
          </Button>
        )}
      </div>
      <div className="mt-3 flex justify-between gap-3">
        {onBack === null ? (
          <span />
        ) : (
          <Button variant="ghost" onClick={onBack} disabled={isSaving} className="-ml-4">
            Back
          </Button>
        )}
        <Button type="submit" variant="yellow" isBusy={isSaving} disabled={!canSubmit}>
          {isSaving ? 'Saving...' : submitLabel}
        </Button>
      </div>
    </div>
  );
}
