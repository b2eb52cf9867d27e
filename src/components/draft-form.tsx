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
  useReducer,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { Schema } from 'yup';
import { errorsAtStart, type SubmitFailure } from './form-errors';
import type { FormDraft } from '@/lib/drafts/form-draft';
import { moveOnEnter, submitOnModEnter } from '@/lib/keyboard/form-keys';
import { listen } from '@/lib/listen';
import { afterPaint } from '@/lib/loading/after-paint';
import { Button } from '@/ui/button';
import { FormLock, useIsLocked } from '@/ui/field';

interface DraftFormProps<T> {
  /** Emptied by a successful submit. */
  draftStorage: FormDraft<T>;
  /** The saved or blank values, read when the form opens and when the draft is discarded. */
  values: T;
  schema?: Schema;
  /** Never called twice at the same time. A failure keeps the form as it is. */
  onSubmit: (values: T, form: FormikHelpers<T>) => Promise<'done' | SubmitFailure>;
  onDone: () => void;
  /** `DraftFields`, in a dialog or a page. */
  children: ReactNode | ((form: FormikProps<T>) => ReactNode);
}

interface Draft {
  storage: Pick<FormDraft<never>, 'flush'> & { write: (values: never) => void };
  /** Whether the form began with a draft, and whether that was discarded. */
  status: 'none' | 'restored' | 'discarded';
  discard: () => void;
  undo: () => void;
}

const DraftContext = createContext<Draft | null>(null);

/** The draft of the form around it. */
export function useDraft(): Draft {
  const draft = useContext(DraftContext);
  if (draft === null) throw new Error('Used outside of a DraftForm');
  return draft;
}

/**
 * A Formik form whose content is stored on this device until it is sent: an accidental Escape, a reload or an expired
 * session loses nothing.
 */
export function DraftForm<T extends FormikValues>(props: DraftFormProps<T>) {
  const { draftStorage, values, schema, onSubmit, onDone, children } = props;
  const [restored] = useState(draftStorage.read);
  const [isDiscarded, setDiscarded] = useState(false);
  const form = useRef<FormikProps<T>>(null);
  const startErrors = (initial: T) => (schema === undefined ? {} : errorsAtStart(schema, initial));
  const initialValues = restored ?? values;

  const submit = useOneAtATime(async (typed: T, form: FormikHelpers<T>) => {
    const result = await onSubmit(typed, form);
    if (result === 'done') {
      draftStorage.clear();
      onDone();
    } else form.setStatus(result);
  });

  function startWith(start: T, discards: boolean) {
    setDiscarded(discards);
    form.current?.resetForm({ values: start, errors: startErrors(start) });
  }

  return (
    <DraftContext
      value={{
        storage: draftStorage,
        status: restored === null ? 'none' : isDiscarded ? 'discarded' : 'restored',
        discard() {
          draftStorage.clear();
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
        // Changes are validated as they happen; validating on blur would use the values from before the change.
        validateOnBlur={false}
        onSubmit={submit}
      >
        {children}
      </Formik>
    </DraftContext>
  );
}

interface DraftFieldsProps extends Omit<
  ComponentProps<typeof Form>,
  'noValidate' | 'onKeyDown' | 'onMouseDown'
> {
  /** Says that a draft was restored, and offers to discard it. */
  hasNotice?: boolean;
  /** The result can't be taken back, so Enter in a field doesn't submit unless it is the last one. */
  isFinal?: boolean;
}

/**
 * The form's element with its fields. While it is being sent nothing can be changed, and a submit that fails the
 * validation moves the focus to the first field with an error.
 */
export function DraftFields({ hasNotice = true, isFinal = false, children, ...form }: DraftFieldsProps) {
  const { dirty, isSubmitting } = useFormikContext();
  const { status } = useDraft();
  return (
    <Form
      noValidate
      onKeyDown={(event) => {
        if (isFinal) moveOnEnter(event);
        submitOnModEnter(event);
      }}
      onMouseDown={keepFocusOnPress}
      {...form}
    >
      <FormLock value={isSubmitting}>
        <FocusFirstError />
        <SaveDraft />
        {hasNotice && status !== 'none' && !dirty && <DraftStrip />}
        {/* Fields with a state of their own start over. */}
        <Fragment key={status}>{children}</Fragment>
      </FormLock>
    </Form>
  );
}

/** Says that the draft was restored and offers to discard it, or the reverse, until something is typed. */
function DraftStrip() {
  const { status, discard, undo } = useDraft();
  const isDiscarded = status === 'discarded';
  // Discarding what is being sent would lose it if it didn't arrive.
  const isLocked = useIsLocked();
  // Live regions announce changes, not initial content.
  const [isAnnounced, announce] = useReducer(() => true, false);
  useEffect(() => afterPaint(announce), []);
  return (
    <div className="flex items-center justify-between gap-3 rounded-control border border-border bg-surface-sunken py-1 pr-1 pl-3">
      <p role="status">
        {isDiscarded ? 'Draft discarded' : 'Draft restored'}
        {isAnnounced && '\u00A0'}
      </p>
      {/* One button, which keeps the focus. */}
      <Button variant="ghost" size="small" onClick={isDiscarded ? undo : discard} disabled={isLocked}>
        {isDiscarded ? 'Undo' : 'Discard'}
      </Button>
    </div>
  );
}

/** Stores the changes of the form around it. */
function SaveDraft() {
  const { values } = useFormikContext<never>();
  const { write, flush } = useDraft().storage;
  useEffect(() => write(values), [write, values]);
  useEffect(() => {
    const stop = listen(window, ['pagehide'], flush);
    return () => {
      stop();
      flush();
    };
  }, [flush]);
  return null;
}

/** After a submit that failed validation, moves the focus to the first invalid field. */
function FocusFirstError() {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const anchor = useRef<HTMLSpanElement>(null);
  const handled = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    if (!isValid)
      anchor.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, isValid]);
  return <span ref={anchor} hidden />;
}

/**
 * The same action, but never started twice at the same time: a second call (a double click, or Enter twice before
 * the button is disabled) gets the promise of the running one.
 */
function useOneAtATime<Args extends unknown[]>(
  act: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  const running = useRef<Promise<void> | null>(null);
  return (...args) => {
    running.current ??= act(...args).finally(() => {
      running.current = null;
    });
    return running.current;
  };
}

/**
 * Keeps the focus in the field until the click on a button or a label has happened. Otherwise the field's error, which
 * appears on blur, moves what is pressed away from the pointer between press and release, and the click is lost. Use
 * it as the form's onMouseDown.
 */
function keepFocusOnPress(event: MouseEvent<HTMLElement>): void {
  const pressed =
    event.target instanceof Element && event.target.closest('button, label, input, select, textarea');
  // A field within a label takes the focus as any other.
  if (pressed && pressed.matches('button, label')) event.preventDefault();
}
