import { useEffect, useRef } from 'react';
import { createStore, useStore } from './create-store';

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

const sources = createStore<readonly Source[]>([]);

/** What the components on screen offer at this moment, in the order in which they were mounted. */
export function readScreenCommands(): readonly Command[] {
  return sources.get().flatMap((source) => source());
}

/** The same, as a hook. */
export function useListedScreenCommands(): readonly Command[] {
  useStore(sources);
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
    sources.set([...sources.get(), source]);
    return () => sources.set(sources.get().filter((other) => other !== source));
  }, [signature]);
}
