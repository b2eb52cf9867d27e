import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '@/api/errors';
import { useListMyJoinRequestsQuery } from '@/api/join-requests';
import { HomeLink } from '@/components/link-buttons';
import {
  applicantStatus,
  byNewestApplication,
  decisionKey,
  isNewDecision,
  isPending,
  statusKind,
  type OwnJoinRequest,
} from '@/domain/join-request';
import { formatNumber } from '@/domain/text';
import { FRESH_FOR_SECONDS } from '@/domain/limits';
import { useAuth } from '@/identity/session-selectors';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { seenDecisions } from '@/lib/stored/seen-decisions';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorPanel } from '@/ui/error-panel';
import { QueryState } from '@/ui/query-state';
import { Skeleton } from '@/ui/skeleton';
import { ToggleChip } from '@/ui/toggle-chip';
import { ApplicationCard } from './application-card';

/** Decisions have to be current. */
const fresh = { refetchOnMountOrArgChange: FRESH_FOR_SECONDS };

/** The viewer's own applications, newest first. */
export function MyApplications() {
  const { uid } = useAuth();
  return <ApplicationsOfUser key={uid} uid={uid ?? ''} />;
}

function ApplicationsOfUser({ uid }: { uid: string }) {
  const query = useListMyJoinRequestsQuery(undefined, fresh);
  const { data } = query;
  // Read once, so that new decisions stay marked while the list is open.
  const [seenBefore] = useState(() => seenDecisions.read(uid));

  useEffect(() => {
    if (data === undefined) return;
    seenDecisions.change(uid, () => data.filter((request) => !isPending(request)).map(decisionKey));
  }, [uid, data]);

  return (
    <QueryState
      query={query}
      loadingLabel="Loading your applications"
      skeleton={
        <div className="flex max-w-3xl flex-col gap-4">
          <Skeleton className="h-8 w-64 rounded-full" />
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} className="h-36 rounded-card" />
          ))}
        </div>
      }
      renderError={(retry) => (
        <ErrorPanel title="Your applications could not be loaded" text={errorText(query.error)} {...retry} />
      )}
      empty={
        <EmptyState
          title="No applications yet"
          text="Apply to a board, and follow your application here."
          action={<HomeLink>Discover boards</HomeLink>}
        />
      }
    >
      {(requests) => <ApplicationList requests={requests} seenBefore={seenBefore} />}
    </QueryState>
  );
}

const FILTERS = [
  ['all', 'All'],
  ['pending', 'Pending'],
  ['accepted', 'Accepted'],
  ['rejected', 'Rejected'],
  ['other', 'Other'],
] as const;

interface ApplicationListProps {
  requests: readonly OwnJoinRequest[];
  seenBefore: readonly string[];
}

function ApplicationList({ requests, seenBefore }: ApplicationListProps) {
  const [params, setParams] = useSearchParams();
  const [chosen] = FILTERS.find(([value]) => value === params.get('status')) ?? FILTERS[0];
  const newestFirst = requests.toSorted(byNewestApplication);
  const passing = (filter: string) =>
    newestFirst.filter((request) => filter === 'all' || statusKind(applicantStatus(request)) === filter);
  const shown = passing(chosen);

  const container = useRef<HTMLDivElement>(null);
  // 'Show all' unmounts when it is pressed. The first button is the filter's.
  useFocusAfterRemoval(shown.length === 0 ? 1 : 0, () => container.current?.querySelector('button'));

  function show(filter: string) {
    const next = new URLSearchParams(params);
    if (filter === 'all') next.delete('status');
    else next.set('status', filter);
    setParams(next, { replace: true });
  }

  return (
    <div ref={container} className="max-w-3xl">
      <div role="group" aria-label="Status" className="mb-4 flex flex-wrap gap-2">
        {FILTERS.filter(([value]) => value === chosen || passing(value).length > 0).map(([value, label]) => (
          <ToggleChip key={value} isOn={value === chosen} onPress={() => show(value)}>
            {label} <span className="tabular">{formatNumber(passing(value).length)}</span>
          </ToggleChip>
        ))}
      </div>
      {shown.length === 0 && (
        <EmptyState
          title="No applications with this status"
          action={
            <Button variant="secondary" onClick={() => show('all')}>
              Show all
            </Button>
          }
        />
      )}
      <ul role="list" aria-label="My applications" className="flex flex-col gap-4">
        {shown.map((request) => (
          <li key={request.id}>
            <ApplicationCard
              request={request}
              isNew={isNewDecision(request, seenBefore)}
              isLatest={newestFirst.find(({ boardId }) => boardId === request.boardId) === request}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
