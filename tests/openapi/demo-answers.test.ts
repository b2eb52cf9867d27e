import { expect, it } from 'vitest';
import type { DemoBoard } from '@/demo/db';
import { startTestBackend } from '@kit/test-backend';
import { SEED_NOW, seedDb } from '@/demo/seed/seed-db';
import { answerDeviations } from './conformance';
import { operationOf, operations } from './document';

const BASE = 'http://backend.test/api';
// The backend of the tests has its short links at the root too, where the API base is '/api'.
const SHORT_LINKS = '/boards/short';

const db = seedDb(SEED_NOW);

/** Calls the demo's handlers, and collects what their answers have that openapi.yaml does not describe. */
function startCheckedBackend() {
  const backend = startTestBackend();
  const deviations: string[] = [];
  const met = new Set<string>();
  return {
    deviations,
    met,
    async call(method: string, path: string, uid: string | null, body?: unknown) {
      const token = uid === null ? undefined : backend.tokenFor(uid, uid);
      const answer = await backend.call(method, path, {
        ...(token === undefined ? {} : { token }),
        ...(body === undefined ? {} : { body }),
      });
      const request = { method, url: BASE + path };
      deviations.push(...answerDeviations(request, answer, BASE));
      met.add(`${operationOf(method, request.url, BASE)?.object.operationId} ${answer.status < 400}`);
      return answer;
    },
  };
}

const uidOf = (userId: string) => db.users.find(({ _id }) => _id === userId)?.firebaseUid ?? '';

it('every board, person and join request of the demo is answered as described', async () => {
  const { call, deviations } = startCheckedBackend();
  await call('GET', '/boards?searchType=board', null);
  await call('GET', '/boards?searchType=member', null);
  for (const { _id, creator } of db.boards) {
    await call('GET', `/boards/${_id}`, null);
    await call('GET', `/boards/${_id}`, uidOf(creator));
    await call('GET', `/boards/${_id}/join-requests`, uidOf(creator));
  }
  for (const creator of new Set(db.boards.map((board) => board.creator))) {
    await call('GET', '/boards/my-boards', uidOf(creator));
    await call('GET', `/boards/user/${creator}`, null);
  }
  for (const applicant of new Set(db.joinRequests.map(({ user }) => user))) {
    await call('GET', '/join-requests/user', uidOf(applicant));
  }
  for (const { _id, firebaseUid } of db.users) {
    await call('GET', `/profile/${_id}`, null);
    await call('GET', '/profile', firebaseUid);
  }
  expect(deviations).toEqual([]);
}, 60_000);

it('every call of the document is answered as described, granted and refused', async () => {
  const { call, deviations, met } = startCheckedBackend();
  const board = db.boards.find(({ _id, members }) => members.length > 2 && pendingOf(_id).length > 1);
  if (board === undefined) throw new Error('No board of the seed has members and applicants');
  const [accepted, rejected] = pendingOf(board._id);
  const [removed = '', leaving = ''] = board.members.filter((id) => id !== board.creator);
  const own = uidOf(board.creator);
  const outsider = db.users.find(({ _id, isProfileComplete }) => isProfileComplete && mayApply(_id, board));
  const otherBoard = db.boards.find((other) => mayApply(removed, other));
  const newBoard = { name: 'Rust', boardType: ['rust'], description: 'For all', questions: [] };
  const pair = [board.questions[0], 'So'];

  /** The call as granted, and what makes the same call fail. */
  const rows: [
    method: string,
    path: string,
    uid: string | null,
    body: unknown,
    refused: [string, unknown],
  ][] = [
    ['POST', '/auth/google-login', 'uid-of-a-new-person', { name: 'Ana' }, ['/auth/google-login', []]],
    ['GET', '/profile', own, undefined, ['/profile', undefined]],
    ['PUT', '/profile', own, { bio: 'Birds' }, ['/profile', { bio: 7 }]],
    ['POST', '/profile/check-username', own, { username: 'ana' }, ['/profile/check-username', {}]],
    ['GET', `/profile/${removed}`, own, undefined, ['/profile/unknown', undefined]],
    [
      'GET',
      '/boards?searchType=member&tags=bd&minExperience=3',
      null,
      undefined,
      ['/boards?searchType=x', undefined],
    ],
    ['POST', '/boards', own, newBoard, ['/boards', {}]],
    ['GET', '/boards/my-boards', own, undefined, ['/boards/my-boards', undefined]],
    ['GET', `/boards/user/${removed}`, null, undefined, ['/boards/user/unknown', undefined]],
    ['GET', `/boards/${board._id}`, null, undefined, ['/boards/unknown', undefined]],
    ['PUT', `/boards/${board._id}`, own, { name: 'New' }, [`/boards/${board._id}`, { name: '' }]],
    [
      'POST',
      `/boards/${board._id}/apply`,
      outsider?.firebaseUid ?? '',
      [pair],
      [`/boards/${board._id}/apply`, [pair]],
    ],
    [
      'POST',
      '/join-requests',
      uidOf(removed),
      { boardId: otherBoard?._id, answers: [] },
      ['/join-requests', {}],
    ],
    ['GET', '/join-requests/user', own, undefined, ['/join-requests/user', undefined]],
    [
      'GET',
      `/boards/${board._id}/join-requests`,
      own,
      undefined,
      ['/boards/unknown/join-requests', undefined],
    ],
    ...decision(own, 'approve', accepted?._id, { acceptanceNote: 'Welcome' }),
    ...decision(own, 'reject', rejected?._id, { rejectionNote: '' }),
    [
      'DELETE',
      `/boards/${board._id}/members/${removed}`,
      own,
      undefined,
      [`/boards/${board._id}/members/${removed}`, undefined],
    ],
    [
      'DELETE',
      `/boards/${board._id}/leave`,
      uidOf(leaving),
      undefined,
      [`/boards/${board._id}/leave`, undefined],
    ],
    ['GET', `${SHORT_LINKS}/${board.shortLink}`, null, undefined, [`${SHORT_LINKS}/unknown`, undefined]],
    ['DELETE', `/boards/${board._id}`, own, undefined, [`/boards/${board._id}`, undefined]],
  ];
  const needsToken = new Set(['/profile', '/boards/my-boards', '/join-requests/user']);
  for (const [method, path, uid, body, [refusedPath, refusedBody]] of rows) {
    await call(method, path, uid, body);
    await call(method, refusedPath, method === 'GET' && needsToken.has(path) ? null : uid, refusedBody);
  }
  expect(deviations).toEqual([]);
  const all = operations.flatMap(({ object }) => [
    `${object.operationId} true`,
    `${object.operationId} false`,
  ]);
  expect([...met].toSorted()).toEqual(all.toSorted());
}, 60_000);

const pendingOf = (boardId: string) =>
  db.joinRequests.filter(({ board, status }) => board === boardId && status === 'pending');

const mayApply = (userId: string, { _id, creator, members }: DemoBoard) =>
  creator !== userId && !members.includes(userId) && !pendingOf(_id).some(({ user }) => user === userId);

/** Deciding the same request again is refused. */
function decision(
  uid: string,
  verb: 'approve' | 'reject',
  id: string | undefined,
  body: unknown,
): [string, string, string, unknown, [string, unknown]][] {
  const path = `/boards/join-requests/${id}/${verb}`;
  return [['PUT', path, uid, body, [path, body]]];
}
