import { Command as Cmdk, useCommandState } from 'cmdk';
import { useEffect, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { NewDecisions } from '@/components/news-dot';
import { UserAvatar } from '@/components/user-avatar';
import { memberLabel, type Board } from '@/domain/board';
import { formatNumber } from '@/domain/format-number';
import { displayName, type User } from '@/domain/user';
import { listedKeys, type Command } from '@/lib/keyboard/commands';
import { paths } from '@/lib/addresses/paths';
import { prefetchScreen } from '../late/link-prefetch';
import type { AppStore } from '../store';
import { KeysShown } from './keys-shown';

export function PaletteGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Cmdk.Group
      heading={title}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-text-muted"
    >
      {children}
    </Cmdk.Group>
  );
}

interface PaletteItemProps {
  /** Unique among all items, shown or not. */
  id: string;
  /** The address that it leads to, if it does; fetched ahead while the item is the selected one. */
  to?: string | undefined;
  onChoose: () => void;
  children: ReactNode;
}

export function PaletteItem({ id, to, onChoose, children }: PaletteItemProps) {
  const store = useStore() as AppStore;
  const isSelected = useCommandState(({ value }) => value === id);
  const path = isSelected ? to?.replace(/[?#].*/, '') : undefined;
  useEffect(() => (path === undefined ? undefined : prefetchScreen(store, path)), [store, path]);
  return (
    <Cmdk.Item
      value={id}
      onSelect={onChoose}
      className="flex min-h-10 cursor-pointer scroll-my-2 items-center gap-3 rounded-control px-3 py-1.5 data-[selected=true]:bg-surface-sunken data-[selected=true]:outline data-[selected=true]:outline-border-strong"
    >
      {children}
    </Cmdk.Item>
  );
}

interface ChoiceProps {
  group: string;
  onChoose: () => void;
}

export function CommandItem({ command, group, onChoose }: ChoiceProps & { command: Command }) {
  const keys = listedKeys(command);
  return (
    <PaletteItem id={`${group}/${command.label}`} to={command.to} onChoose={onChoose}>
      <span className="min-w-0 flex-1 truncate">{command.label}</span>
      {command.news !== undefined && <NewDecisions count={command.news} />}
      {keys !== undefined && <KeysShown keys={keys} />}
    </PaletteItem>
  );
}

export function BoardItem({ board, group, onChoose }: ChoiceProps & { board: Board }) {
  const count = board.members.length;
  return (
    <PaletteItem id={`${group}/${board.id}`} to={paths.board(board.id)} onChoose={onChoose}>
      <bdi className="min-w-0 flex-1 truncate">{board.name || 'Untitled board'}</bdi>
      <span className="tabular shrink-0 text-sm text-text-muted">
        {formatNumber(count)} {memberLabel(count)}
      </span>
    </PaletteItem>
  );
}

export function PersonItem({ person, group, onChoose }: ChoiceProps & { person: User }) {
  return (
    <PaletteItem id={`${group}/${person.id}`} to={paths.profile(person.id)} onChoose={onChoose}>
      <UserAvatar size="tiny" name={person.name} username={person.username} picture={person.profilePicture} />
      <bdi className="min-w-0 truncate">{displayName(person)}</bdi>
      {person.username !== '' && (
        <span className="min-w-0 flex-1 truncate text-sm text-text-muted">@{person.username}</span>
      )}
    </PaletteItem>
  );
}
