import { useLayoutEffect } from 'react';
import { createKeybindingsHandler } from 'tinykeys';
import { readCommands, readScreenCommands, useCommands, type Command, type Sources } from './commands';
import { isComposingKey } from './composing-key';
import { listen } from '../listen';
import { createStore } from '../stores/create-store';
import { createEmitter } from '../stores/emitter';
import { isForeignKey } from './latin-key';
import { areShortcutsOn } from '../stored/shortcut-setting';
import { typingTarget } from './typing-target';

/** How long the next key of a sequence may take. */
const SEQUENCE_MS = 1000;

/** What is open above the screen gets all keys, wherever the focus is. */
const ABOVE = ['dialog', 'alertdialog', 'menu']
  .map((role) => `[role="${role}"]:not([data-state="closed"])`)
  .join();
/** Where arrow keys move between options. */
const MOVES_BY_ARROWS = 'input[type="radio"], [role="radiogroup"], [role="tablist"]';

/** Focuses the screen's search field, if it has one. Works everywhere. */
export const focusSearchCommand: Command = {
  label: 'Search on this screen',
  keys: '/',
  run: () => document.querySelector<HTMLElement>('#main [role="search"] input')?.focus(),
};

const appSources = createStore<Sources>([]);
const NONE: readonly Command[] = [];

const keysOf = ({ keys = [] }: Command): readonly string[] => (typeof keys === 'string' ? [keys] : keys);

/** Of commands with the same keys the first one counts: a screen's before the app's. */
const readAll = () => [...readScreenCommands(), ...readCommands(appSources), focusSearchCommand];

/** A character such as '?' needs Shift on many keyboards and none on others. */
function bindingsOf(keys: string): string[] {
  return /^[^a-z ]$/.test(keys) ? [keys, `Shift+${keys}`] : [keys];
}

/** The same keys by position ('KeyG KeyB'), for keyboards with another script. */
function placesOf(keys: string): string {
  return keys
    .replaceAll(/\b[a-z]\b/g, (letter) => `Key${letter.toUpperCase()}`)
    .replaceAll(/\b\d\b/g, (digit) => `Digit${digit}`);
}

/** Runs what a key does, for a button that says so. @param keys as a command has them */
export const runShortcut = (keys: string) =>
  readAll()
    .find((command) => keysOf(command).includes(keys))
    ?.run();

type KeyHandler = (event: KeyboardEvent) => void;

function handlerOf(allKeys: readonly string[]): KeyHandler {
  const bindings: Record<string, KeyHandler> = {};
  for (const keys of allKeys) {
    const press = (event: KeyboardEvent) => {
      // People who turn shortcuts off mean single keys, which speech input and slips of a finger would press.
      if (!keys.startsWith('$mod+') && !areShortcutsOn()) return;
      event.preventDefault();
      runShortcut(keys);
    };
    bindingsOf(keys).forEach((binding) => (bindings[binding] = press));
    const places = placesOf(keys);
    if (places === keys) continue;
    bindings[places] = (event) => {
      // On other Latin layouts (Dvorak, AZERTY) a different letter is at that position, and that letter counts.
      if (isForeignKey(event)) press(event);
    };
  }
  return createKeybindingsHandler(bindings, { timeout: SEQUENCE_MS });
}

/**
 * Handles the keys that are bound at the time of a press. A half-typed sequence survives as long as they stay the
 * same.
 */
function handlerOfCurrent(isBound: (command: Command) => boolean): KeyHandler {
  let bound = '';
  let handle = handlerOf([]);
  return (event) => {
    const allKeys = [...new Set(readAll().filter(isBound).flatMap(keysOf))];
    const signature = allKeys.join('\n');
    if (signature !== bound) {
      bound = signature;
      handle = handlerOf(allKeys);
    }
    handle(event);
  };
}

const handlePress = handlerOfCurrent(() => true);
const handleRepeat = handlerOfCurrent(({ repeats }) => repeats === true);

/** Where somebody was typing last; null once they have left it. */
let field: Element | null = null;
let suspensions = 0;

function noteField({ target }: Event): void {
  field = typingTarget(target);
}

function onKeyDown(event: KeyboardEvent): void {
  const { target, key } = event;
  const typedIn = typingTarget(target);
  if (typedIn !== null) {
    // These two often close the field on purpose.
    field = key === 'Enter' || key === 'Escape' ? null : typedIn;
    return;
  }
  if (suspensions > 0 || event.defaultPrevented || isComposingKey(event)) return;
  // The field was removed while somebody typed in it, because something changed on the server: this is still text.
  if (field !== null && !field.isConnected) return;
  if (document.querySelector(ABOVE) !== null) return;
  if (key.startsWith('Arrow') && target instanceof Element && target.closest(MOVES_BY_ARROWS)) return;
  if (event.repeat) handleRepeat(event);
  else handlePress(event);
}

const users = createEmitter(() => {
  const stops = [
    // On the window: a component's own listeners run first and can stop the event.
    listen(window, ['keydown'], onKeyDown),
    listen(document, ['focusin', 'pointerdown'], noteField),
    // Back may take the field with it.
    listen(window, ['popstate'], noteField),
  ];
  return () => {
    field = null;
    stops.forEach((stop) => stop());
  };
});

/**
 * Runs commands by their keys, but never while somebody types, or in a dialog or a menu. The app calls it in a late
 * chunk; a screen whose keys must work before that calls it too.
 * @param appCommands those that every screen has
 */
export function useShortcuts(appCommands = NONE): void {
  useCommands(appSources, appCommands);
  useLayoutEffect(() => users.subscribe(() => undefined), []);
}

/** No shortcut works while the calling component is mounted with `isSuspended`: what is pressed is meant for it. */
export function useSuspendedShortcuts(isSuspended: boolean): void {
  useLayoutEffect(() => {
    if (!isSuspended) return;
    suspensions += 1;
    return () => {
      suspensions -= 1;
    };
  }, [isSuspended]);
}
