import { useEffect, useRef } from 'react';
import { createKeybindingsHandler } from 'tinykeys';
import type { Command } from '@/lib/commands';
import { isForeignKey } from '@/lib/latin-key';
import { isOverlayOpen, preloadOverlay } from './overlay-store';
import { areShortcutsOn, PALETTE_KEYS } from '@/lib/shortcut-setting';

/** How long the next key of a row may take. */
const SEQUENCE_MS = 1000;

/** Where a key press is text, or a choice in a list. */
const TYPING = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"], [role="combobox"], [role="listbox"]',
].join();

/** What stands above the screen has the keyboard for itself, wherever the focus is. */
const ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"]';

function isMeantOtherwise(event: KeyboardEvent): boolean {
  if (isOverlayOpen() || event.defaultPrevented || event.isComposing || event.repeat) return true;
  if (event.target instanceof Element && event.target.closest(TYPING) !== null) return true;
  return document.querySelector(ABOVE) !== null;
}

/** A character such as '?' needs Shift on many keyboards and none on others. */
function bindingsOf(keys: string): string[] {
  return /^[^a-z ]$/.test(keys) ? [keys, `Shift+${keys}`] : [keys];
}

/** The same letters by their place ('KeyG KeyB'), for keyboards that type others there. */
function placesOf(keys: string): string {
  return keys.replaceAll(/\b[a-z]\b/g, (letter) => `Key${letter.toUpperCase()}`);
}

/**
 * Fires commands by their keys, but never while something is typed, in a dialog or a menu, or with another modifier.
 * The first of two commands with the same keys wins.
 * @param onPalette Ctrl/Cmd+K
 */
export function useShortcuts(commands: readonly Command[], onPalette: () => void): void {
  const latest = useRef({ commands, onPalette });
  useEffect(() => {
    latest.current = { commands, onPalette };
  });
  const allKeys = commands.flatMap(({ keys }) => keys ?? []).join('\n');
  useEffect(() => {
    const bindings: Record<string, (event: KeyboardEvent) => void> = {};
    const bind = (keys: string, run: (event: KeyboardEvent) => void) => {
      bindingsOf(keys).forEach((binding) => (bindings[binding] = run));
      const places = placesOf(keys);
      if (places === keys) return;
      bindings[places] = (event) => {
        // On another Latin keyboard (Dvorak, AZERTY) what stands at that place is another letter, and means that one.
        if (isForeignKey(event)) run(event);
      };
    };
    bind(PALETTE_KEYS, (event) => {
      event.preventDefault();
      latest.current.onPalette();
    });
    for (const keys of allKeys.split('\n').filter(Boolean)) {
      bind(keys, (event) => {
        if (!areShortcutsOn()) return;
        event.preventDefault();
        latest.current.commands.find((command) => command.keys === keys)?.run();
      });
    }
    const handle = createKeybindingsHandler(bindings, { timeout: SEQUENCE_MS });
    const onKeyDown = (event: KeyboardEvent) => {
      if (isMeantOtherwise(event)) return;
      // The first half of Ctrl/Cmd+K: the palette's code is there by the second.
      if (event.key === 'Control' || event.key === 'Meta') preloadOverlay('palette');
      handle(event);
    };
    // On the window: a screen's own listeners on the document come first, and may keep the key for themselves.
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [allKeys]);
}
