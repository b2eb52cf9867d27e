import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Something a person can do from the keyboard: by its shortcut, or by its name in the command palette. */
export interface Command {
  /** What it does, as a button would say it; names the command among those that are there together. */
  label: string;
  /**
   * What fires it: one key ('e', '?') or keys in a row ('g b'), as `KeyboardEvent.key`, letters in lower case. Listed
   * under '?'. A command without keys stands in the palette only.
   */
  keys?: string;
  /** Other words that people look for it by. */
  keywords?: readonly string[];
  run: () => void;
}

type Source = () => readonly Command[];

const sources = new Set<Source>();
const listeners = new Set<() => void>();
let version = 0;

function changed(): void {
  version += 1;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the parts on screen offer at this moment, in the order in which they came. */
export function readScreenCommands(): readonly Command[] {
  return [...sources].flatMap((source) => source());
}

/** The same, live. */
export function useListedScreenCommands(): readonly Command[] {
  useSyncExternalStore(subscribe, () => version);
  return readScreenCommands();
}

/**
 * Offers commands for as long as the calling part is shown: they fire by their keys, and stand in the palette and, with
 * keys, in the list of shortcuts.
 * @param commands may be a new array with each render; an empty one offers nothing
 */
export function useScreenCommands(commands: readonly Command[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  const signature = commands.map(({ label, keys }) => `${label}\n${keys ?? ''}`).join('\n\n');
  useEffect(() => {
    if (signature === '') return;
    const source = () => latest.current;
    sources.add(source);
    changed();
    return () => {
      sources.delete(source);
      changed();
    };
  }, [signature]);
}
