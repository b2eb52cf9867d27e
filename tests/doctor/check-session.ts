import { readList, readObjectOrNull } from '@/api/wire/envelopes';
import { readBoard } from '@/api/wire/read-board';
import { readUser } from '@/api/wire/read-user';
import { pathSegment } from '@/lib/addresses/path-segment';
import { KEPT_FROM_THE_APP, originProblem } from './check-cors';
import type { Backend } from './check-visitor';
import { examineAnswer, saidBy, type ReadOnlyCall } from './described-answers';
import { failed, ok, skipped, warning, type Finding } from './finding';

const headersFor = (token: string) => ({
  Accept: 'application/json',
  'Content-Type': 'application/json',
  Authorization: `Bearer ${token}`,
});

/** A token that no server can accept. The app refreshes its token after a 401, and only then. */
export async function checkBadToken({ call, apiBaseUrl, appOrigin }: Backend): Promise<Finding> {
  const check = 'GET /profile with a bad token';
  const consequence = 'an expired token is not refreshed, and the person sees errors instead of the sign-in';
  const reply = await call(`${apiBaseUrl}/profile`, { headers: headersFor('not-a-token') });
  if (reply.status !== 401) {
    return failed(check, `answered by ${reply.status} instead of 401${saidBy(reply)}`, consequence);
  }
  const origin = originProblem(reply, appOrigin);
  return origin === null
    ? ok(check, `401${saidBy(reply)}`)
    : failed(check, `401, but ${origin}, also on refusals`, consequence);
}

/** The calls of a person who is signed in, as far as they change nothing. */
export async function checkSession(backend: Backend, token: string, projectId: string): Promise<Finding[]> {
  const { call, apiBaseUrl, appOrigin } = backend;
  const claims = tokenProblem(token, projectId);
  if (claims !== null) {
    return [warning('Token', claims, 'the calls below may be refused'), ...(await calls())];
  }
  return [ok('Token', 'belongs to this Firebase project and has not expired'), ...(await calls())];

  async function calls(): Promise<Finding[]> {
    const ask = async (name: ReadOnlyCall, path: string, body?: unknown) => {
      const reply = await call(apiBaseUrl + path, {
        headers: headersFor(token),
        ...(body === undefined ? {} : { method: 'POST', body }),
      });
      const origin = originProblem(reply, appOrigin);
      const finding =
        origin === null ? examineAnswer(name, reply, apiBaseUrl) : failed(name, origin, KEPT_FROM_THE_APP);
      return { reply, finding };
    };
    const profile = await ask('GET /profile', '/profile');
    const own = await ask('GET /boards/my-boards', '/boards/my-boards');
    const applications = await ask('GET /join-requests/user', '/join-requests/user');
    const findings = [profile.finding, own.finding, applications.finding];

    const username = readOr('', () => readObjectOrNull(readUser, 'user')(profile.reply.json)?.username ?? '');
    // One's own name if there is one; any other would do too, as nothing is reserved by asking.
    findings.push(
      (
        await ask('POST /profile/check-username', '/profile/check-username', {
          username: username || 'somebody',
        })
      ).finding,
    );
    const boardId = readOr(undefined, () => readList(readBoard, 'boards')(own.reply.json)[0]?.id);
    const requests = 'GET /boards/{boardId}/join-requests';
    findings.push(
      boardId === undefined
        ? skipped(
            requests,
            own.finding.verdict === 'failed'
              ? "the person's boards could not be read"
              : 'the person of the token has created no board',
          )
        : (await ask(requests, `/boards/${pathSegment(boardId)}/join-requests`)).finding,
    );
    return findings;
  }
}

function readOr<T>(fallback: T, read: () => T): T {
  try {
    return read();
  } catch {
    return fallback;
  }
}

/** @returns why a server may refuse this token, null if nothing speaks against it */
function tokenProblem(token: string, projectId: string, now = Date.now()): string | null {
  const claims = claimsOf(token);
  if (claims === null) return 'is not a Firebase ID token';
  if (typeof claims.exp !== 'number' || claims.exp * 1000 <= now) return 'has expired; they last one hour';
  return claims.aud === projectId
    ? null
    : `is for the Firebase project ${String(claims.aud)}, not ${projectId}`;
}

function claimsOf(token: string): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
