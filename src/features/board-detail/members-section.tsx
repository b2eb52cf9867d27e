import { X } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { MEMBER_CARD_HEIGHT_PX, MemberCard } from '@/components/member-card';
import type { Board } from '@/domain/board';
import { formatNumber, createSearch } from '@/domain/text';
import { displayName, type User } from '@/domain/user';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { IconButton } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { lazyDialog, opens } from '@/ui/lazy-component';
import { SearchField } from '@/ui/search-field';
import { VirtualGrid } from '@/ui/virtual-grid';

const RemoveMemberDialog = lazyDialog(async () => (await import('./board-changes')).RemoveMemberDialog);

/** The searched text. Fields are separated by a line break, which no search term contains. */
const textOf = ({ name, email, username }: User) => [name, email, username].join('\n');

interface MembersSectionProps {
  board: Board;
  canRemove: boolean;
  term: string;
  onSearch: (term: string) => void;
}

export function MembersSection({ board, canRemove, term, onSearch }: MembersSectionProps) {
  const find = useMemo(() => createSearch(board.members, textOf), [board.members]);
  // Deferred, so that typing stays responsive with a long list.
  const deferredTerm = useDeferredValue(term);
  const matches = useMemo(() => find(deferredTerm), [find, deferredTerm]);
  const [memberToRemove, setMemberToRemove] = useState<User | null>(null);
  const section = useRef<HTMLDivElement>(null);
  const creatorId = board.creator?.id ?? null;
  // Memoized, so that a keystroke doesn't render the list: deferring the term depends on that.
  const grid = useMemo(
    () => (
      <VirtualGrid
        label="Members"
        items={matches}
        keyOf={({ id }) => id}
        rowHeightPx={MEMBER_CARD_HEIGHT_PX}
        renderItem={(member) => (
          <MemberCard
            member={member}
            action={
              canRemove &&
              member.id !== creatorId && (
                <IconButton
                  Icon={X}
                  label={`Remove ${displayName(member)}`}
                  title="Remove Member"
                  hover="hover:bg-danger-soft hover:text-danger"
                  {...opens(RemoveMemberDialog)}
                  onClick={() => setMemberToRemove(member)}
                />
              )
            }
          />
        )}
      />
    ),
    [matches, canRemove, creatorId],
  );
  // The pressed button unmounts with its card.
  useFocusAfterRemoval(board.members.length, () => section.current?.querySelector('input'));

  return (
    <div ref={section}>
      <SearchField
        label="Search members"
        placeholder="Search members..."
        value={term}
        onChange={onSearch}
        className="mb-4 max-w-md"
      />
      <p role="status" className="sr-only">
        {deferredTerm.trim() === '' ? '' : `${formatNumber(matches.length)} found`}
      </p>
      {matches.length === 0 ? (
        <EmptyState
          title="No members found"
          text={
            deferredTerm.trim() === ''
              ? "This board doesn't have any members yet."
              : 'No members match your search'
          }
        />
      ) : (
        grid
      )}
      {memberToRemove !== null && (
        <RemoveMemberDialog board={board} member={memberToRemove} onClose={() => setMemberToRemove(null)} />
      )}
    </div>
  );
}
