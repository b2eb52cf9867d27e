import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { cn } from '@/lib/cn';
import { isComposingKey } from '@/lib/keyboard/composing-key';
import { controlStyle } from '@/ui/control-style';
import { useIsLocked } from '@/ui/form-lock';

/** The controls of a question that may be focused. */
export type QuestionPart = 'text' | 'up' | 'down';

interface QuestionRowProps {
  /** Its position in the whole list, from 1. */
  number: number;
  text: string;
  error: string | undefined;
  /** Element ids of the row's controls. */
  partId: (part: QuestionPart) => string;
  isFirst: boolean;
  isLast: boolean;
  /** With line breaks where several lines were pasted, or where a phone's keyboard sends Enter as text. */
  onChange: (text: string) => void;
  onFocus: () => void;
  onBlur: () => void;
  /** Called on Enter in a question that is not empty. */
  onEnter: () => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

function IconButton({ className, onClick, ...button }: ComponentProps<'button'>) {
  const isLocked = useIsLocked();
  return (
    <button
      type="button"
      aria-disabled={isLocked || undefined}
      onClick={isLocked ? undefined : onClick}
      className={cn(
        'grid size-8 shrink-0 place-items-center rounded-control text-text-muted hover:bg-surface-sunken hover:text-text disabled:cursor-not-allowed disabled:opacity-40',
        className,
      )}
      {...button}
    />
  );
}

/** A question written by the creator. */
export function QuestionRow({ number, text, error, partId, ...row }: QuestionRowProps) {
  const isLocked = useIsLocked();
  const errorId = `${partId('text')}-error`;
  const field = useRef<HTMLTextAreaElement>(null);

  // Firefox before 152, Safari before 26.2 and Chrome before 123 do not know `field-sizing`.
  useLayoutEffect(() => {
    const growsByItself = 'fieldSizing' in document.documentElement.style;
    if (field.current === null || growsByItself) return;
    const { style } = field.current;
    style.height = 'auto';
    // With its border.
    style.height = `${field.current.scrollHeight + 2}px`;
  }, [text]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return;
    // With Ctrl or Cmd it submits the form.
    if (event.ctrlKey || event.metaKey) return;
    // In a list, Enter starts the next entry. It must not create a board whose questions cannot be changed later.
    event.preventDefault();
    if (text.trim() !== '' && !isLocked) row.onEnter();
  }

  return (
    <li>
      <div className="flex items-center gap-1">
        <span aria-hidden className="tabular w-6 shrink-0 pl-3 text-text-muted">
          {number}
        </span>
        {/* A textarea that grows: a question is often wider than a phone. */}
        <textarea
          ref={field}
          id={partId('text')}
          rows={1}
          readOnly={isLocked}
          enterKeyHint="next"
          aria-label={`Question ${number}`}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          placeholder="What do you want to know?"
          value={text}
          onChange={(event) => row.onChange(event.target.value)}
          onFocus={row.onFocus}
          onBlur={row.onBlur}
          onKeyDown={onKeyDown}
          className={cn(controlStyle(error !== undefined), 'field-sizing-content min-w-0 flex-1 resize-none')}
        />
        <IconButton
          id={partId('up')}
          aria-label={`Move number ${number} up`}
          disabled={row.isFirst}
          onClick={() => row.onMove(-1)}
        >
          <ArrowUp aria-hidden className="size-4" />
        </IconButton>
        <IconButton
          id={partId('down')}
          aria-label={`Move number ${number} down`}
          disabled={row.isLast}
          onClick={() => row.onMove(1)}
        >
          <ArrowDown aria-hidden className="size-4" />
        </IconButton>
        <IconButton aria-label={`Remove number ${number}`} onClick={row.onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </div>
      {error !== undefined && (
        <p id={errorId} className="mt-1 pl-7 text-sm text-danger">
          {error}
        </p>
      )}
    </li>
  );
}
