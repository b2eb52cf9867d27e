import { useEffect, useLayoutEffect, useRef } from 'react';
import { isComposingKey } from '@/lib/composing-key';
import { latinKey } from '@/lib/latin-key';
import { areShortcutsOn } from '@/lib/shortcut-setting';
import { typingTarget } from '@/lib/typing-target';

const ELSEWHERE = '[role="dialog"], [role="menu"], [role="radiogroup"], [role="tablist"]';
/** Keys that go on while they are held down. */
const REPEATED = ['ArrowUp', 'ArrowDown', 'j', 'k'];

/** @returns 'j', 'Shift+y' or 'Mod+z', for Ctrl and Cmd alike; null for what is no command of a screen */
function pressed(event: KeyboardEvent): string | null {
  if (event.altKey || isComposingKey(event)) return null;
  const key = latinKey(event);
  if (event.ctrlKey || event.metaKey) return event.shiftKey ? null : `Mod+${key}`;
  return event.shiftKey ? `Shift+${key}` : key;
}

/**
 * Commands of a screen by key, single ones unless the person has turned such off. Nothing fires while somebody types,
 * or in a dialog or a menu.
 * @param commands by key as in `KeyboardEvent.key`, letters in lower case, with 'Shift+' or 'Mod+' before it
 */
export function useDeskKeys(commands: Record<string, () => void>): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  // Not after the first paint: whoever sees the screen may already be typing.
  useLayoutEffect(() => {
    /** Where somebody was typing last. */
    let field: Element | null = null;
    const remember = ({ target }: Event) => {
      field = typingTarget(target);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const key = pressed(event);
      const command = key === null ? undefined : latest.current[key];
      if (key === null || command === undefined) return;
      if (!key.startsWith('Mod+') && !areShortcutsOn()) return;
      // The field has vanished under their hands, because something has changed on the server: this is still text.
      if (field !== null && !field.isConnected) return;
      const at = event.target instanceof Element ? event.target : null;
      if (typingTarget(at) !== null || at?.closest(ELSEWHERE)) return;
      // A dialog that is open but has lost the focus still covers the screen.
      if (document.querySelector('[role="dialog"][data-state="open"]') !== null) return;
      if (event.repeat && !REPEATED.includes(key)) return;
      event.preventDefault();
      command();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', remember);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', remember);
    };
  }, []);
}
