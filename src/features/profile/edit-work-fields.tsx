import { useFormikContext } from 'formik';
import { FormSelect, FormTags, FormTextField } from '@/components/form-fields';
import { SalaryField } from '@/components/salary-field';
import {
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
import { readThousandsOfUsd } from '@/domain/typed-number';
import { createSearch } from '@/domain/text';
import type { User } from '@/domain/user';
import type { EditProfileValues } from './edit-profile-values';

const NOT_ANSWERED = 'Not answered';
const findDeveloperTypes = createSearch(DEVELOPER_TYPE_OPTIONS.map(({ label }) => label));

/** The person's work and what they are looking for. Saved values that are missing in the lists remain selectable. */
export function EditWorkFields({ user }: { user: User }) {
  const { values, initialValues, setFieldValue } = useFormikContext<EditProfileValues>();
  const { role, workPreference } = user.profileQuestions;

  function onYearsBlur() {
    const typed = values.yearsOfExperience.trim();
    const wasNeverAnswered = typed === '' && initialValues.yearsOfExperience === '';
    // A text without a number becomes 0, but '3 to 5' stays for the user to correct. On blur, so that it doesn't
    // interfere with typing.
    if (!wasNeverAnswered && !/\p{Number}/u.test(typed)) void setFieldValue('yearsOfExperience', '0');
  }

  return (
    <section aria-labelledby="edit-work" className="grid gap-4 sm:grid-cols-2">
      <h3 id="edit-work" className="font-semibold sm:col-span-2">
        Work
      </h3>
      <FormSelect
        name="lookingForOpportunities"
        label="Job search status"
        placeholder={NOT_ANSWERED}
        options={JOB_SEARCH_OPTIONS}
      />
      <FormSelect
        name="role"
        label="Role"
        placeholder={NOT_ANSWERED}
        options={optionsWithStored(EDIT_ROLE_OPTIONS, role, ROLE_OPTIONS)}
      />
      {values.role === OTHER && <FormTextField name="customRole" label="Custom role" />}
      <FormSelect
        name="workPreference"
        label="Work preference"
        placeholder={NOT_ANSWERED}
        options={optionsWithStored(
          EDIT_WORK_PREFERENCE_OPTIONS,
          workPreference,
          ONBOARDING_WORK_PREFERENCE_OPTIONS,
        )}
      />
      <FormTextField
        name="yearsOfExperience"
        label="Years of experience"
        inputMode="decimal"
        autoComplete="off"
        onBlur={onYearsBlur}
      />
      <SalaryField label="Salary (thousand USD per year)" read={readThousandsOfUsd} />
      <div className="flex flex-col gap-4 sm:col-span-2">
        <FormTags
          name="techStack"
          label="Tech stack"
          hint="Press Enter or comma to add one, or paste a list."
          find={findTechnologies}
        />
        <FormTags
          name="developerTags"
          label="Developer specialization"
          hint="Press Enter or comma to add one, for example Frontend or Smart Contract."
          find={findDeveloperTypes}
        />
      </div>
    </section>
  );
}
