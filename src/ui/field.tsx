import {
  createContext,
  useContext,
  useId,
  type ComponentProps,
  type ElementType,
  type ReactNode,
} from 'react';
import { cn } from '@/lib/cn';
import { controlStyle } from './control-style';

/** Locks every control of a form while it is being saved. Unlike `disabled`, it keeps the focus. */
export const FormLock = createContext(false);

export const useIsLocked = (): boolean => useContext(FormLock);

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown in red below the control and associated with it; nothing for undefined or ''. */
  error?: string | undefined;
  /** Announces the error when it appears, for errors that don't come from a blur. */
  isErrorAlert?: boolean;
  /** Content beside the label, such as a counter or a switch. */
  aside?: ReactNode;
  className?: string;
  /** @param control props that associate the control with its label, hint and error */
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}

export function Field({ label, hint, error, isErrorAlert = false, aside, className, children }: FieldProps) {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  const describedBy = [hint !== undefined ? `${id}-hint` : '', hasError ? `${id}-error` : ''].filter(Boolean);
  return (
    <div className={cn('flex flex-col gap-1', className)}>
      {/* The height is the same with and without an aside, so that adjacent fields line up. */}
      <div className="flex min-h-6 items-center justify-between gap-3">
        <label htmlFor={id} className="min-w-0 font-semibold wrap-anywhere">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        ...(describedBy.length > 0 ? { 'aria-describedby': describedBy.join(' ') } : {}),
        ...(hasError ? { 'aria-invalid': true } : {}),
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-text-muted">
          {hint}
        </p>
      )}
      {hasError && (
        <p id={`${id}-error`} role={isErrorAlert ? 'alert' : undefined} className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

type OwnProps = Omit<FieldProps, 'children' | 'className'> & { fieldClassName?: string };

/** Separates the field's props from those of its control. */
function splitProps<Props extends OwnProps>(props: Props) {
  const { label, hint, error, isErrorAlert = false, aside, fieldClassName, ...control } = props;
  return [{ label, hint, error, isErrorAlert, aside, className: fieldClassName ?? '' }, control] as const;
}

/** @param defaults props of the control that the caller's props override */
function createTextField<Tag extends 'input' | 'textarea'>(tag: Tag, defaults: ComponentProps<Tag>) {
  const Control = tag as ElementType;
  type ControlProps = { className?: string | undefined; readOnly?: boolean | undefined };
  return function FieldWithControl(props: OwnProps & ControlProps & ComponentProps<Tag>) {
    const [field, { className, readOnly, ...input }] = splitProps(props);
    const isLocked = useIsLocked();
    return (
      <Field {...field}>
        {(control) => (
          <Control
            {...defaults}
            readOnly={readOnly === true || isLocked}
            {...input}
            {...control}
            className={cn(controlStyle(control['aria-invalid']), className)}
          />
        )}
      </Field>
    );
  };
}

export const TextField = createTextField('input', { type: 'text' });
export const TextAreaField = createTextField('textarea', { rows: 4 });

/** A select cannot be read-only, so a locked one doesn't open and ignores the keyboard. */
const LOCKED_SELECT: ComponentProps<'select'> = {
  'aria-disabled': true,
  onChange: () => undefined,
  onMouseDown: (event) => event.preventDefault(),
  onKeyDown: (event) => {
    if (event.key !== 'Tab') event.preventDefault();
  },
};

type SelectFieldProps = OwnProps &
  Omit<ComponentProps<'select'>, 'value'> & {
    options: readonly { value: string; label: string }[];
    placeholder?: string;
    value: string;
  };

/** A native select. A value that isn't an option is added as one, so it is never replaced silently. */
export function SelectField(props: SelectFieldProps) {
  const [field, { className, options, placeholder, value, ...select }] = splitProps(props);
  const isLocked = useIsLocked();
  const isUnknown = value !== '' && !options.some((option) => option.value === value);
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...select}
          {...(isLocked ? LOCKED_SELECT : {})}
          value={value}
          {...control}
          className={cn(
            controlStyle(control['aria-invalid']),
            'pr-8 aria-disabled:bg-surface-sunken',
            className,
          )}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {isUnknown && <option value={value}>{value}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
