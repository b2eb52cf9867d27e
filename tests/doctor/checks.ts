import { readList, readObjectOrNull } from '@/api/wire/envelopes';
import { readBoard } from '@/api/wire/read-board';
import { isRecord } from '@/api/wire/wire-values';
import { invalidVariables, missingVariables } from '@/build/configuration-variables';
import type { Board } from '@/domain/board';
import { absoluteApiBase } from '@/lib/configuration';
import { responseDeviations } from '../openapi/conformance';
import type { Call, Reply } from './call';

export interface Finding {
  /** For example 'GET /boards/{boardId}'. */
  check: string;
  verdict: 'ok' | 'warning' | 'failed' | 'skipped';
  /** The fact, and what to do about it if that is not obvious. */
  detail: string;
}

const finding =
  (verdict: Finding['verdict']) =>
  (check: string, detail: string): Finding => ({ check, verdict, detail });
const ok = finding('ok');
const warning = finding('warning');
export const failed = finding('failed');
export const skipped = finding('skipped');

type Variables = Readonly<Record<string, string>>;

/** The variables of `.env`, by the rules of the build. */
export function checkConfiguration(env: Variables, appOrigin: string): Finding[] {
  const check = 'Configuration';
  const problems = [
    ...missingVariables(env).map((name) => failed(check, `${name} is not set (see .env.example)`)),
    ...invalidVariables(env).map((sentence) => failed(check, sentence)),
  ];
  if (problems.length > 0) return problems;
  const { protocol, hostname } = new URL((env.VITE_API_BASE_URL ?? '').trim(), appOrigin);
  const isLocal = /^(localhost|127\..*|\[::1\])$/.test(hostname);
  return appOrigin.startsWith('https:') && protocol === 'http:' && !isLocal
    ? [failed(check, `VITE_API_BASE_URL must start with https://, because ${appOrigin} does`)]
    : [ok(check, 'all variables are set and valid')];
}

const EXCERPT_MAX = 60;

function excerptOf({ text }: Reply): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line === '' ? '' : `: ${line.slice(0, EXCERPT_MAX)}`;
}

/** @returns why a browser would withhold the response from the app; null if it would not */
function originProblem({ headers }: Reply, appOrigin: string): string | null {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === appOrigin) return null;
  return `Access-Control-Allow-Origin is ${allowed ?? 'missing'}; it must be ${appOrigin} or *`;
}

const CORS_METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const CORS_HEADERS = ['authorization', 'content-type'];

function preflightProblem(reply: Reply, method: string, appOrigin: string): string | null {
  const listIn = (header: string) =>
    (reply.headers.get(header) ?? '').split(',').map((value) => value.trim().toLowerCase());
  if (reply.status < 200 || reply.status > 299) return `OPTIONS returns ${reply.status}; it must be 2xx`;
  const origin = originProblem(reply, appOrigin);
  if (origin !== null) return origin;
  const methods = listIn('access-control-allow-methods');
  // Browsers always allow GET and POST.
  const isAllowed = ['GET', 'POST'].includes(method) || methods.includes(method.toLowerCase());
  if (!isAllowed && !methods.includes('*')) return `Access-Control-Allow-Methods lacks ${method}`;
  const headers = listIn('access-control-allow-headers');
  // In the Fetch standard, '*' stands for every header except Authorization.
  const isHeaderAllowed = (header: string) =>
    headers.includes(header) || (header !== 'authorization' && headers.includes('*'));
  const missing = CORS_HEADERS.filter((header) => !isHeaderAllowed(header));
  return missing.length === 0 ? null : `Access-Control-Allow-Headers lacks ${missing.join(' and ')}`;
}

export interface Target {
  call: Call;
  /** Without a trailing slash. */
  apiBaseUrl: string;
  appOrigin: string;
}

export async function checkCors({ call, apiBaseUrl, appOrigin }: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const method of CORS_METHODS) {
    const reply = await call(`${apiBaseUrl}/profile`, {
      method: 'OPTIONS',
      headers: {
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': CORS_HEADERS.join(','),
      },
    });
    const check = `CORS preflight for ${method}`;
    const problem = preflightProblem(reply, method, appOrigin);
    findings.push(problem === null ? ok(check, `${appOrigin} is allowed`) : failed(check, problem));
  }
  return findings;
}

/** The file to change if the backend cannot, by the subject of a deviation. */
const READERS: [about: RegExp, file: string][] = [
  [/check-username/, 'src/api/profile.ts'],
  [/\/short\//, 'src/api/wire/read-short-link.ts'],
  [/: the body(\/[a-z]+)? has none/i, 'src/api/wire/envelopes.ts'],
  [/join-requests/, 'src/api/wire/read-join-request.ts'],
  [/\/profile|=member|\/(creator|members)\//, 'src/api/wire/read-user.ts'],
  [/./, 'src/api/wire/read-board.ts'],
];

/** Compares a response with openapi.yaml. */
function examine(check: string, reply: Reply, { apiBaseUrl, appOrigin }: Target): Finding[] {
  const origin = originProblem(reply, appOrigin);
  if (origin !== null) return [failed(check, origin)];
  if (reply.status < 200 || reply.status > 299)
    return [failed(check, `returns ${reply.status}${excerptOf(reply)}`)];
  if (reply.json === undefined) return [failed(check, `is not JSON${excerptOf(reply)}`)];
  const deviations = responseDeviations(reply, reply, apiBaseUrl);
  if (deviations.length === 0) return [ok(check, `${reply.status}, as described`)];
  return deviations.map((deviation) =>
    failed(check, `${deviation} (${READERS.find(([about]) => about.test(deviation))?.[1]})`),
  );
}

const JSON_HEADERS = { Accept: 'application/json', 'Content-Type': 'application/json' };
/** A valid MongoDB id, so that no server rejects its format. */
const UNKNOWN_ID = 'ffffffffffffffffffffffff';

function boardsIn({ json }: Reply): Board[] {
  try {
    return readList(readBoard, 'boards')(json);
  } catch {
    return [];
  }
}

function isNoBoard({ status, json }: Reply): boolean {
  if (status === 404) return true;
  try {
    return status === 200 && readObjectOrNull(readBoard, 'board')(json ?? null) === null;
  } catch {
    return false;
  }
}

/** The calls of a visitor. A backend may reject all of them with a 401. */
export async function checkVisitor(target: Target): Promise<Finding[]> {
  const { call, apiBaseUrl } = target;
  const findings: Finding[] = [];
  const visit = async (check: string, url: string) => {
    const reply = await call(url, { headers: JSON_HEADERS });
    const isRejected = reply.status === 401;
    findings.push(...(isRejected ? [warning(check, '401 for visitors')] : examine(check, reply, target)));
    return reply;
  };
  const boards = boardsIn(
    await visit('GET /boards?searchType=board', `${apiBaseUrl}/boards?searchType=board`),
  );
  await visit('GET /boards?searchType=member', `${apiBaseUrl}/boards?searchType=member`);
  const [board] = boards;
  const creatorId = boards.find(({ creator }) => creator !== null)?.creator?.id;
  const shortId = boards
    .find(({ shortLink }) => shortLink !== '')
    ?.shortLink.split('/')
    .at(-1);
  if (board === undefined) return [...findings, skipped('Calls about a board', 'no board is listed')];
  await visit('GET /boards/{boardId}', `${apiBaseUrl}/boards/${encodeURIComponent(board.id)}`);
  if (creatorId !== undefined) {
    const id = encodeURIComponent(creatorId);
    await visit('GET /boards/user/{userId}', `${apiBaseUrl}/boards/user/${id}`);
    await visit('GET /profile/{userId}', `${apiBaseUrl}/profile/${id}`);
  }
  if (shortId !== undefined) {
    const url = `${new URL(apiBaseUrl).origin}/api/boards/short/${encodeURIComponent(shortId)}`;
    await visit('GET /api/boards/short/{shortId}', url);
  }
  const unknown = await call(`${apiBaseUrl}/boards/${UNKNOWN_ID}`, { headers: JSON_HEADERS });
  const check = 'GET /boards/{unknown id}';
  findings.push(
    isNoBoard(unknown)
      ? ok(check, `${unknown.status}, as expected`)
      : warning(check, `returns ${unknown.status} instead of 404${excerptOf(unknown)}`),
  );
  return findings;
}

/** The calls of a signed-in person that change nothing. */
export async function checkSession(target: Target, token: string): Promise<Finding[]> {
  const { call, apiBaseUrl } = target;
  const findings: Finding[] = [];
  const send = async (check: string, path: string, body?: object) => {
    const reply = await call(apiBaseUrl + path, {
      headers: { ...JSON_HEADERS, Authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
    findings.push(...examine(check, reply, target));
    return reply;
  };
  const profile = await send('GET /profile', '/profile');
  const [board] = boardsIn(await send('GET /boards/my-boards', '/boards/my-boards'));
  await send('GET /join-requests/user', '/join-requests/user');
  const username = isRecord(profile.json) ? String(profile.json.username ?? 'somebody') : 'somebody';
  await send('POST /profile/check-username', '/profile/check-username', { username });
  const requests = 'GET /boards/{boardId}/join-requests';
  if (board === undefined) findings.push(skipped(requests, 'this person has created no board'));
  else await send(requests, `/boards/${encodeURIComponent(board.id)}/join-requests`);
  return findings;
}

/** The app refreshes its token after a 401, and only then. */
export async function checkBadToken({ call, apiBaseUrl }: Target): Promise<Finding[]> {
  const check = 'GET /profile with a bad token';
  const headers = { ...JSON_HEADERS, Authorization: 'Bearer not-a-token' };
  const reply = await call(`${apiBaseUrl}/profile`, { headers });
  return reply.status === 401
    ? [ok(check, '401')]
    : [failed(check, `returns ${reply.status} instead of 401${excerptOf(reply)}`)];
}

/** Firebase knows the API key, and allows sign-in on the app's domain. */
export async function checkFirebase(call: Call, env: Variables, appOrigin: string): Promise<Finding[]> {
  const key = encodeURIComponent((env.VITE_FIREBASE_API_KEY ?? '').trim());
  const emulator = absoluteApiBase((env.VITE_FIREBASE_AUTH_EMULATOR_URL ?? '').trim(), appOrigin);
  const service = `${emulator === '' ? 'https:/' : emulator}/identitytoolkit.googleapis.com`;
  // The Firebase SDK sends the same request before it opens the sign-in window.
  const reply = await call(`${service}/v1/projects?key=${key}`);
  const check = 'Firebase project';
  if (reply.status !== 200 || !isRecord(reply.json))
    return [failed(check, `the API key is rejected with ${reply.status}${excerptOf(reply)}`)];
  const domains = Array.isArray(reply.json.authorizedDomains) ? reply.json.authorizedDomains.map(String) : [];
  const { hostname } = new URL(appOrigin);
  const isAuthorized = domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
  return [
    ok(check, 'the API key is valid'),
    isAuthorized
      ? ok('Firebase authorized domains', `${hostname} is one of them`)
      : failed(
          'Firebase authorized domains',
          `add ${hostname} in the Firebase console (Authentication, Settings)`,
        ),
  ];
}
