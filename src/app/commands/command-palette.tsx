import * as RadixDialog from '@radix-ui/react-dialog';
import { Command as Cmdk } from 'cmdk';
import { Search } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useSearchBoardsQuery, useSearchMembersQuery } from '@/api/boards';
import { isUnauthorized } from '@/api/errors';
import { UserAvatar } from '@/components/user-avatar';
import { normalizeForSearch, pluralize } from '@/domain/text';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import { displayName } from '@/domain/user';
import { paths } from '@/lib/addresses/paths';
import { useDebouncedValue } from '@/lib/hooks/use-debounced-value';
import { listedKeys, readScreenCommands, type Command } from '@/lib/keyboard/commands';
import { latinKey } from '@/lib/keyboard/keys';
import { Emblem } from '@/ui/cover';
import { SCRIM, useModalContent } from '@/ui/dialog';
import { PortalEdge } from '@/ui/portal-edge';
import { ShortcutKeys } from './shortcut-list';

/** Maximum number of boards, and of people. */
const RESULTS_MAX = 5;

/** Searches boards and people, debounced. While typing there are no results that Enter could choose. */
function useSearch(term: string) {
  const isSettled = useDebouncedValue(term, SEARCH_DEBOUNCE_MS) === term;
  const skip = term === '' || !isSettled;
  const boards = useSearchBoardsQuery({ searchTerm: term }, { skip });
  const members = useSearchMembersQuery(
    { searchTerm: term, role: null, minExperience: null, maxExperience: null },
    { skip },
  );
  return {
    boards: skip ? [] : (boards.currentData ?? []).slice(0, RESULTS_MAX),
    people: skip ? [] : (members.currentData ?? []).slice(0, RESULTS_MAX),
    isSearching: term !== '' && (!isSettled || boards.isFetching || members.isFetching),
    error: skip ? undefined : (boards.error ?? members.error),
  };
}

interface CommandPaletteProps {
  pages: readonly Command[];
  goTo: (path: string) => void;
  onClose: () => void;
}

/** Finds commands, pages, boards and people by name. Ctrl/Cmd+K opens it. */
export function CommandPalette({ pages, goTo, onClose }: CommandPaletteProps) {
  const [text, setText] = useState('');
  const [screenCommands] = useState(readScreenCommands);
  const chosenAction = useRef<(() => void) | null>(null);
  const modal = useModalContent(true, onClose);
  const term = text.trim();
  const { boards, people, isSearching, error } = useSearch(term);
  const matching = (commands: readonly Command[]) =>
    commands.filter(({ label }) => normalizeForSearch(label).includes(normalizeForSearch(term)));
  const groups = { 'On this screen': matching(screenCommands), 'Go to': matching(pages) };
  const count = Object.values(groups).flat().length + boards.length + people.length;

  /** Runs the command after the focus is restored, so that a dialog that it opens can restore the focus too. */
  function choose(run: () => void) {
    chosenAction.current = run;
    onClose();
  }

  function statusText(): string {
    if (term === '') return 'Arrow keys to move, Enter to choose';
    if (isSearching) return 'Searching boards and people...';
    if (isUnauthorized(error)) return 'Sign in to search boards and people.';
    if (error !== undefined) return 'Couldn’t search boards and people.';
    return count === 0 ? `Nothing found for “${term}”` : pluralize(count, 'result');
  }

  return (
    <RadixDialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <RadixDialog.Portal>
        <PortalEdge>
          <RadixDialog.Overlay {...SCRIM} className="fixed inset-0 z-40 bg-scrim" />
          <RadixDialog.Content
            aria-describedby={undefined}
            {...modal}
            onCloseAutoFocus={() => {
              modal.onCloseAutoFocus();
              chosenAction.current?.();
            }}
            className="fixed top-4 left-1/2 z-40 w-[calc(100%-2rem)] max-w-xl -translate-x-1/2 overflow-hidden rounded-card border border-border bg-surface-raised shadow-float outline-none sm:top-24"
          >
            <RadixDialog.Title className="sr-only">Command palette</RadixDialog.Title>
            <Cmdk
              label="Command palette"
              shouldFilter={false}
              loop
              // Vim bindings would handle Ctrl+K, which closes the palette.
              vimBindings={false}
              onKeyDown={(event) => {
                if (!(event.ctrlKey || event.metaKey) || latinKey(event) !== 'k') return;
                event.preventDefault();
                onClose();
              }}
            >
              <div className="flex items-center gap-3 border-b border-border px-4">
                <Search aria-hidden className="size-4 shrink-0 text-text-muted" />
                <Cmdk.Input
                  value={text}
                  onValueChange={setText}
                  placeholder="Search or jump to..."
                  className="min-h-12 min-w-0 flex-1 bg-transparent outline-none"
                />
                <RadixDialog.Close className="min-h-6 shrink-0 rounded-control border border-border-strong px-2 text-sm text-text-muted hover:text-text">
                  Esc <span className="sr-only">Close</span>
                </RadixDialog.Close>
              </div>
              <Cmdk.List
                label="Suggestions"
                className="max-h-[min(24rem,calc(100dvh-9rem))] overflow-y-auto overscroll-contain px-2 py-1 sm:max-h-[min(24rem,calc(100dvh-13rem))]"
              >
                {Object.entries(groups).map(([title, commands]) => (
                  <Group key={title} title={title}>
                    {commands.map((command) => (
                      <Item key={command.label} id={command.label} onChoose={() => choose(command.run)}>
                        <span className="min-w-0 flex-1 truncate">{command.label}</span>
                        {listedKeys(command) !== undefined && <ShortcutKeys command={command} />}
                      </Item>
                    ))}
                  </Group>
                ))}
                <Group title="Boards">
                  {boards.map(({ id, name }) => (
                    <Item key={id} id={id} onChoose={() => choose(() => goTo(paths.board(id)))}>
                      <Emblem seed={id} className="size-6" />
                      <bdi className="truncate">{name || 'Untitled board'}</bdi>
                    </Item>
                  ))}
                </Group>
                <Group title="People">
                  {people.map((person) => (
                    <Item
                      key={person.id}
                      id={person.id}
                      onChoose={() => choose(() => goTo(paths.profile(person.id)))}
                    >
                      <UserAvatar size="tiny" person={person} />
                      <bdi className="truncate">{displayName(person)}</bdi>
                    </Item>
                  ))}
                </Group>
              </Cmdk.List>
              <p
                role="status"
                className="tabular truncate border-t border-border px-4 py-2 text-sm text-text-muted"
              >
                {statusText()}
              </p>
            </Cmdk>
          </RadixDialog.Content>
        </PortalEdge>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Cmdk.Group
      heading={title}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-text-muted"
    >
      {children}
    </Cmdk.Group>
  );
}

function Item({ id, onChoose, children }: { id: string; onChoose: () => void; children: ReactNode }) {
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
