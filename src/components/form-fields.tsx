import { useField } from 'formik';
import type { ComponentProps, ElementType, FocusEvent } from 'react';
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

/** What a native field is given by whoever uses it. */
type FieldProps<Field extends ElementType> = { name: string } & Omit<ComponentProps<Field>, Bound | 'onBlur'>;

export function FormTextAreaField({ name, ...props }: FieldProps<typeof TextAreaField>) {
  const { input, error } = useFormField<string>(name);
  return (
    <>
      <TextAreaField {...props} {...input} error={error} />
      <OtherTexts names={[name]} />
    </>
  );
}

export function FormSelect({ name, ...props }: FieldProps<typeof SelectField>) {
  const { input, error } = useFormField<string>(name);
  return (
    <>
      <SelectField {...props} {...input} error={error} />
      <OtherTexts names={[name]} />
    </>
  );
}

type ChoiceProps = Pick<ComponentProps<typeof ChoiceGroup>, 'name' | 'label' | 'choices'>;

/** One of several choices, whose value is the field's. */
export function FormChoice(props: ChoiceProps) {
  const { input, change } = useFormField<string>(props.name);
  return <Choices {...props} kind="one" chosen={[input.value]} onChange={([one = '']) => change(one)} />;
}

/** Any number of choices; the field's value is their list. */
export function FormChoices(props: ChoiceProps) {
  const { input, change } = useFormField<readonly string[]>(props.name);
  return <Choices {...props} kind="many" chosen={input.value} onChange={change} />;
}

function Choices(props: Omit<ComponentProps<typeof ChoiceGroup>, 'onBlur' | 'error'>) {
  const { error, touch } = useFormField(props.name);
  return (
    <>
      <ChoiceGroup {...props} onBlur={touch} error={error} />
      <OtherTexts names={[props.name]} />
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
