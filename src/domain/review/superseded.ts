import { isPending, type JoinRequest } from '../join-request';

/** Decided requests of one board's list whose person has sent a newer one. */
export function supersededIds(requests: readonly JoinRequest[]): ReadonlySet<string> {
  const latest = new Map<string, string>();
  for (const { user, createdAt } of requests) {
    const known = latest.get(user.id) ?? '';
    if ((createdAt ?? '') > known) latest.set(user.id, createdAt ?? '');
  }
  const isSuperseded = (request: JoinRequest) =>
    request.user.id !== '' &&
    request.createdAt !== null &&
    !isPending(request) &&
    request.createdAt < (latest.get(request.user.id) ?? '');
  return new Set(requests.filter(isSuperseded).map(({ id }) => id));
}
