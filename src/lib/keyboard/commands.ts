import { useLayoutEffect } from 'react';
import { useLatest } from '../hooks/use-latest';
import { createStore, useStore, type Store } from '../stores/create-store';

/** Something that can be done by keyboard: with its shortcut, or by its name in the command palette. */
export interface Command {
  /** What it does, worded like a button. Unique among the commands that are offered at the same time. */
  label: string;
  /**
   * A key ('e', '?', 'ArrowDown'), a sequence ('g b') or a combination ('Shift+y', '$mod+z' for Ctrl or Cmd), as in
   * `KeyboardEvent.key`, letters in lower case. Of several, the first is listed under '?'. A command without keys is
   * in the palette only.
   */
  keys?: string | readonly string[];
  /** Runs again and again while its key is held down. */
  repeats?: boolean;
  /** Other words to find it by. */
  keywords?: readonly string[];
  /** How much is new where it leads. */
  news?: number;
  /** The address that it leads to, if it is nothing but a link. */
  to?: string;
  run: () => void;
}

/** The keys of a command that are shown to people. */
export const listedKeys = ({ keys }: Command) => (typeof keys === 'string' ? keys : keys?.[0]);

/** The components that offer commands, each with a function that reads its current ones. */
export type Sources = readonly (() => readonly Command[])[];

const screenSources = createStore<Sources>([]);

/** In the order in which the components were mounted. */
export const readCommands = (sources: Store<Sources>) => sources.get().flatMap((read) => read());

/** What the components on screen offer at this moment. */
export const readScreenCommands = () => readCommands(screenSources);

/** The same, as a hook. */
export function useListedScreenCommands(): readonly Command[] {
  useStore(screenSources);
  return readScreenCommands();
}

/** Adds commands to the sources for as long as the calling component is mounted. */
export function useCommands(sources: Store<Sources>, commands: readonly Command[]): void {
  // In layout effects: people who see a screen may already be pressing its keys.
  const read = useLatest(() => commands);
  const signature = commands.map(({ label, keys }) => `${label}\n${keys ?? ''}`).join('\n\n');
  useLayoutEffect(() => {
    if (signature === '') return;
    sources.set([...sources.get(), read]);
    return () => sources.set(sources.get().filter((other) => other !== read));
  }, [sources, signature, read]);
}

/**
 * Offers commands for as long as the calling component is mounted: by their keys, in the palette, and, if they have
 * keys, in the list of shortcuts.
 * @param commands may be a new array on each render; an empty one offers nothing
 */
export const useScreenCommands = (commands: readonly Command[]) => useCommands(screenSources, commands);
