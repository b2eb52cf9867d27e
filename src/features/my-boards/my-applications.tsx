import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '@/api/errors';
import { useListMyJoinRequestsQuery } from '@/api/join-requests';
import { byNewestApplication, isDecided } from '@/domain/application-status';
import { useAuth } from '@/identity/session-selectors';
import { paths } from '@/lib/paths';
import { keepSeenDecisions, readSeenDecisions } from '@/lib/seen-decisions';
import { buttonStyle } from '@/ui/button-style';
import { EmptyState } from '@/ui/empty-state';
import { ErrorPanel } from '@/ui/error-panel';
import { LoadingRegion } from '@/ui/skeleton';
import { ApplicationCard, ApplicationCardSkeleton } from './application-card';

/** Somebody who comes to see what was decided needs current data. */
const fresh = { refetchOnMountOrArgChange: 5 };

/** The viewer's own applications, newest first. */
export function MyApplications() {
  const { uid } = useAuth();
  return <PersonsApplications key={uid} person={uid ?? ''} />;
}

function PersonsApplications({ person }: { person: string }) {
  const { data, error, isFetching, refetch } = useListMyJoinRequestsQuery(undefined, fresh);
  // As it was on arrival: new decisions stay marked while they are being looked at.
  const [seenBefore] = useState(() => readSeenDecisions(person));

  useEffect(() => {
    if (data === undefined) return;
    keepSeenDecisions(
      person,
      data.filter(isDecided).map(({ id }) => id),
    );
  }, [person, data]);

  if (data === undefined && error !== undefined) {
    return (
      <ErrorPanel
        title="Your applications could not be loaded"
        text={errorText(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (data === undefined) {
    return (
      <LoadingRegion label="Loading your applications">
        <div className="flex max-w-3xl flex-col gap-4">
          {Array.from({ length: 3 }, (_, index) => (
            <ApplicationCardSkeleton key={index} />
          ))}
        </div>
      </LoadingRegion>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title="No applications yet"
        text="When you apply to a board, you can follow here what becomes of it."
        action={
          <Link to={paths.home()} className={buttonStyle('yellow')}>
            Discover boards
          </Link>
        }
      />
    );
  }
  const newestFirst = data.toSorted(byNewestApplication);
  return (
    <ul role="list" aria-label="My applications" className="flex max-w-3xl flex-col gap-4">
      {newestFirst.map((request, index) => (
        <li key={request.id}>
          <ApplicationCard
            request={request}
            isNew={isDecided(request) && !seenBefore.has(request.id)}
            // Membership says something about the last application to a board only; an earlier one may have been
            // rejected.
            isLatest={newestFirst.findIndex(({ boardId }) => boardId === request.boardId) === index}
          />
        </li>
      ))}
    </ul>
  );
}
