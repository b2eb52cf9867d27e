import { useField } from 'formik';
import type { ComponentProps, ElementType, FocusEvent } from 'react';
import { withoutInvisible } from '@/domain/text';
import { ChoiceGroup } from '@/ui/choice-group';
import { SelectField, TextAreaField, TextField } from '@/ui/field';
import { Switch } from '@/ui/switch';
import { TagInput } from '@/ui/tag-input';

/** A field of the enclosing form: its value, its handlers, and its error once it has been touched. */
export function useFormField<T>(name: string) {
  const [input, { error, touched }, { setValue, setTouched }] = useField<T>(name);
  // A list may have one error per entry.
  const text: unknown = Array.isArray(error) ? error[0] : error;
  return {
    input,
    error: touched && typeof text === 'string' ? text : undefined,
    change: (value: T) => void setValue(value),
    // The change has already been validated; validating here would use the values before it.
    touch: () => void setTouched(true, false),
  };
}

type Bound = 'name' | 'value' | 'onChange' | 'onBlur' | 'error';

type BoundProps<Field extends ElementType> = { name: string; onBlur?: () => void } & Omit<
  ComponentProps<Field>,
  Bound
>;

/** @returns the field component connected to the enclosing form; its `onBlur` runs after the form's blur handler */
function connect<Field extends typeof TextField | typeof TextAreaField | typeof SelectField>(field: Field) {
  const Control: ElementType = field;
  return function BoundField({ name, onBlur, ...props }: BoundProps<Field>) {
    const { input, error } = useFormField<string>(name);
    const handleBlur = (event: FocusEvent) => {
      input.onBlur(event);
      onBlur?.();
    };
    return <Control {...props} {...input} onBlur={handleBlur} error={error} />;
  };
}

export const FormTextField = connect(TextField);
export const FormTextAreaField = connect(TextAreaField);
export const FormSelect = connect(SelectField);

/** A choice that is bound to the form; the value is a list if `type` is 'multiple'. */
export function FormChoices(
  props: Pick<ComponentProps<typeof ChoiceGroup>, 'name' | 'label' | 'options' | 'type'>,
) {
  const { input, error, change, touch } = useFormField<string | readonly string[]>(props.name);
  return (
    <ChoiceGroup
      {...props}
      selected={[input.value].flat()}
      onChange={(selected) => {
        change(props.type === 'multiple' ? selected : (selected[0] ?? ''));
        // Deselecting the last choice shows its error immediately.
        touch();
      }}
      onBlur={touch}
      error={error}
    />
  );
}

type TagInputProps = ComponentProps<typeof TagInput>;
type FormTagsProps = { name: string; normalize?: TagInputProps['normalize'] } & Omit<
  TagInputProps,
  'tags' | 'onChange' | 'onBlur' | 'error' | 'normalize'
>;

export function FormTags({ name, normalize = withoutInvisible, ...props }: FormTagsProps) {
  const { input, error, change, touch } = useFormField<readonly string[]>(name);
  return (
    <TagInput
      {...props}
      normalize={normalize}
      tags={input.value}
      onChange={change}
      onBlur={touch}
      error={error}
    />
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
