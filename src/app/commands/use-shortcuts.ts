import { useEffect, useRef } from 'react';
import { createKeybindingsHandler } from 'tinykeys';
import type { Command } from '@/lib/commands';
import { isComposingKey } from '@/lib/composing-key';
import { isForeignKey } from '@/lib/latin-key';
import { areShortcutsOn, PALETTE_KEYS } from '@/lib/shortcut-setting';
import { typingTarget } from '@/lib/typing-target';
import { isOverlayOpen, preloadOverlay } from './overlay-store';

/** How long the next key of a sequence may take. */
const SEQUENCE_MS = 1000;

/** What is open above the screen gets all keys, wherever the focus is. */
const ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"]';

function isMeantOtherwise(event: KeyboardEvent): boolean {
  if (isOverlayOpen() || event.defaultPrevented || isComposingKey(event) || event.repeat) return true;
  if (typingTarget(event.target) !== null) return true;
  return document.querySelector(ABOVE) !== null;
}

/** A character such as '?' needs Shift on many keyboards and none on others. */
function bindingsOf(keys: string): string[] {
  return /^[^a-z ]$/.test(keys) ? [keys, `Shift+${keys}`] : [keys];
}

/** The same letters by position ('KeyG KeyB'), for keyboards with another script. */
function placesOf(keys: string): string {
  return keys.replaceAll(/\b[a-z]\b/g, (letter) => `Key${letter.toUpperCase()}`);
}

/**
 * Runs commands by their keys, but never while somebody types, in a dialog or a menu, or with another modifier. If
 * two commands have the same keys, the first one wins.
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
        // On other Latin layouts (Dvorak, AZERTY) a different letter is at that position, and that letter counts.
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
      // The first half of Ctrl/Cmd+K: by the time K is pressed, the palette has loaded.
      if (event.key === 'Control' || event.key === 'Meta') preloadOverlay('palette');
      handle(event);
    };
    // On the window: a screen's own listeners on the document run first and can stop the event.
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [allKeys]);
}
