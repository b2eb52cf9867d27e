import { useFormikContext } from 'formik';
import { createContext, useContext, type MouseEvent } from 'react';
import { textsIn, type FormDraft, type OtherVersion } from '@/lib/form-draft';
import { Button } from '@/ui/button';
import { useIsLocked } from '@/ui/form-lock';

type Others = Pick<FormDraft<object>, 'take' | 'dismiss'> & { list: readonly OtherVersion[] };

/** What was typed into the form around it in other tabs. */
export const OtherTextsContext = createContext<Others | null>(null);

/** What was typed into these fields in another tab, offered below them. */
export function OtherTexts({ names }: { names: readonly string[] }) {
  const others = useContext(OtherTextsContext);
  const { setFieldValue } = useFormikContext();
  const isLocked = useIsLocked();
  const offered = others?.list.filter(({ field }) => names.includes(field)) ?? [];
  if (others === null || offered.length === 0) return null;

  /** The pressed button goes away, so the focus goes on to the field. */
  function press({ currentTarget }: MouseEvent, change: () => void) {
    const field = currentTarget.closest('[role="group"]')?.previousElementSibling;
    field?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select, button')?.focus();
    change();
  }

  return (
    <div role="group" aria-label="Typed elsewhere" className="flex flex-col gap-3">
      {offered.map((version) => (
        <div
          key={JSON.stringify([version.field, version.by, version.value])}
          className="flex flex-col items-start gap-2 border-l-2 border-border-strong pl-3"
        >
          <p className="text-sm text-text-muted">
            {version.wasHere ? 'What was here before:' : 'Typed in another tab:'}
          </p>
          <p dir="auto" className="line-clamp-3 max-w-full whitespace-pre-wrap wrap-anywhere">
            {textsIn(version.value).join('\n')}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="small"
              disabled={isLocked}
              onClick={(event) =>
                press(event, () => {
                  others.take(version);
                  void setFieldValue(version.field, version.value);
                })
              }
            >
              Use it
            </Button>
            <Button
              variant="ghost"
              size="small"
              disabled={isLocked}
              onClick={(event) => press(event, () => others.dismiss(version))}
            >
              Dismiss
            </Button>
          </div>
        </div>
      ))}
    </div>
  );
}
