import { Form, Formik, useFormikContext } from 'formik';
import { KeepDraft } from '@/components/keep-draft';
import { COMPLETION_AFTER_QUESTIONS_PERCENT } from '@/domain/limits';
import { errorsAtStart } from '@/lib/form-errors';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { QuestionsFields } from './questions-fields';
import {
  isQuestionsDraft,
  questionsSchema,
  questionsValues,
  toProfileQuestions,
  type QuestionsValues,
} from './questions-schema';
import { StepFooter, type StepFooterProps } from './step-footer';
import type { StepProps } from './step-props';
import { useStepDraft } from './use-step-draft';
import { useStepSave } from './use-step-save';

/** The second step: what the person does and looks for. */
export function QuestionsStep({ user, draftOwner, onSaved, onBack }: StepProps) {
  const { box, initialValues } = useStepDraft(
    draftOwner,
    'questions',
    questionsValues(user.profileQuestions),
    isQuestionsDraft,
  );
  const { save, failure } = useStepSave(user.id);

  const onSubmit = useOneAtATime(async (values: QuestionsValues) => {
    const isSaved = await save({
      profileQuestions: toProfileQuestions(values),
      profileCompletionPercentage: COMPLETION_AFTER_QUESTIONS_PERCENT,
      onboardingStep: 'social',
      onboardingCompleted: false,
      isProfileComplete: false,
    });
    if (!isSaved) return;
    box.clear();
    onSaved();
  });

  return (
    <Formik
      initialValues={initialValues}
      validationSchema={questionsSchema}
      initialErrors={errorsAtStart(questionsSchema, initialValues)}
      // Errors come with the change; on blur the validation would run over values from before it.
      validateOnBlur={false}
      onSubmit={onSubmit}
    >
      <Form noValidate className="flex flex-col gap-6">
        <KeepDraft box={box} />
        <QuestionsFields />
        <QuestionsFooter failure={failure} onBack={onBack} />
      </Form>
    </Formik>
  );
}

function QuestionsFooter(props: Pick<StepFooterProps, 'failure' | 'onBack'>) {
  const { isValid, isSubmitting } = useFormikContext<QuestionsValues>();
  return (
    <StepFooter
      {...props}
      submitLabel="Continue"
      isSaving={isSubmitting}
      canSubmit={isValid}
      missing="Answer every question to go on."
    />
  );
}
