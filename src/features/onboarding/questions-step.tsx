import { useState } from 'react';
import { FormChoices, FormSelect, FormTags, FormTextField } from '@/components/form-fields';
import { SalaryField } from '@/components/salary-field';
import { COMPLETION_AFTER_QUESTIONS_PERCENT } from '@/domain/limits';
import {
  DEVELOPER,
  DEVELOPER_TYPE_OPTIONS,
  EDIT_ROLE_OPTIONS,
  EDIT_WORK_PREFERENCE_OPTIONS,
  findTechnologies,
  JOB_SEARCH_OPTIONS,
  ONBOARDING_WORK_PREFERENCE_OPTIONS,
  optionsWithStored,
  OTHER,
  ROLE_OPTIONS,
} from '@/domain/profile-options';
import { readUsd } from '@/domain/typed-number';
import { questionsSchema, questionsValues, toProfileQuestions } from './questions-schema';
import { StepForm, type StepProps } from './step-form';
import { StepLayout } from './step-layout';

const LABELS = {
  role: 'Role',
  customRole: 'Your role',
  developerType: 'Developer type',
  techStack: 'Tech stack',
  workPreference: 'Work preference',
  yearsOfExperience: 'Years of experience',
  salary: 'Salary (USD per year)',
  lookingForOpportunities: 'Job search status',
};

export function QuestionsStep(props: StepProps) {
  // Read once, so that every value of the form keeps its label after a refetch of the profile.
  const [stored] = useState(props.user.profileQuestions);
  return (
    <StepForm
      {...props}
      step="questions"
      saved={questionsValues(stored)}
      schema={questionsSchema}
      toUpdate={(values) => ({ profileQuestions: toProfileQuestions(values, stored) })}
      progress={{
        profileCompletionPercentage: COMPLETION_AFTER_QUESTIONS_PERCENT,
        onboardingStep: 'social',
        onboardingCompleted: false,
        isProfileComplete: false,
      }}
    >
      {({ values }) => (
        <StepLayout {...props} step="questions" missing="Answer every question to continue." labels={LABELS}>
          <FormSelect
            name="role"
            label={LABELS.role}
            placeholder="Select your role"
            options={optionsWithStored(ROLE_OPTIONS, stored.role, EDIT_ROLE_OPTIONS)}
          />
          {values.role === OTHER && <FormTextField name="customRole" label={LABELS.customRole} />}
          {values.role === DEVELOPER && (
            <>
              <FormChoices
                type="multiple"
                name="developerType"
                label={LABELS.developerType}
                options={DEVELOPER_TYPE_OPTIONS}
              />
              {values.developerType.includes(OTHER) && (
                <FormTags
                  name="customDeveloperType"
                  label="Other developer types"
                  hint="Press Enter or comma to add one. Optional."
                />
              )}
              <FormTags
                name="techStack"
                label={LABELS.techStack}
                hint="Press Enter or comma to add one, or paste a list."
                find={findTechnologies}
                placeholder="For example, TypeScript"
              />
            </>
          )}
          <FormChoices
            type="single"
            name="workPreference"
            label={LABELS.workPreference}
            options={optionsWithStored(
              ONBOARDING_WORK_PREFERENCE_OPTIONS,
              stored.workPreference,
              EDIT_WORK_PREFERENCE_OPTIONS,
            )}
          />
          <div className="grid gap-6 sm:grid-cols-2">
            <FormTextField
              name="yearsOfExperience"
              label={LABELS.yearsOfExperience}
              inputMode="decimal"
              autoComplete="off"
            />
            <SalaryField label={LABELS.salary} read={readUsd} />
          </div>
          <FormChoices
            type="single"
            name="lookingForOpportunities"
            label={LABELS.lookingForOpportunities}
            options={JOB_SEARCH_OPTIONS}
          />
        </StepLayout>
      )}
    </StepForm>
  );
}
