import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useDraft } from '@/components/draft-form';
import { useSubmitFailure } from '@/components/submit-failure';
import { Button } from '@/ui/button';
import type { StepProps } from './step-form';

interface StepFooterProps extends Pick<StepProps, 'onBack' | 'onForm'> {
  submitLabel: string;
  /** Whether there is all that the form's schema does not check. */
  isReady?: boolean;
  /** What is missing before the step can be sent. */
  missing: string;
}

/** The bottom of a step's form: Back, the primary action, and an inline message when saving has failed. */
export function StepFooter({ submitLabel, isReady = true, missing, onBack, onForm }: StepFooterProps) {
  const { dirty, isSubmitting, isValid, submitForm } = useFormikContext();
  const { isRestored } = useDraft();
  const canSubmit = isValid && isReady;
  const failure = useSubmitFailure();
  const isChanged = dirty || isRestored;
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    async function submit() {
      // The form itself shows only the errors that its schema knows.
      if (isReady || !isValid) await submitForm();
      else said.current?.focus();
    }
    onForm({ isChanged, isSubmitting, submit });
  }, [onForm, isChanged, isReady, isValid, isSubmitting, submitForm]);
  return (
    <div className="mt-2 border-t border-border pt-4">
      <div className="flex min-h-8 flex-wrap items-center gap-3 text-sm text-text-muted">
        <p ref={said} role="status" tabIndex={-1} className="min-w-0">
          {failure !== null && 'Not saved yet, try again'}
          {failure !== null && failure.reason !== null && <span className="block">{failure.reason}</span>}
          {failure === null && !canSubmit && !isSubmitting && missing}
        </p>
        {failure !== null && (
          <Button type="submit" variant="secondary" size="small" disabled={!canSubmit}>
            Retry
          </Button>
        )}
      </div>
      <div className="mt-3 flex justify-between gap-3">
        {onBack === null ? (
          <span />
        ) : (
          <Button variant="ghost" onClick={onBack} disabled={isSubmitting} className="-ml-4">
            Back
          </Button>
        )}
        <Button type="submit" variant="yellow" isBusy={isSubmitting} disabled={!canSubmit}>
          {isSubmitting ? 'Saving...' : submitLabel}
        </Button>
      </div>
    </div>
  );
}
