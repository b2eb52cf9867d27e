import type { ReactNode } from 'react';
import { useListMyBoardsQuery } from '@/api/boards';
import { useKnownNewDecisions } from '@/api/use-new-decisions';
import type { Board } from '@/domain/board';
import { useListedScreenCommands, type Command } from '@/lib/keyboard/commands';
import { paths } from '@/lib/addresses/paths';
import { currentPath } from '@/lib/addresses/current-path';
import { signInPath } from '@/lib/addresses/sign-in-path';
import { screenCommands, settingCommands } from './app-commands';
import type { OverlayProps } from './overlay-store';
import { BoardItem, CommandItem, PaletteGroup, PaletteItem, PersonItem } from './palette-items';
import { ranked } from './ranked';
import type { PaletteSearch } from './use-palette-search';

/** How many boards and people of each kind are shown. */
const SHOWN_MAX = 5;

interface PaletteListProps extends Omit<OverlayProps, 'onClose'> {
  /** Trimmed. */
  typed: string;
  search: PaletteSearch;
  /** Closes the palette and runs the command. */
  onChoose: (run: () => void) => void;
}

/** The palette's groups: matches for what is typed, or everything available before that. */
export function PaletteList({ typed, search, access, tools, onChoose }: PaletteListProps) {
  const fromScreen = useListedScreenCommands();
  const mine = useListMyBoardsQuery(undefined, { skip: !access.hasCompleteProfile });
  const myBoards = ranked(access.hasCompleteProfile ? (mine.data ?? []) : [], typed, (board) => ({
    label: board.name,
    keywords: board.boardType,
  })).slice(0, SHOWN_MAX);
  const otherBoards = search.boards.filter(({ id }) => !myBoards.some((board) => board.id === id));
  const go = (to: string) => () => onChoose(() => tools.navigate(to));

  const group = <T,>(title: string, items: readonly T[], renderItem: (item: T) => ReactNode) =>
    items.length > 0 && <PaletteGroup title={title}>{items.map(renderItem)}</PaletteGroup>;
  const commands = (title: string, all: readonly Command[]) =>
    group(
      title,
      ranked(all, typed, (command) => command),
      (command) => (
        <CommandItem
          key={command.label}
          command={command}
          group={title}
          onChoose={() => onChoose(command.run)}
        />
      ),
    );
  const boards = (title: string, all: readonly Board[]) =>
    group(title, all.slice(0, SHOWN_MAX), (board) => (
      <BoardItem key={board.id} board={board} group={title} onChoose={go(paths.board(board.id))} />
    ));

  return (
    <>
      {commands('On this screen', fromScreen)}
      {commands('Go to', screenCommands(access, tools, useKnownNewDecisions()))}
      {boards('My Boards', myBoards)}
      {boards('Boards', otherBoards)}
      {group('People', search.people.slice(0, SHOWN_MAX), (person) => (
        <PersonItem key={person.id} person={person} group="People" onChoose={go(paths.profile(person.id))} />
      ))}
      {search.state === 'failed' && (
        <PaletteItem id="retry" onChoose={search.retry}>
          Search again
        </PaletteItem>
      )}
      {search.state === 'signInNeeded' && (
        <PaletteItem id="sign-in" onChoose={go(signInPath(currentPath()))}>
          Sign in to search boards and people
        </PaletteItem>
      )}
      {commands('Settings', settingCommands(access, tools))}
    </>
  );
}
