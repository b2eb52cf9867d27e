import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListBoardJoinRequestsQuery } from '@/api/join-requests';
import type { Board, ViewerStatus } from '@/domain/board';
import { formatNumber } from '@/domain/text';
import { isPending } from '@/domain/join-request';
import { FRESH_FOR_SECONDS, SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import { useTypedValue } from '@/lib/hooks/use-typed-value';
import { Tabs } from '@/ui/tabs';
import { MembersSection } from './members-section';

interface BoardTabsProps {
  board: Board;
  status: ViewerStatus | null;
  renderPendingRequests: (board: Board) => ReactNode;
}

/** Members and, for the creator, pending requests. The selected tab and the search are in the URL. */
export function BoardTabs({ board, status, renderPendingRequests }: BoardTabsProps) {
  const [params, setParams] = useSearchParams();
  const isCreator = status === 'creator';
  const isMember = isCreator || status === 'member';
  const requests = useListBoardJoinRequestsQuery(board.id, {
    skip: !isCreator,
    // My Boards may have cached the list hours ago.
    refetchOnMountOrArgChange: FRESH_FOR_SECONDS,
  });
  const pending = isCreator ? (requests.data ?? []).filter(isPending).length : 0;

  function setParam(name: string, value: string) {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  }
  function search(typed: string): string {
    setParam('q', typed);
    return typed;
  }
  const term = useTypedValue(params.get('q') ?? '', search, SEARCH_DEBOUNCE_MS);

  const tabs = [
    {
      value: 'members',
      label: isMember ? 'All Members' : 'Members',
      content: <MembersSection board={board} canRemove={isCreator} term={term.value} onSearch={term.type} />,
    },
    ...(isCreator
      ? [
          {
            value: 'requests',
            label: (
              <>
                Pending Requests{' '}
                {pending > 0 && (
                  <span className="tabular min-w-5 shrink-0 rounded-full bg-danger px-1.5 text-center text-sm text-on-danger">
                    {formatNumber(pending)}
                  </span>
                )}
              </>
            ),
            content: renderPendingRequests(board),
          },
        ]
      : []),
  ];
  return (
    <Tabs
      label="Board"
      tabs={tabs}
      value={isCreator && params.get('tab') === 'requests' ? 'requests' : 'members'}
      onChange={(tab) => setParam('tab', tab === 'members' ? '' : tab)}
    />
  );
}
