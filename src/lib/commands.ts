import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Something that a person can do by keyboard: with its shortcut, or by its name in the command palette. */
export interface Command {
  /** What it does, worded like a button. Unique among the commands that are offered at the same time. */
  label: string;
  /**
   * One key ('e', '?') or a sequence ('g b'), as in `KeyboardEvent.key`, letters in lower case. Listed under '?'. A
   * command without keys is in the palette only.
   */
  keys?: string;
  /** Other words to find it by. */
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

/** What the components on screen offer at this moment, in the order in which they were mounted. */
export function readScreenCommands(): readonly Command[] {
  return [...sources].flatMap((source) => source());
}

/** The same, as a hook. */
export function useListedScreenCommands(): readonly Command[] {
  useSyncExternalStore(subscribe, () => version);
  return readScreenCommands();
}

/**
 * Offers commands for as long as the calling component is mounted: by their keys, in the palette, and, if they have
 * keys, in the list of shortcuts.
 * @param commands may be a new array on each render; an empty one offers nothing
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
