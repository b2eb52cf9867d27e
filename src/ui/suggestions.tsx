import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '@/lib/hooks/use-latest';
import { isComposingKey } from '@/lib/keyboard/composing-key';
import { listen } from '@/lib/listen';
import { useIsLocked } from './form-lock';

interface SuggestionsProps {
  /** The input that they are for; it gets the role and the states that screen readers need. */
  field: RefObject<HTMLInputElement | null>;
  /** @returns what may be meant by a text; for '' what can be chosen without typing */
  find: (typed: string) => readonly string[];
  onTake: (text: string) => void;
}

const SHOWN_MAX = 100;
const GAP_PX = 4;
const MIN_WIDTH_PX = 192;
const MAX_HEIGHT_PX = 240;

/**
 * A list below a field of what may be meant. It opens while somebody types, by the arrow down, and by a press on the
 * field that has the focus already. Enter is the field's own until an arrow has led to one of the list. Not a
 * `datalist`: browsers leave out 'São' for 'sao'.
 */
export function Suggestions({ field, find, onTake }: SuggestionsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  /** What they are for; null while the list is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const isLocked = useIsLocked();
  const found = typed === null || isLocked ? [] : find(typed).slice(0, SHOWN_MAX);
  const isOpen = found.length > 0;
  const current = found[active];

  function show(text: string | null) {
    setTyped(text);
    setActive(-1);
  }
  function take(text: string) {
    show(null);
    onTake(text);
  }
  const onKeyDown = useLatest((event: KeyboardEvent) => {
    const { key } = event;
    if (event.target !== field.current || isComposingKey(event)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) {
      // The field takes what is in it.
      if (key === 'Enter') show(null);
      return;
    }
    if (!isOpen) {
      const text = field.current?.value ?? '';
      if (key !== 'ArrowDown' || isLocked || find(text).length === 0) return;
      show(text);
    } else if (key === 'ArrowDown') setActive(active + 1 < found.length ? active + 1 : -1);
    else if (key === 'ArrowUp') setActive((active < 0 ? found.length : active) - 1);
    else if (key === 'Escape') show(null);
    else if (key === 'Enter' && current !== undefined) take(current);
    else {
      if (key === 'Enter') show(null);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });

  useEffect(() => {
    const input = field.current;
    if (input === null) return undefined;
    const stops = [
      listen(input, ['input'], () => show(input.value === '' ? null : input.value)),
      // What is pasted may be taken at once; otherwise it is an input.
      listen(input, ['blur', 'paste'], () => show(null)),
      listen(input, ['mousedown'], () => document.activeElement === input && show(input.value)),
      // Before the dialog that the field may be in, which Escape would close, and before the field's own keys.
      listen(window, ['keydown'], onKeyDown, true),
    ];
    return () => stops.forEach((stop) => stop());
  }, [field, onKeyDown]);

  useEffect(() => {
    const states = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': id,
      'aria-activedescendant': current === undefined ? '' : `${id}-${active}`,
    };
    const input = field.current;
    for (const [name, value] of Object.entries(states)) input?.setAttribute(name, value);
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
    return () => Object.keys(states).forEach((name) => input?.removeAttribute(name));
  });

  useLayoutEffect(() => {
    const box = list.current;
    if (!isOpen || box === null) return undefined;
    // Above everything and cut off by nothing; older browsers have no such layer.
    if ('showPopover' in box) {
      box.popover = 'manual';
      box.showPopover();
    }
    const place = () => {
      const { left, top, bottom, width } = field.current?.getBoundingClientRect() ?? new DOMRect();
      const wide = Math.max(width, MIN_WIDTH_PX);
      const below = window.innerHeight - bottom;
      const isAbove = below < MAX_HEIGHT_PX && top > below;
      // Without that layer it is placed in the dialog, not in the window.
      Object.assign(box.style, { left: '0px', top: '0px', translate: 'none' });
      const origin = box.getBoundingClientRect();
      Object.assign(box.style, {
        width: `${wide}px`,
        left: `${Math.max(GAP_PX, Math.min(left, window.innerWidth - wide - GAP_PX)) - origin.left}px`,
        top: `${(isAbove ? top - GAP_PX : bottom + GAP_PX) - origin.top}px`,
        translate: isAbove ? '0 -100%' : 'none',
        maxHeight: `${Math.min(MAX_HEIGHT_PX, (isAbove ? top : below) - 2 * GAP_PX)}px`,
      });
    };
    place();
    return listen(window, ['scroll', 'resize'], place, true);
  }, [field, isOpen]);

  if (!isOpen) return null;
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Suggestions"
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      className="fixed inset-auto z-50 m-0 overflow-y-auto overscroll-contain rounded-card border border-border bg-surface-raised p-1 text-text shadow-float"
    >
      {found.map((text, index) => (
        <div
          key={text}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onClick={() => take(text)}
          className="flex min-h-9 cursor-pointer items-center rounded-control border border-transparent px-2 py-1 hover:bg-surface-sunken aria-selected:border-border-strong aria-selected:bg-surface-sunken"
        >
          <bdi className="min-w-0 wrap-anywhere">{text}</bdi>
        </div>
      ))}
    </div>
  );
}
