import { useLayoutEffect } from 'react';
import { useLatest } from '../hooks/use-latest';
import { safeStorage } from '../stored/safe-storage';
import { isComposingKey, latinKey, typingTarget } from './keys';

/** An action that runs by its shortcut or from the command palette. */
export interface Command {
  /** Worded like a button, and unique among the commands that are offered at the same time. */
  label: string;
  /**
   * A key ('e', '?', 'ArrowDown'), a sequence of two ('g b') or a combination ('Shift+y', '$mod+z' for Ctrl or Cmd),
   * letters in lower case. The list of shortcuts shows only the first of several.
   */
  keys?: string | readonly string[];
  /** Runs repeatedly while its key is held down. */
  repeats?: boolean;
  run: () => void;
}

const keysOf = ({ keys = [] }: Command): readonly string[] => (typeof keys === 'string' ? [keys] : keys);

/** A command's keys in the list of shortcuts. */
export const listedKeys = (command: Command) => keysOf(command)[0];

type Source = () => readonly Command[];

const sources = { screen: new Set<Source>(), app: new Set<Source>() };

const readCommands = (layer: keyof typeof sources) => [...sources[layer]].flatMap((read) => read());

/** The commands of the mounted components, in mount order. */
export const readScreenCommands = () => readCommands('screen');

/** Focuses the search field of the screen. */
export const focusSearchCommand: Command = {
  label: 'Search on this screen',
  keys: '/',
  run: () => document.querySelector<HTMLElement>('#main [role="search"] input')?.focus(),
};

/** If two commands have the same keys, the screen's command wins over the app's. */
const findCommand = (keys: string) =>
  [...readScreenCommands(), ...readCommands('app')].find((command) => keysOf(command).includes(keys));

/** @param keys as in `Command` */
export const runShortcut = (keys: string) => findCommand(keys)?.run();

const SETTING_KEY = 'shortcuts';
const OFF = 'off';

/** Whether single-key shortcuts are on. Users can turn them off: speech input would trigger them (WCAG 2.2, 2.1.4). */
export const areShortcutsEnabled = (): boolean => safeStorage.get(SETTING_KEY) !== OFF;

export function setShortcutsEnabled(isEnabled: boolean): void {
  if (isEnabled) safeStorage.remove(SETTING_KEY);
  else safeStorage.set(SETTING_KEY, OFF);
}

/** Open overlays. They get all keys. */
const OVERLAYS = ['dialog', 'alertdialog', 'menu']
  .map((role) => `[role="${role}"]:not([data-state="closed"])`)
  .join();
/** Controls in which arrow keys move between options. */
const MOVES_BY_ARROWS = 'input[type="radio"], [role="radiogroup"], [role="tablist"]';

/** Combinations that edit text: select all, cut, copy, paste, undo, redo. */
const EDITS_TEXT = /^\$mod\+(Shift\+)?[acvxyz]$/;

function isHandledByElement({ target, key }: KeyboardEvent, keys: string): boolean {
  if (typingTarget(target) !== null) return !keys.startsWith('$mod+') || EDITS_TEXT.test(keys);
  return key.startsWith('Arrow') && target instanceof Element && target.closest(MOVES_BY_ARROWS) !== null;
}

/** The pressed key as in `Command.keys`. Characters such as '?' need Shift on some keyboards and not on others. */
function pressedKeys(event: KeyboardEvent): string {
  const key = latinKey(event);
  const isShifted = event.shiftKey && /^[a-z]$|^[A-Z]\w/.test(key);
  return `${event.ctrlKey || event.metaKey ? '$mod+' : ''}${isShifted ? 'Shift+' : ''}${key}`;
}

/** The digit on a key that types something else, for instance on a French keyboard or with Shift. */
const digitOf = ({ key, code, ctrlKey, metaKey }: KeyboardEvent): string | undefined =>
  key.length === 1 && !ctrlKey && !metaKey ? /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] : undefined;

/** Maximum time between the two keys of a sequence. */
const SEQUENCE_TIMEOUT_MS = 1000;
let previous = { keys: '', at: 0 };

function onKeyDown(event: KeyboardEvent): void {
  if (/^(Shift|Control|Alt|Meta)$/.test(event.key) || event.altKey) return;
  const keys = pressedKeys(event);
  if (event.defaultPrevented || isComposingKey(event) || isHandledByElement(event, keys)) return;
  if (document.querySelector(OVERLAYS) !== null) return;
  if (!keys.startsWith('$mod+') && !areShortcutsEnabled()) return;
  const first = Date.now() - previous.at <= SEQUENCE_TIMEOUT_MS ? previous.keys : '';
  previous = { keys, at: Date.now() };
  const command = findCommand(`${first} ${keys}`) ?? findCommand(keys) ?? findCommand(digitOf(event) ?? keys);
  if (command === undefined || (event.repeat && command.repeats !== true)) return;
  event.preventDefault();
  command.run();
}

function useCommands(layer: keyof typeof sources, commands: readonly Command[]): void {
  const read = useLatest(() => commands);
  // Layout effects, because a visible screen may receive keys.
  useLayoutEffect(() => {
    // On `window`, so that a component can stop the event first. Adding the same listener twice has no effect.
    window.addEventListener('keydown', onKeyDown);
    sources[layer].add(read);
    return () => void sources[layer].delete(read);
  }, [layer, read]);
}

/** Registers commands for their keys, the palette and the list of shortcuts while the component is mounted. */
export const useScreenCommands = (commands: readonly Command[]) => useCommands('screen', commands);

/** Registers the commands of every screen. */
export const useAppCommands = (commands: readonly Command[]) => useCommands('app', commands);

/** Focuses and clicks a command's button, so that a dialog returns the focus to it. A disabled button ignores it. */
export function press(button: HTMLElement | null): void {
  button?.focus();
  button?.click();
}
