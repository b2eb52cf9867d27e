import { useEffect, useRef } from 'react';
import { latinKey } from '@/lib/latin-key';
import { areShortcutsOn } from '@/lib/shortcut-setting';

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
const ELSEWHERE = '[role="dialog"], [role="menu"], [role="radiogroup"], [role="tablist"]';
/** Keys that a focused control needs itself. */
const ARROWS = ['ArrowUp', 'ArrowDown'];

/**
 * Single-key commands of a screen, unless the person has turned such off. Nothing fires while somebody types, in a dialog or a menu, or with Ctrl, Alt or Cmd.
 * @param commands by `KeyboardEvent.key`, letters in lower case
 */
export function useDeskKeys(commands: Record<string, () => void>): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    /** Where somebody was typing last. */
    let field: Element | null = null;
    const remember = ({ target }: Event) => {
      field = target instanceof Element && target.matches(TYPING) ? target : null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return;
      const key = latinKey(event);
      if (event.shiftKey) return;
      const command = latest.current[key];
      if (command === undefined || !areShortcutsOn()) return;
      // The field has vanished under their hands, because somebody else has decided meanwhile: this is still text.
      if (field !== null && !field.isConnected) return;
      const at = event.target instanceof Element ? event.target : null;
      if (at?.closest(TYPING) || at?.closest(ELSEWHERE)) return;
      // A dialog that is open but has lost the focus still stands above the screen.
      if (document.querySelector('[role="dialog"][data-state="open"]') !== null) return;
      if (event.repeat && !ARROWS.includes(key) && key !== 'j' && key !== 'k') return;
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
