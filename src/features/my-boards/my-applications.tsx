import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '@/api/errors';
import { useListMyJoinRequestsQuery } from '@/api/join-requests';
import { useWithKept } from '@/api/kept-answers';
import { useMemberships } from '@/api/use-memberships';
import { useViewer } from '@/api/use-viewer';
import { HomeLink } from '@/components/home-link';
import { statusKind, applicantStatus, byNewestApplication } from '@/domain/application-status';
import { isPending, type OwnJoinRequest } from '@/domain/join-request';
import { FRESH_FOR_SECONDS } from '@/domain/limits';
import { decisionKey, isNewDecision } from '@/domain/new-decision';
import { useAuth } from '@/identity/session-selectors';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { seenDecisions } from '@/lib/stored/seen-decisions';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorPanel } from '@/ui/error-panel';
import { QueryState } from '@/ui/query-state';
import { Skeleton } from '@/ui/skeleton';
import { ApplicationCard, ApplicationCardSkeleton } from './application-card';
import { ApplicationFilter, readShownApplications, type ShownApplications } from './application-filter';

/** Somebody who comes to see what was decided needs current data. */
const fresh = { refetchOnMountOrArgChange: FRESH_FOR_SECONDS };

/** The viewer's own applications, newest first. */
export function MyApplications() {
  const { uid } = useAuth();
  return <PersonsApplications key={uid} uid={uid ?? ''} />;
}

function PersonsApplications({ uid }: { uid: string }) {
  const query = useWithKept(useListMyJoinRequestsQuery(undefined, fresh));
  const { data } = query;
  // As it was on arrival: new decisions stay marked while they are being looked at.
  const [seenBefore] = useState(() => seenDecisions.read(uid));

  useEffect(() => {
    if (data === undefined) return;
    seenDecisions.change(uid, () => data.filter((request) => !isPending(request)).map(decisionKey));
  }, [uid, data]);

  return (
    <QueryState
      query={query}
      kept={query.kept}
      loadingLabel="Loading your applications"
      skeleton={
        <div className="flex max-w-3xl flex-col gap-4">
          <Skeleton className="h-8 w-64 rounded-full" />
          {Array.from({ length: 3 }, (_, index) => (
            <ApplicationCardSkeleton key={index} />
          ))}
        </div>
      }
      renderError={(retry) => (
        <ErrorPanel title="Your applications could not be loaded" text={errorText(query.error)} {...retry} />
      )}
      empty={
        <EmptyState
          title="No applications yet"
          text="When you apply to a board, you can follow here what becomes of it."
          action={<HomeLink>Discover boards</HomeLink>}
        />
      }
    >
      {(requests) => <ApplicationList requests={requests} seenBefore={seenBefore} />}
    </QueryState>
  );
}

interface ApplicationListProps {
  requests: readonly OwnJoinRequest[];
  seenBefore: readonly string[];
}

function ApplicationList({ requests, seenBefore }: ApplicationListProps) {
  const [params, setParams] = useSearchParams();
  const viewer = useViewer();
  // Each card loads its board.
  const memberships = useMemberships(viewer.id);
  const shown = readShownApplications(params.get('status'));

  const newestFirst = requests.toSorted(byNewestApplication);
  const rows = newestFirst.map((request, index) => {
    const { id, boardId } = request;
    // Membership says something about the last application to a board only; an earlier one may have been rejected.
    const isLatest = newestFirst.findIndex((other) => other.boardId === boardId) === index;
    const isMember = isLatest && boardId !== null && memberships.has(boardId);
    const kind = statusKind(applicantStatus(request, isMember));
    return { id, request, isLatest, kind, isShown: shown === 'all' || shown === kind };
  });

  const hasNone = !rows.some(({ isShown }) => isShown);
  const container = useRef<HTMLDivElement>(null);
  // 'Show all' goes with its own press; the first button is the filter's.
  useFocusAfterRemoval(hasNone ? 1 : 0, () => container.current?.querySelector('button'));

  function show(status: ShownApplications) {
    const next = new URLSearchParams(params);
    if (status === 'all') next.delete('status');
    else next.set('status', status);
    setParams(next, { replace: true });
  }

  return (
    <div ref={container} className="max-w-3xl">
      <ApplicationFilter kinds={rows.map(({ kind }) => kind)} shown={shown} onChange={show} />
      {hasNone && (
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
        {rows.map(({ id, request, isLatest, isShown }) => (
          // Those that are filtered out stay mounted: their boards show what happened to them.
          <li key={id} hidden={!isShown}>
            <ApplicationCard
              request={request}
              isNew={isNewDecision(request, seenBefore)}
              isLatest={isLatest}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
