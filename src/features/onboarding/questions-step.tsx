import { COMPLETION_AFTER_QUESTIONS_PERCENT } from '@/domain/limits';
import { QuestionsFields } from './questions-fields';
import { isQuestionsDraft, questionsSchema, questionsValues, toProfileQuestions } from './questions-schema';
import { StepFooter } from './step-footer';
import { StepForm, type StepProps } from './step-form';

/** The second step: what the person does and is looking for. */
export function QuestionsStep(props: StepProps) {
  return (
    <StepForm
      {...props}
      step="questions"
      saved={questionsValues(props.user.profileQuestions)}
      isDraft={isQuestionsDraft}
      schema={questionsSchema}
      toUpdate={(values) => ({
        profileQuestions: toProfileQuestions(values),
        profileCompletionPercentage: COMPLETION_AFTER_QUESTIONS_PERCENT,
        onboardingStep: 'social',
        onboardingCompleted: false,
        isProfileComplete: false,
      })}
    >
      <QuestionsFields />
      <StepFooter onBack={props.onBack} submitLabel="Continue" missing="Answer every question to go on." />
    </StepForm>
  );
}
