import { useFormikContext } from 'formik';
import { SalaryHint } from '@/components/salary-hint';
import {
  DEVELOPER,
  DEVELOPER_TYPE_OPTIONS,
  JOB_SEARCH_OPTIONS,
  ONBOARDING_WORK_PREFERENCE_OPTIONS,
  OTHER,
  ROLE_OPTIONS,
} from '@/domain/profile-options';
import { readUsd } from '@/domain/salary';
import { TECHNOLOGIES } from '@/domain/technologies';
import { ChoiceGroup } from '@/ui/choice-group';
import { SelectField, TextField } from '@/ui/field';
import { Switch } from '@/ui/switch';
import { TagInput } from '@/ui/tag-input';
import type { QuestionsValues } from './questions-schema';

/** The questions of the second step; only those that the role needs. */
export function QuestionsFields() {
  const form = useFormikContext<QuestionsValues>();
  const { values, getFieldProps, setFieldValue, setFieldTouched } = form;

  /** Errors show only once their field has been touched. */
  function errorOf(name: keyof QuestionsValues): string | undefined {
    const error = form.errors[name];
    return form.touched[name] && typeof error === 'string' ? error : undefined;
  }

  /** For controls that are not plain inputs. */
  function controlled(name: keyof QuestionsValues) {
    return {
      error: errorOf(name),
      onBlur: () => void setFieldTouched(name, true, false),
    };
  }

  const isDeveloper = values.role === DEVELOPER;

  return (
    <>
      <SelectField
        {...getFieldProps('role')}
        value={values.role}
        label="Role"
        placeholder="Select your role"
        options={ROLE_OPTIONS}
        error={errorOf('role')}
      />
      {values.role === OTHER && (
        <TextField {...getFieldProps('customRole')} label="Your role" error={errorOf('customRole')} />
      )}
      {isDeveloper && (
        <ChoiceGroup
          {...controlled('developerType')}
          label="Developer type"
          name="developerType"
          kind="many"
          choices={DEVELOPER_TYPE_OPTIONS}
          chosen={values.developerType}
          onChange={(chosen) => void setFieldValue('developerType', chosen)}
        />
      )}
      {isDeveloper && values.developerType.includes(OTHER) && (
        <TagInput
          {...controlled('customDeveloperType')}
          label="Other developer types"
          hint="Enter or a comma adds one. You can leave this empty."
          tags={values.customDeveloperType}
          onChange={(tags) => void setFieldValue('customDeveloperType', tags)}
        />
      )}
      {isDeveloper && (
        <TagInput
          {...controlled('techStack')}
          label="Tech stack"
          hint="Enter or a comma adds one; a pasted list adds them all."
          suggestions={TECHNOLOGIES}
          placeholder="For example TypeScript"
          tags={values.techStack}
          onChange={(tags) => void setFieldValue('techStack', tags)}
        />
      )}
      <ChoiceGroup
        {...controlled('workPreference')}
        label="Work preference"
        name="workPreference"
        kind="one"
        choices={ONBOARDING_WORK_PREFERENCE_OPTIONS}
        chosen={[values.workPreference]}
        onChange={([chosen = '']) => void setFieldValue('workPreference', chosen)}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...getFieldProps('yearsOfExperience')}
          label="Years of experience"
          inputMode="decimal"
          autoComplete="off"
          error={errorOf('yearsOfExperience')}
        />
        <TextField
          {...getFieldProps('salary')}
          label="Salary (USD per year)"
          inputMode="decimal"
          autoComplete="off"
          hint={
            <SalaryHint
              usd={readUsd(values.salary)}
              note={
                values.isSalaryHidden
                  ? 'Hidden from everybody but you.'
                  : 'Visible to recruiters unless private.'
              }
            />
          }
          error={errorOf('salary')}
          aside={
            <Switch
              label="Private"
              name="isSalaryHidden"
              checked={values.isSalaryHidden}
              onChange={(event) => void setFieldValue('isSalaryHidden', event.target.checked)}
            />
          }
        />
      </div>
      <ChoiceGroup
        {...controlled('lookingForOpportunities')}
        label="Job search status"
        name="lookingForOpportunities"
        kind="one"
        choices={JOB_SEARCH_OPTIONS}
        chosen={[values.lookingForOpportunities]}
        onChange={([chosen = '']) => void setFieldValue('lookingForOpportunities', chosen)}
      />
    </>
  );
}
