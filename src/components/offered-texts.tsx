import type { MouseEvent } from 'react';
import { textsIn, type OtherVersion } from '@/lib/drafts/form-draft';
import { Button } from '@/ui/button';

interface OfferedTextsProps {
  versions: readonly OtherVersion[];
  isLocked: boolean;
  onUse: (version: OtherVersion) => void;
  onDismiss: (version: OtherVersion) => void;
}

/** Texts that were typed elsewhere, below the field they belong to. */
export function OfferedTexts(props: OfferedTextsProps) {
  const { versions, isLocked, onUse, onDismiss } = props;
  if (versions.length === 0) return null;

  /** The pressed button goes away, so the focus goes on to the field. */
  function press({ currentTarget }: MouseEvent, change: () => void) {
    const field = currentTarget.closest('[role="group"]')?.previousElementSibling;
    field?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select, button')?.focus();
    change();
  }

  return (
    <div role="group" aria-label="Typed elsewhere" className="flex flex-col gap-3">
      {versions.map((version) => (
        <div
          key={JSON.stringify([version.field, version.by, version.value])}
          className="flex flex-col items-start gap-2 border-l-2 border-border-strong pl-3"
        >
          <p className="text-sm text-text-muted">
            {version.wasHere ? 'What was here before:' : 'Typed in another tab:'}
          </p>
          <p dir="auto" className="line-clamp-3 max-w-full as-written wrap-anywhere">
            {textsIn(version.value).join('\n')}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="small"
              disabled={isLocked}
              onClick={(event) => press(event, () => onUse(version))}
            >
              Use it
            </Button>
            <Button
              variant="ghost"
              size="small"
              disabled={isLocked}
              onClick={(event) => press(event, () => onDismiss(version))}
            >
              Dismiss
            </Button>
          </div>
        </div>
      ))}
    </div>
  );
}
