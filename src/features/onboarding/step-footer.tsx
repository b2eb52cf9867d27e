import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useDraft } from '@/components/draft-form';
import { useSubmitFailure } from '@/components/form-errors';
import { Button } from '@/ui/button';
import type { StepProps } from './step-form';

interface StepFooterProps extends Pick<StepProps, 'onBack' | 'onForm'> {
  submitLabel: string;
  /** Whether the conditions outside of the form's schema are met. */
  isReady?: boolean;
  /** The hint about the fields that are still required. */
  missing: string;
  /** The fields' labels, to name those with an error. */
  labels?: Readonly<Record<string, string>>;
}

/** The footer of a step: Back, the primary action, and an error message if saving has failed. */
export function StepFooter(props: StepFooterProps) {
  const { submitLabel, isReady = true, missing, labels = {}, onBack, onForm } = props;
  const { dirty, errors, isSubmitting, isValid, submitForm } = useFormikContext();
  const { status } = useDraft();
  const canSubmit = isValid && isReady;
  const failure = useSubmitFailure();
  const isChanged = dirty || status === 'restored';
  const hint = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    async function submit() {
      // The form shows only its schema's errors, so otherwise the hint gets the focus.
      if (isReady || !isValid) await submitForm();
      else hint.current?.focus();
    }
    onForm({ isChanged, isSubmitting, submit });
  }, [onForm, isChanged, isReady, isValid, isSubmitting, submitForm]);
  const missingFields = Object.keys(errors).flatMap((name) => labels[name] ?? []);
  return (
    <div className="mt-2 border-t border-border pt-4">
      <div className="flex min-h-8 flex-wrap items-center gap-3 text-sm text-text-muted">
        <p ref={hint} role="status" tabIndex={-1} className="min-w-0">
          {failure !== null && (failure.reason ?? 'Couldn’t save. Try again.')}
          {failure === null && !canSubmit && !isSubmitting && missing}
          {failure === null && !canSubmit && !isSubmitting && missingFields.length > 0 && (
            <span className="block">Still missing: {missingFields.join(', ')}</span>
          )}
        </p>
        {failure?.reason === null && (
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
