import { isPending, type JoinRequest } from './join-request';
import { pluralize } from './pluralize';

/** '34 days', of an application; 'today' for none. @param days that have begun since it came; null gives null */
export function waitedText(days: number | null): string | null {
  if (days === null) return null;
  return days === 0 ? 'today' : pluralize(days, 'day');
}

/** When the application came that has waited longest; null where no date is known. */
export function oldestPending(requests: readonly Pick<JoinRequest, 'status' | 'createdAt'>[]): string | null {
  const waiting = requests.filter(isPending).map(({ createdAt }) => createdAt ?? '');
  const dates = waiting.filter((date) => !Number.isNaN(Date.parse(date)));
  return dates.reduce<string | null>(
    (oldest, date) => (oldest !== null && Date.parse(oldest) <= Date.parse(date) ? oldest : date),
    null,
  );
}
