import {
  Form,
  Formik,
  useFormikContext,
  type FormikHelpers,
  type FormikProps,
  type FormikValues,
} from 'formik';
import {
  createContext,
  Fragment,
  useContext,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Schema } from 'yup';
import {
  errorsAtStart,
  fieldNamedIn,
  ServerReason,
  useSubmitFailure,
  type SubmitFailure,
} from './form-errors';
import { formDraft, type DraftOptions, type FormDraft } from '@/lib/drafts/form-draft';
import { moveOnEnter, submitOnModEnter } from '@/lib/keyboard/form-keys';
import { listen } from '@/lib/listen';
import { afterPaint } from '@/lib/loading/after-paint';
import { Button, QuietButton } from '@/ui/button';
import { FormLock, useIsLocked } from '@/ui/field';
import { showToast } from '@/ui/toasts/toast-store';

interface DraftFormProps<T> extends DraftOptions {
  /** The draft's owner and name. It is deleted after a successful submit. */
  uid: string;
  name: string;
  /** The saved or blank values. Read once, so that a refetch never overwrites typed values. */
  values: T;
  schema?: Schema | undefined;
  /** Never called concurrently. A failure keeps the form and its draft. */
  onSubmit: (values: T, form: FormikHelpers<T>) => Promise<'done' | SubmitFailure>;
  onDone: () => void;
  /** `DraftFields`, in a dialog or a page. */
  children: ReactNode | ((form: FormikProps<T>) => ReactNode);
}

interface Draft {
  storage: Pick<FormDraft<never>, 'flush' | 'clear'> & { write: (values: never) => void };
  /** Whether the form started from a draft, and whether that draft was discarded. */
  status: 'none' | 'restored' | 'discarded';
  discard: () => void;
  undo: () => void;
}

const DISCARDED = 'Draft discarded';
const RESTORED = 'Draft restored';

const DraftContext = createContext<Draft | null>(null);

export function useDraft(): Draft {
  const draft = useContext(DraftContext);
  if (draft === null) throw new Error('Used outside of a DraftForm');
  return draft;
}

/**
 * A Formik form whose values are stored on this device until they are sent. They survive an accidental Escape, a reload
 * and an expired session.
 */
export function DraftForm<T extends FormikValues>(props: DraftFormProps<T>) {
  const { uid, name, about, rows, schema, onSubmit, onDone, children } = props;
  const [values] = useState(props.values);
  const [storage] = useState(() => formDraft(uid, name, values, { about, rows }));
  const [restored] = useState(storage.read);
  const [isDiscarded, setDiscarded] = useState(false);
  const form = useRef<FormikProps<T>>(null);
  const startErrors = (initial: T) => (schema === undefined ? {} : errorsAtStart(schema, initial));
  const initialValues = restored ?? values;

  const running = useRef<Promise<'done' | SubmitFailure> | null>(null);

  async function submit(typed: T, form: FormikHelpers<T>) {
    const result = await onSubmit(typed, form);
    if (result === 'done') {
      storage.clear();
      onDone();
    } else form.setStatus(result);
    return result;
  }

  function startWith(start: T, discards: boolean) {
    setDiscarded(discards);
    form.current?.resetForm({ values: start, errors: startErrors(start) });
  }

  return (
    <DraftContext
      value={{
        storage,
        status: restored === null ? 'none' : isDiscarded ? 'discarded' : 'restored',
        discard() {
          storage.clear();
          startWith(values, true);
        },
        undo: () => startWith(initialValues, false),
      }}
    >
      <Formik
        innerRef={form}
        initialValues={initialValues}
        initialErrors={startErrors(initialValues)}
        validationSchema={schema}
        // Changes are validated immediately; validating on blur would use the values before the change.
        validateOnBlur={false}
        // A second press, before the button is busy, waits for the first request.
        onSubmit={(typed, helpers) =>
          (running.current ??= submit(typed, helpers).finally(() => (running.current = null)))
        }
      >
        {children}
      </Formik>
    </DraftContext>
  );
}

interface DraftFieldsProps extends Omit<
  ComponentProps<typeof Form>,
  'noValidate' | 'onKeyDown' | 'onMouseDown' | 'ref'
> {
  /** Shows that a draft was restored, with a button to discard it. */
  hasNotice?: boolean;
  /** The result can't be undone, so Enter submits only from the last field. */
  isFinal?: boolean;
}

/** The form element with its fields. It stores the draft, and locks the fields while sending. */
export function DraftFields({ hasNotice = true, isFinal = false, children, ...props }: DraftFieldsProps) {
  const { dirty, isSubmitting, values } = useFormikContext<never>();
  const { status, storage } = useDraft();
  const { write, flush } = storage;
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form);
  useEffect(() => write(values), [write, values]);
  useEffect(() => {
    const stop = listen(window, ['pagehide'], flush);
    return () => {
      stop();
      flush();
    };
  }, [flush]);
  return (
    <Form
      ref={form}
      noValidate
      onKeyDown={(event) => {
        if (isFinal) moveOnEnter(event);
        submitOnModEnter(event);
      }}
      onMouseDown={keepFocusOnPress}
      {...props}
    >
      <FormLock value={isSubmitting}>
        {hasNotice && status !== 'none' && !dirty && <DraftNotice />}
        {/* Remounts fields that have local state. */}
        <Fragment key={status}>{children}</Fragment>
      </FormLock>
    </Form>
  );
}

interface FormButtonsProps {
  /** The id of the form element, for buttons outside of it. */
  form?: string;
  label: string;
  busyLabel: string;
  /** The form waits for something else before it can be sent. */
  isBusy?: boolean;
  disabled?: boolean;
  /** Closes the form, after its draft has been deleted. */
  onCancel: () => void;
  /** Opens the form again when Cancel is undone. */
  onReopen?: () => void;
  children?: ReactNode;
}

/** The buttons of a form, below the server's reason for rejecting the last submit. */
export function FormButtons(props: FormButtonsProps) {
  const { form, label, busyLabel, isBusy = false, disabled, onCancel, children } = props;
  const { onReopen = () => showToast({ title: RESTORED, description: 'Open the form to continue.' }) } =
    props;
  const { isSubmitting, dirty, values } = useFormikContext<never>();
  const { status, storage } = useDraft();

  function cancel() {
    storage.clear();
    onCancel();
    const undo = () => {
      storage.write(values);
      storage.flush();
      onReopen();
    };
    if (dirty || status === 'restored') showToast({ title: DISCARDED, undo });
  }

  return (
    <>
      <ServerReason />
      {children}
      <Button variant="secondary" onClick={cancel} disabled={isSubmitting}>
        Cancel
      </Button>
      <Button type="submit" form={form} variant="yellow" isBusy={isSubmitting || isBusy} disabled={disabled}>
        {isSubmitting ? busyLabel : label}
      </Button>
    </>
  );
}

/** Shows that the draft was restored or discarded, with a button to reverse that, until the user types. */
function DraftNotice() {
  const { status, discard, undo } = useDraft();
  const isDiscarded = status === 'discarded';
  // Discarding a draft while it is being sent would lose it if the request failed.
  const isLocked = useIsLocked();
  // Live regions announce changes, not initial content.
  const [isAnnounced, announce] = useReducer(() => true, false);
  useEffect(() => afterPaint(announce), []);
  return (
    <div className="flex items-center justify-between gap-3 rounded-control border border-border bg-surface-sunken py-1 pr-1 pl-3">
      <p role="status">
        {isDiscarded ? DISCARDED : RESTORED}
        {isAnnounced && '\u00A0'}
      </p>
      {/* A single button, so that it keeps the focus. */}
      <QuietButton onClick={isDiscarded ? undo : discard} disabled={isLocked}>
        {isDiscarded ? 'Undo' : 'Discard'}
      </QuietButton>
    </div>
  );
}

/**
 * Focuses the first invalid field after a submit that failed validation. If the server rejected a field, the field shows
 * the server's message.
 */
function useFocusFirstError(form: RefObject<HTMLFormElement | null>) {
  const { submitCount, isSubmitting, isValid, setFieldError, setFieldTouched, setStatus } =
    useFormikContext();
  const reason = useSubmitFailure()?.reason ?? undefined;
  const handled = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    if (!isValid) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, submitCount, isSubmitting, isValid]);
  // A layout effect, so that the reason doesn't flash beside the buttons.
  useLayoutEffect(() => {
    const field = form.current && reason ? fieldNamedIn(reason, form.current) : undefined;
    if (field === undefined) return;
    setStatus(undefined);
    void setFieldTouched(field.name, true, false);
    setFieldError(field.name, reason);
    field.focus();
  }, [form, reason, setFieldError, setFieldTouched, setStatus]);
}

/**
 * An onMouseDown handler for a form: keeps the focus in the field until the click is complete. Otherwise the error that
 * appears on blur moves the pressed button away from the pointer, and the click is lost.
 */
function keepFocusOnPress(event: MouseEvent<HTMLElement>): void {
  const pressed =
    event.target instanceof Element && event.target.closest('button, label, input, select, textarea');
  // Fields inside a label take the focus as usual.
  if (pressed && pressed.matches('button, label')) event.preventDefault();
}
