import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '@/api/errors';
import { useListMyJoinRequestsQuery } from '@/api/join-requests';
import { useApplicationDrafts } from '@/components/application-drafts';
import { DecisionIcon } from '@/components/decision-icon';
import { HomeLink } from '@/components/link-buttons';
import {
  applicantStatus,
  byNewestApplication,
  decisionKey,
  isUnreadDecision,
  isPending,
  statusKind,
  type OwnJoinRequest,
} from '@/domain/join-request';
import { formatNumber } from '@/domain/text';
import { FRESH_FOR_SECONDS } from '@/domain/limits';
import { useAuth } from '@/identity/use-session';
import { readDecisions } from '@/lib/stored/stored-list';
import { EmptyState } from '@/ui/empty-state';
import { ErrorPanel } from '@/ui/error-panel';
import { QueryState } from '@/ui/query-state';
import { Skeleton } from '@/ui/skeleton';
import { ToggleChip } from '@/ui/toggle-chip';
import { ApplicationCard, DraftCard } from './application-card';

/** Refetches on mount, so that decisions are current. */
const fresh = { refetchOnMountOrArgChange: FRESH_FOR_SECONDS };

export function MyApplications() {
  const uid = useAuth().uid ?? '';
  const query = useListMyJoinRequestsQuery(undefined, fresh);
  const { data } = query;
  const drafts = useApplicationDrafts(uid);
  // Read once, so that new decisions stay marked while the list is open.
  const [readBefore] = useState(() => readDecisions.read(uid));

  useEffect(() => {
    if (data === undefined) return;
    readDecisions.change(uid, () => data.filter((request) => !isPending(request)).map(decisionKey));
  }, [uid, data]);

  return (
    <>
      {drafts.length > 0 && (
        <ul role="list" aria-label="Drafts" className="mb-6 flex max-w-3xl flex-col gap-4">
          {drafts.map((draft) => (
            <li key={draft.boardId}>
              <DraftCard draft={draft} />
            </li>
          ))}
        </ul>
      )}
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
          <ErrorPanel title="We couldn’t load your applications" text={errorText(query.error)} {...retry} />
        )}
        empty={
          drafts.length === 0 && (
            <EmptyState
              title="No applications yet"
              text="Apply to a board and follow your application here."
              action={<HomeLink>Discover boards</HomeLink>}
            />
          )
        }
      >
        {(requests) => <ApplicationList requests={requests} readBefore={readBefore} />}
      </QueryState>
    </>
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
  readBefore: readonly string[];
}

function ApplicationList({ requests, readBefore }: ApplicationListProps) {
  const [params, setParams] = useSearchParams();
  const newestFirst = requests.toSorted(byNewestApplication);
  const filters = FILTERS.map(([value, label]) => ({
    value,
    label,
    shown: newestFirst.filter((request) => value === 'all' || statusKind(applicantStatus(request)) === value),
  })).filter(({ shown }) => shown.length > 0);
  const selected = filters.find(({ value }) => value === params.get('status')) ?? filters[0];

  function show(filter: string) {
    const next = new URLSearchParams(params);
    if (filter === 'all') next.delete('status');
    else next.set('status', filter);
    setParams(next, { replace: true });
  }

  return (
    <div className="max-w-3xl">
      <div
        role="group"
        aria-label="Status"
        className="-m-1 mb-3 flex gap-2 p-1 max-sm:scroll-row sm:flex-wrap print:m-0 print:flex-wrap"
      >
        {filters.map((filter) => (
          <ToggleChip key={filter.value} isOn={filter === selected} onPress={() => show(filter.value)}>
            <DecisionIcon kind={filter.value} isPlain={filter === selected} /> {filter.label}{' '}
            <span className="tabular">{formatNumber(filter.shown.length)}</span>
          </ToggleChip>
        ))}
      </div>
      <ul role="list" aria-label="My applications" className="flex flex-col gap-4">
        {selected?.shown.map((request) => (
          <li key={request.id}>
            <ApplicationCard
              request={request}
              isNew={isUnreadDecision(request, readBefore)}
              isLatest={newestFirst.find(({ boardId }) => boardId === request.boardId) === request}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
