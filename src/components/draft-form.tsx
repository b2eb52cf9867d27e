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
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from 'react';
import type { Schema } from 'yup';
import type { DraftStorage } from '@/lib/drafts/draft-storage';
import type { FormDraft } from '@/lib/drafts/form-draft';
import { errorsAtStart } from '@/lib/typing/form-errors';
import { keepFocusOnPress } from '@/lib/focus/keep-focus-on-press';
import { submitOnModEnter } from '@/lib/keyboard/form-keys';
import { useOneAtATime } from '@/lib/hooks/use-one-at-a-time';
import { afterPaint } from '@/lib/loading/after-paint';
import { saidAgain } from '@/lib/said-again';
import { Button } from '@/ui/button';
import { FormLock, useIsLocked } from '@/ui/form-lock';
import { OtherTextsContext } from './other-texts';
import type { SubmitFailure } from './submit-failure';

interface DraftFormProps<T> {
  /** Where the draft is kept; it is emptied by a successful submit. */
  draftStorage: FormDraft<T>;
  /** What the form contains without a draft, saved by now. Read when the form opens, and when the draft is discarded. */
  values: T;
  schema?: Schema;
  /** Never called twice at the same time. A failure keeps the form as it is. */
  onSubmit: (values: T, form: FormikHelpers<T>) => Promise<'done' | SubmitFailure>;
  onDone: () => void;
  /** `DraftFields`, in a dialog or a page. */
  children: ReactNode | ((form: FormikProps<T>) => ReactNode);
}

interface Draft {
  /** Stores what is typed, and says what happens to it. */
  keeper: ReactNode;
  /** The form began with a draft, which can be discarded. */
  isRestored: boolean;
  wasDiscarded: boolean;
  discard: () => void;
}

const DraftContext = createContext<Draft | null>(null);

/** The draft of the form around it. */
export function useDraft(): Draft {
  const draft = useContext(DraftContext);
  if (draft === null) throw new Error('Used outside of a DraftForm');
  return draft;
}

/**
 * A Formik form whose content is kept on this device until it is sent: an accidental Escape, a reload or an ended
 * session loses nothing.
 */
export function DraftForm<T extends FormikValues>(props: DraftFormProps<T>) {
  const { draftStorage, values, schema, onSubmit, onDone, children } = props;
  const [draft, setDraft] = useState(() => {
    draftStorage.forgetSaved();
    return draftStorage.read();
  });
  const [wasDiscarded, setWasDiscarded] = useState(false);
  const list = useSyncExternalStore(draftStorage.subscribe, draftStorage.others);
  const { take, dismiss } = draftStorage;
  const others = useMemo(() => ({ list, take, dismiss }), [list, take, dismiss]);
  const form = useRef<FormikProps<T>>(null);
  const startErrors = (initial: T) => (schema === undefined ? {} : errorsAtStart(schema, initial));
  const initialValues = draft ?? values;

  const submit = useOneAtATime(async (typed: T, form: FormikHelpers<T>) => {
    const result = await onSubmit(typed, form);
    if (result === 'done') {
      draftStorage.clear();
      onDone();
    } else form.setStatus(result);
  });

  function discard() {
    draftStorage.clear();
    setDraft(null);
    setWasDiscarded(true);
    form.current?.resetForm({ values, errors: startErrors(values) });
  }

  return (
    <DraftContext
      value={{
        keeper: <SaveDraft draftStorage={draftStorage} hasOthers={list.some(({ wasHere }) => !wasHere)} />,
        isRestored: draft !== null,
        wasDiscarded,
        discard,
      }}
    >
      <OtherTextsContext value={others}>
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
      </OtherTextsContext>
    </DraftContext>
  );
}

interface DraftFieldsProps extends Omit<
  ComponentProps<typeof Form>,
  'noValidate' | 'onKeyDown' | 'onMouseDown'
> {
  /** Says that a draft was restored, and offers to discard it. */
  hasNotice?: boolean;
}

/**
 * The form's element with its fields. While it is being sent nothing can be changed, and a submit that fails the
 * validation moves the focus to the first field with an error.
 */
export function DraftFields({ hasNotice = true, children, ...form }: DraftFieldsProps) {
  const { isSubmitting } = useFormikContext();
  const { keeper, isRestored, discard } = useDraft();
  return (
    // Discarding begins with new fields, in the same dialog: another one would not know what has opened the first.
    <Form
      key={isRestored ? 'draft' : 'new'}
      noValidate
      onKeyDown={submitOnModEnter}
      onMouseDown={keepFocusOnPress}
      {...form}
    >
      <FormLock value={isSubmitting}>
        <FocusFirstError />
        {keeper}
        {hasNotice && isRestored && <RestoredDraftNotice onDiscard={discard} />}
        {children}
      </FormLock>
    </Form>
  );
}

const RESTORED = 'Draft restored';

/** Says that what was typed before is back in the form, and offers to start over. */
function RestoredDraftNotice({ onDiscard }: { onDiscard: () => void }) {
  // What is being sent would be lost if it did not arrive.
  const isLocked = useIsLocked();
  const [said, setSaid] = useState(RESTORED);
  // Most screen readers say nothing of what comes together with its region, but of what changes there.
  useEffect(() => afterPaint(() => setSaid(saidAgain(RESTORED, RESTORED))), []);
  return (
    <div className="flex items-center justify-between gap-3 rounded-control border border-border bg-surface-sunken py-1 pr-1 pl-3">
      <p role="status">{said}</p>
      <Button variant="ghost" size="small" onClick={onDiscard} disabled={isLocked}>
        Discard
      </Button>
    </div>
  );
}

interface SaveDraftProps<T> {
  draftStorage: DraftStorage<T>;
  /** There are texts of other tabs, offered at their fields. */
  hasOthers: boolean;
}

/**
 * Keeps what was changed in the form around it as a draft. Where nothing can be stored (storage full or blocked) it says
 * so, and everything else works.
 */
function SaveDraft<T>({ draftStorage, hasOthers }: SaveDraftProps<T>) {
  const { values } = useFormikContext<T>();
  // Only an attempt shows whether the storage works.
  const [hasFailed, noteAttempt] = useReducer((_: boolean, isStored: boolean) => !isStored, false);
  useEffect(() => noteAttempt(draftStorage.write(values)), [draftStorage, values]);
  // Always there, so that what it says is read out.
  return (
    <p role="status" className={hasFailed ? 'text-sm text-text-muted' : 'sr-only'}>
      {hasFailed && "What you type can't be kept on this device. Send it before you leave the page."}
      {hasOthers && (
        <span className="sr-only">
          Something else was typed into this form in another tab. It is offered at its field.
        </span>
      )}
    </p>
  );
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
