import { useField } from 'formik';
import type { ComponentProps, FocusEvent } from 'react';
import { ChoiceGroup } from '@/ui/choice-group';
import { SelectField, TextAreaField, TextField } from '@/ui/field';
import { Switch } from '@/ui/switch';
import { TagInput } from '@/ui/tag-input';
import { OtherTexts } from './other-texts';
import { useFormField } from './use-form-field';

/** What the form gives to a field that is bound to it by its name. */
type Bound = 'name' | 'value' | 'onChange' | 'error';

export function FormTextField({
  name,
  onBlur,
  ...props
}: { name: string } & Omit<ComponentProps<typeof TextField>, Bound>) {
  const { input, error } = useFormField<string>(name);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    input.onBlur(event);
    onBlur?.(event);
  };
  return (
    <>
      <TextField {...props} {...input} onBlur={leave} error={error} />
      <OtherTexts names={[name]} />
    </>
  );
}

export function FormTextAreaField({
  name,
  ...props
}: { name: string } & Omit<ComponentProps<typeof TextAreaField>, Bound | 'onBlur'>) {
  const { input, error } = useFormField<string>(name);
  return (
    <>
      <TextAreaField {...props} {...input} error={error} />
      <OtherTexts names={[name]} />
    </>
  );
}

export function FormSelect({
  name,
  ...props
}: { name: string } & Omit<ComponentProps<typeof SelectField>, Bound | 'onBlur'>) {
  const { input, error } = useFormField<string>(name);
  return (
    <>
      <SelectField {...props} {...input} error={error} />
      <OtherTexts names={[name]} />
    </>
  );
}

/** One of several choices, whose value is the field's. */
export function FormChoice({
  name,
  ...props
}: { name: string } & Omit<ComponentProps<typeof ChoiceGroup>, Bound | 'kind' | 'chosen' | 'onBlur'>) {
  const { input, error, change, touch } = useFormField<string>(name);
  return (
    <>
      <ChoiceGroup
        {...props}
        name={name}
        kind="one"
        chosen={[input.value]}
        onChange={([chosen = '']) => change(chosen)}
        onBlur={touch}
        error={error}
      />
      <OtherTexts names={[name]} />
    </>
  );
}

/** Any number of choices; the field's value is their list. */
export function FormChoices({
  name,
  ...props
}: { name: string } & Omit<ComponentProps<typeof ChoiceGroup>, Bound | 'kind' | 'chosen' | 'onBlur'>) {
  const { input, error, change, touch } = useFormField<readonly string[]>(name);
  return (
    <>
      <ChoiceGroup
        {...props}
        name={name}
        kind="many"
        chosen={input.value}
        onChange={change}
        onBlur={touch}
        error={error}
      />
      <OtherTexts names={[name]} />
    </>
  );
}

export function FormTags({
  name,
  ...props
}: { name: string } & Omit<ComponentProps<typeof TagInput>, 'tags' | 'onChange' | 'onBlur' | 'error'>) {
  const { input, error, change, touch } = useFormField<readonly string[]>(name);
  return (
    <>
      <TagInput {...props} tags={input.value} onChange={change} onBlur={touch} error={error} />
      <OtherTexts names={[name]} />
    </>
  );
}

export function FormSwitch({ name, label }: { name: string; label: string }) {
  const [{ value }, , { setValue }] = useField<boolean>(name);
  return (
    <Switch
      label={label}
      name={name}
      checked={value}
      onChange={(event) => void setValue(event.target.checked)}
    />
  );
}
