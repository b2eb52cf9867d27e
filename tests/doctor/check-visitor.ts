import { readList, readObjectOrNull } from '@/api/wire/envelopes';
import { readBoard } from '@/api/wire/read-board';
import { readShortLink } from '@/api/wire/read-short-link';
import { bare } from '@/api/wire/wire-values';
import type { Board } from '@/domain/board';
import { pathSegment } from '@/lib/addresses/path-segment';
import type { Call, Reply } from './caller';
import { KEPT_FROM_THE_APP, originProblem } from './check-cors';
import { examineAnswer, saidBy, type ReadOnlyCall } from './described-answers';
import { failed, ok, skipped, warning, type Finding } from './finding';

export interface Backend {
  call: Call;
  /** Without a trailing slash. */
  apiBaseUrl: string;
  appOrigin: string;
}

const JSON_HEADERS = { Accept: 'application/json', 'Content-Type': 'application/json' };
/** Has the form of a MongoDB id, so that a server does not refuse it for its form. */
const UNKNOWN_ID = 'ffffffffffffffffffffffff';
const UNKNOWN_SHORT_ID = 'no-such-link-0';

/** What a visitor's calls find; a backend may refuse all of them with a 401. */
export async function checkVisitor(backend: Backend): Promise<{ findings: Finding[]; boards: Board[] }> {
  const visit = (name: ReadOnlyCall, path: string) => visitorCall(backend, name, path);
  const list = await visit('GET /boards?searchType=board', '/boards?searchType=board');
  const findings = [
    list.finding,
    (await visit('GET /boards?searchType=member', '/boards?searchType=member')).finding,
  ];
  const boards = boardsIn(list.reply);
  const [board] = boards;
  if (board === undefined) {
    const reason = 'no boards were listed for visitors';
    return {
      findings: [
        ...findings,
        ...(['GET /boards/{boardId}', 'GET /boards/user/{userId}', 'GET /profile/{userId}'] as const).map(
          (name) => skipped(name, reason),
        ),
      ],
      boards,
    };
  }
  findings.push((await visit('GET /boards/{boardId}', `/boards/${pathSegment(board.id)}`)).finding);
  const creatorId = boards.map(({ creator }) => creator?.id).find((id) => id !== undefined);
  if (creatorId !== undefined) {
    const user = pathSegment(creatorId);
    findings.push((await visit('GET /boards/user/{userId}', `/boards/user/${user}`)).finding);
    findings.push((await visit('GET /profile/{userId}', `/profile/${user}`)).finding);
  }
  return { findings, boards };
}

async function visitorCall(
  { call, apiBaseUrl, appOrigin }: Backend,
  name: ReadOnlyCall,
  path: string,
): Promise<{ finding: Finding; reply: Reply }> {
  const reply = await call(apiBaseUrl + path, { headers: JSON_HEADERS });
  const origin = originProblem(reply, appOrigin);
  if (origin !== null) {
    return { finding: failed(name, origin, KEPT_FROM_THE_APP), reply };
  }
  if (reply.status === 401) {
    const finding = warning(
      name,
      'visitors are refused with a 401',
      'visitors are invited to sign in instead',
    );
    return { finding, reply };
  }
  return { finding: examineAnswer(name, reply, apiBaseUrl), reply };
}

function boardsIn(reply: Reply): Board[] {
  try {
    return readList(readBoard, 'boards')(reply.json);
  } catch {
    return [];
  }
}

/** The only call at the server's root, whatever path the API base has. */
export async function checkShortLinks(backend: Backend, boards: readonly Board[]): Promise<Finding> {
  const name = 'GET /api/boards/short/{shortId}';
  const { call, apiBaseUrl, appOrigin } = backend;
  const board = boards.find(({ shortLink }) => shortLink !== '');
  const shortId = board?.shortLink.replace(/\/+$/, '').split('/').at(-1) ?? UNKNOWN_SHORT_ID;
  const url = `${new URL(apiBaseUrl).origin}/api/boards/short/${pathSegment(shortId)}`;
  const reply = await call(url, { headers: { Accept: 'application/json' } });
  const origin = originProblem(reply, appOrigin);
  if (origin !== null) return failed(name, origin, 'short links lead to an error');
  if (board === undefined) {
    const isRefused = (reply.status >= 400 && reply.status < 500) || bare(reply.json).isSuccess === false;
    return isRefused
      ? ok(name, 'an unknown short link is refused; no board with a short link was found to try')
      : failed(
          name,
          `an unknown short link is answered by ${reply.status}${saidBy(reply)}`,
          'dead links are not explained',
        );
  }
  const finding = examineAnswer(name, reply, apiBaseUrl);
  if (finding.verdict === 'failed') return finding;
  const found = readShortLink(reply.json);
  return found === board.id
    ? finding
    : failed(
        name,
        `the short link of board ${board.id} leads to ${found}`,
        'short links lead to a wrong board',
      );
}

/** What does not exist must be told apart from what fails. */
export async function checkUnknownId({ call, apiBaseUrl, appOrigin }: Backend): Promise<Finding> {
  const check = 'GET /boards/{unknown id}';
  const reply = await call(`${apiBaseUrl}/boards/${UNKNOWN_ID}`, { headers: JSON_HEADERS });
  const consequence = "a deleted board is shown as a failure with 'Retry', not as 'Board Not Found'";
  const origin = originProblem(reply, appOrigin);
  if (origin !== null) return warning(check, `${reply.status}, but ${origin}, also on refusals`, consequence);
  if (reply.status === 404 || isNoBoard(reply)) return ok(check, `${reply.status}, as expected`);
  if (reply.status === 401) return skipped(check, 'visitors are refused with a 401');
  return warning(check, `answered by ${reply.status} instead of 404${saidBy(reply)}`, consequence);
}

/** A good answer that the app reads as no board. */
function isNoBoard({ status, json, text }: Reply): boolean {
  if (status < 200 || status > 299 || (json === undefined && text.trim() !== '')) return false;
  try {
    return readObjectOrNull(readBoard, 'board')(json ?? null) === null;
  } catch {
    return false;
  }
}
