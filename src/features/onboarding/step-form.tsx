import { Form, Formik, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { Schema } from 'yup';
import type { ProfileUpdate } from '@/api/profile-changes';
import { KeepDraft } from '@/components/keep-draft';
import { LockWhileSaving } from '@/components/lock-while-saving';
import type { OnboardingStep } from '@/domain/user';
import { errorsAtStart } from '@/lib/form-errors';
import { submitOnModEnter } from '@/lib/form-keys';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import type { StepFooterProps } from './step-footer';
import type { StepProps } from './step-props';
import { useStepDraft } from './use-step-draft';
import { useStepSave } from './use-step-save';

interface StepFormProps<T extends FormikValues> extends StepProps {
  /** Identifies the step's draft. */
  step: OnboardingStep;
  /** What the person has saved before; a draft on this device takes precedence. */
  saved: T;
  isDraft: (value: unknown) => value is T;
  schema: Schema;
  /** What saving sends. */
  toUpdate: (values: T) => ProfileUpdate;
  /** The fields, and the footer, which is passed to it. */
  children: (footer: Pick<StepFooterProps, 'failure' | 'onBack'>) => ReactNode;
}

/** The form of a step: starts with the draft, keeps what is typed, saves once, and continues when that has worked. */
export function StepForm<T extends FormikValues>(props: StepFormProps<T>) {
  const { user, draftOwner, onSaved, onBack, step, saved, isDraft, schema, toUpdate, children } = props;
  const { box, initialValues } = useStepDraft(draftOwner, step, saved, isDraft);
  const { save, failure } = useStepSave(user.id);
  const onSubmit = useOneAtATime(async (values: T) => {
    if (!(await save(toUpdate(values)))) return;
    box.clear();
    onSaved();
  });
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      initialErrors={errorsAtStart(schema, initialValues)}
      // Changes are validated as they happen; validating on blur would use the values from before the change.
      validateOnBlur={false}
      onSubmit={onSubmit}
    >
      <Form noValidate onKeyDown={submitOnModEnter} className="flex flex-col gap-5">
        <LockWhileSaving>
          <KeepDraft box={box} />
          {children({ failure, onBack })}
        </LockWhileSaving>
      </Form>
    </Formik>
  );
}
