import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { cn } from '@/lib/cn';
import { isComposingKey } from '@/lib/keyboard/keys';
import { IconButton } from '@/ui/button';
import { controlStyle } from '@/ui/control-style';
import { useIsLocked } from '@/ui/field';

interface QuestionRowProps {
  /** The position in the whole list, starting at 1. */
  number: number;
  text: string;
  error: string | undefined;
  /** @returns the element id of a control */
  partId: (part: 'text' | 'up' | 'down') => string;
  isFirst: boolean;
  isLast: boolean;
  onChange: (text: string) => void;
  /** Called on Enter, unless the question is empty. */
  onEnter: () => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

export function QuestionRow({ number, text, error, partId, ...row }: QuestionRowProps) {
  const isLocked = useIsLocked();
  const lock = isLocked ? { 'aria-disabled': true, onClick: undefined } : {};
  const errorId = `${partId('text')}-error`;

  function enter() {
    if (text.trim() !== '' && !isLocked) row.onEnter();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Ctrl or Cmd with Enter submits the form.
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isComposingKey(event.nativeEvent)) return;
    event.preventDefault();
    enter();
  }

  function onChange(typed: string) {
    // Some phones send Enter as text without a key event.
    if (typed === `${text}\n`) enter();
    else row.onChange(typed.replace(/\s*\n\s*/g, ' '));
  }

  return (
    <li>
      <div className="flex items-center gap-1">
        <span aria-hidden className="tabular w-6 shrink-0 pl-3 text-text-muted">
          {number}
        </span>
        {/* A growing textarea, because most questions are wider than a phone. `rows` is for browsers without field-sizing. */}
        <textarea
          id={partId('text')}
          rows={Math.ceil((text.length + 1) / 40)}
          readOnly={isLocked}
          enterKeyHint="next"
          aria-label={`Question ${number}`}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          placeholder="What do you want to know?"
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
          className={cn(controlStyle(error !== undefined), 'field-sizing-content min-w-0 flex-1 resize-none')}
        />
        <IconButton
          id={partId('up')}
          Icon={ArrowUp}
          label={`Move question ${number} up`}
          disabled={row.isFirst}
          onClick={() => row.onMove(-1)}
          {...lock}
        />
        <IconButton
          id={partId('down')}
          Icon={ArrowDown}
          label={`Move question ${number} down`}
          disabled={row.isLast}
          onClick={() => row.onMove(1)}
          {...lock}
        />
        <IconButton Icon={Trash2} label={`Remove question ${number}`} onClick={row.onRemove} {...lock} />
      </div>
      {error !== undefined && (
        <p id={errorId} className="mt-1 pl-7 text-sm text-danger">
          {error}
        </p>
      )}
    </li>
  );
}
