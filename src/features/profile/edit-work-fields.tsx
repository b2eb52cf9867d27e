import { useFormikContext } from 'formik';
import type { FocusEvent } from 'react';
import { SalaryHint } from '@/components/salary-hint';
import {
  DEVELOPER_TYPE_OPTIONS,
  EDIT_ROLE_OPTIONS,
  EDIT_WORK_PREFERENCE_OPTIONS,
  JOB_SEARCH_OPTIONS,
  ONBOARDING_WORK_PREFERENCE_OPTIONS,
  optionsWithStored,
  OTHER,
  ROLE_OPTIONS,
} from '@/domain/profile-options';
import { readThousandsOfUsd } from '@/domain/salary';
import { TECHNOLOGIES } from '@/domain/technologies';
import type { User } from '@/domain/user';
import { SelectField, TextField } from '@/ui/field';
import { Switch } from '@/ui/switch';
import { TagInput } from '@/ui/tag-input';
import type { EditProfileValues } from './edit-profile-schema';
import { useEditField } from './use-edit-field';

const NOT_ANSWERED = 'Not answered';
const DEVELOPER_TYPES = DEVELOPER_TYPE_OPTIONS.map(({ label }) => label);

/** What the person does and is looking for. Values that onboarding saved and these lists lack can still be chosen. */
export function EditWorkFields({ user }: { user: User }) {
  const { values, initialValues, handleBlur, setFieldValue } = useFormikContext<EditProfileValues>();
  const field = useEditField();
  const { role, workPreference } = user.profileQuestions;

  function onYearsBlur(event: FocusEvent<HTMLInputElement>) {
    handleBlur(event);
    const isEmptied = values.yearsOfExperience.trim() === '' && initialValues.yearsOfExperience !== '';
    // On blur, so that it does not interfere with typing.
    if (isEmptied) void setFieldValue('yearsOfExperience', '0');
  }

  return (
    <section aria-labelledby="edit-work" className="grid gap-4 sm:grid-cols-2">
      <h3 id="edit-work" className="font-semibold sm:col-span-2">
        Work
      </h3>
      <SelectField
        {...field('lookingForOpportunities')}
        label="Work status"
        placeholder={NOT_ANSWERED}
        options={JOB_SEARCH_OPTIONS}
      />
      <SelectField
        {...field('workPreference')}
        label="Work preference"
        placeholder={NOT_ANSWERED}
        options={optionsWithStored(
          EDIT_WORK_PREFERENCE_OPTIONS,
          workPreference,
          ONBOARDING_WORK_PREFERENCE_OPTIONS,
        )}
      />
      <SelectField
        {...field('role')}
        label="Role"
        placeholder={NOT_ANSWERED}
        options={optionsWithStored(EDIT_ROLE_OPTIONS, role, ROLE_OPTIONS)}
      />
      {values.role === OTHER && <TextField {...field('customRole')} label="Custom role" />}
      <TextField
        {...field('yearsOfExperience')}
        label="Years of experience"
        inputMode="decimal"
        autoComplete="off"
        onBlur={onYearsBlur}
      />
      <TextField
        {...field('salary')}
        label="Salary (thousand USD per year)"
        inputMode="decimal"
        autoComplete="off"
        hint={
          <SalaryHint
            usd={readThousandsOfUsd(values.salary)}
            note={
              values.isSalaryHidden ? 'Not shown on your profile.' : 'Shown on your profile, in USD per year.'
            }
          />
        }
        aside={
          <Switch
            label="Hide"
            name="isSalaryHidden"
            checked={values.isSalaryHidden}
            onChange={(event) => void setFieldValue('isSalaryHidden', event.target.checked)}
          />
        }
      />
      <div className="sm:col-span-2">
        <TagInput
          label="Tech stack"
          hint="Enter or a comma adds one; a pasted list adds them all."
          suggestions={TECHNOLOGIES}
          tags={values.techStack}
          onChange={(tags) => void setFieldValue('techStack', tags)}
        />
      </div>
      <div className="sm:col-span-2">
        <TagInput
          label="Developer specialization"
          hint="Enter or a comma adds one, for example Frontend or Smart Contract."
          suggestions={DEVELOPER_TYPES}
          tags={values.developerTags}
          onChange={(tags) => void setFieldValue('developerTags', tags)}
        />
      </div>
    </section>
  );
}
