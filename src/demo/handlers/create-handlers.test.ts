// @vitest-environment node
import { expect, test } from 'vitest';
import { boardId, personId, personUid } from '../seed/records';
import { startTestBackend } from '@kit/test-backend';

const MAYA = 'maya-lindqvist';
const TOMAS = 'tomas-ferreira';
const NOOR = 'noor-haddad';
const PRIYA = 'priya-raghunathan';
const DESIGN = boardId('northern-design-circle');
const BREAKFAST = boardId('stockholm-breakfast-table');

test('the first sign-in creates an unfinished user; the second finds them', async () => {
  const backend = startTestBackend();
  const token = backend.tokenFor('uid-new', 'Nía');
  expect(await backend.call('GET', '/profile', { token })).toMatchObject({ status: 404 });
  const first = await backend.call('POST', '/auth/google-login', {
    token,
    body: { name: 'Nía', email: 'x', profilePicture: null },
  });
  const second = await backend.call('POST', '/auth/google-login', { token, body: {} });
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(second.json).toEqual(first.json);
  expect(await backend.call('GET', '/profile', { token })).toMatchObject({
    json: {
      _id: (first.json as { userId: string }).userId,
      firebaseUid: 'uid-new',
      name: 'Nía',
      email: 'uid-new@example.com',
      username: '',
      isProfileComplete: false,
      profileCompletionPercentage: 0,
      onboardingStep: 'profile',
    },
  });
});

test('a partial update keeps the other fields and ignores read-only ones', async () => {
  const backend = startTestBackend();
  const response = await backend.call('PUT', '/profile', {
    as: NOOR,
    body: {
      bio: ' New ',
      verified: true,
      email: 'other@example.com',
      socialMedia: [
        { platform: 'github', url: 'https://github.com/noor' },
        { platform: 'twitter', url: '' },
      ],
      profileQuestions: { yearsOfExperience: 8 },
    },
  });
  expect(response).toMatchObject({
    status: 200,
    json: {
      user: {
        bio: 'New',
        name: 'Noor Haddad',
        verified: false,
        email: 'noor.haddad@example.com',
        socialMedia: [{ platform: 'github', url: 'https://github.com/noor' }],
        profileQuestions: { role: 'product', yearsOfExperience: 8 },
      },
    },
  });
});

test.each([
  ['mayalindqvist', false],
  ['MAYALINDQVIST', false],
  ['noorhaddad', true],
  ['somebody.new', true],
  ['two words', false],
])('username %s is available to Noor: %s', async (username, isUsernameAvailable) => {
  const response = await startTestBackend().call('POST', '/profile/check-username', {
    as: NOOR,
    body: { username },
  });
  expect(response).toMatchObject({ status: 200, json: { isUsernameAvailable } });
});

test('only the owner sees a hidden salary, the wallet and the email address', async () => {
  const backend = startTestBackend();
  const path = `/profile/${personId(MAYA)}`;
  const seen = (await backend.call('GET', path, { as: NOOR })).json as { user: Record<string, unknown> };
  expect(seen.user).toMatchObject({
    name: 'Maya Lindqvist',
    profileQuestions: { salaryExpectations: { hidden: true } },
  });
  expect(JSON.stringify(seen)).not.toMatch(/118000|maya\.lindqvist@|0x/);
  const ownView = (await backend.call('GET', path, { as: MAYA })).json as { user: Record<string, unknown> };
  expect(ownView.user).toMatchObject({
    email: 'maya.lindqvist@example.com',
    profileQuestions: { salaryExpectations: { salary: 118000, hidden: true } },
  });
});

test('a creator sees the email addresses of members, other users do not', async () => {
  const backend = startTestBackend();
  const emails = async (as?: string) =>
    (
      (await backend.call('GET', `/boards/${DESIGN}`, as ? { as } : {})).json as {
        board: { members: { email?: string }[] };
      }
    ).board.members[1]?.email;
  expect(await emails(MAYA)).toBe('matteo.ricci@example.com');
  expect(await emails(NOOR)).toBeUndefined();
  expect(await emails()).toBeUndefined();
  expect((await backend.call('GET', `/profile/${personId(TOMAS)}`, { as: PRIYA })).json).toMatchObject({
    user: { email: 'tomas.ferreira@example.com' },
  });
});

test('a creator creates, edits and deletes a board, which its short link finds', async () => {
  const backend = startTestBackend();
  const body = {
    name: ' A board of Noor ',
    boardType: [' Designers ', 'designers', 'QA'],
    description: 'Hello',
    questions: ['Why?'],
  };
  const created = await backend.call('POST', '/boards', { as: NOOR, body });
  expect(created).toMatchObject({
    status: 201,
    json: {
      board: {
        name: 'A board of Noor',
        boardType: ['designers', 'qa'],
        members: [{ name: 'Noor Haddad' }],
        creator: { name: 'Noor Haddad' },
      },
    },
  });
  const { _id, shortLink } = (created.json as { board: { _id: string; shortLink: string } }).board;
  expect((await backend.call('GET', '/boards/my-boards', { as: NOOR })).json).toMatchObject([{ _id }]);
  expect((await backend.call('GET', `/boards/user/${personId(NOOR)}`)).json).toMatchObject({
    boards: [{ _id }],
  });
  expect((await backend.call('GET', `/boards/short/${shortLink}`)).json).toEqual({
    isSuccess: true,
    joinLink: `http://backend.test/board/join/${_id}`,
  });

  await backend.call('PUT', `/boards/${_id}`, {
    as: NOOR,
    body: { name: 'Another name', creator: 'x', questions: [] },
  });
  expect((await backend.call('GET', `/boards/${_id}`)).json).toMatchObject({
    board: {
      name: 'Another name',
      description: 'Hello',
      creator: { _id: personId(NOOR) },
      questions: ['Why?'],
    },
  });

  await backend.call('POST', `/boards/${_id}/apply`, { as: TOMAS, body: [['Why?', 'Because']] });
  expect((await backend.call('DELETE', `/boards/${_id}`, { as: NOOR })).status).toBe(200);
  expect((await backend.call('GET', `/boards/${_id}`)).status).toBe(404);
  const { joinRequests } = await backend.store.read();
  expect(joinRequests.some(({ board }) => board === _id)).toBe(false);
});

test('the short link ignores tokens and percent-decodes its id', async () => {
  const backend = startTestBackend();
  expect((await backend.call('GET', '/boards/short/nordic1', { token: 'bad' })).status).toBe(200);
  expect((await backend.call('GET', '/boards/short/nordic%31')).status).toBe(200);
  expect(await backend.call('GET', '/boards/short/nowhere')).toMatchObject({ status: 404 });
});

test('an application is sent once, listed for both sides, and accepted once', async () => {
  const backend = startTestBackend();
  const [question = ''] =
    (await backend.store.read()).boards.find(({ _id }) => _id === BREAKFAST)?.questions ?? [];
  const sent = await backend.call('POST', `/boards/${BREAKFAST}/apply`, {
    as: NOOR,
    body: [[question, 'Hungry, always']],
  });
  expect(sent.status).toBe(201);
  expect((await backend.call('POST', `/boards/${BREAKFAST}/apply`, { as: NOOR, body: [] })).status).toBe(409);
  expect(
    (await backend.call('POST', '/join-requests', { as: NOOR, body: { boardId: BREAKFAST, answers: [] } }))
      .status,
  ).toBe(409);

  expect((await backend.call('GET', '/join-requests/user', { as: NOOR })).json).toMatchObject({
    joinRequests: [{ status: 'pending', board: { _id: BREAKFAST, name: 'Stockholm Breakfast Table' } }],
  });
  const inbox = (await backend.call('GET', `/boards/${BREAKFAST}/join-requests`, { as: MAYA })).json;
  expect(inbox).toMatchObject({
    joinRequests: [
      {
        board: BREAKFAST,
        answers: [`${question},Hungry, always`],
        user: { firebaseUid: personUid(NOOR), email: 'noor.haddad@example.com' },
      },
    ],
  });
  const id = (inbox as { joinRequests: { _id: string }[] }).joinRequests[0]?._id;

  const approve = (as: string, acceptanceNote: unknown) =>
    backend.call('PUT', `/boards/join-requests/${id}/approve`, { as, body: { acceptanceNote } });
  expect((await approve(NOOR, 'Me')).status).toBe(403);
  expect((await approve(MAYA, '  ')).status).toBe(422);
  expect((await approve(MAYA, undefined)).status).toBe(422);
  expect((await approve(MAYA, 'Welcome')).status).toBe(200);
  expect((await approve(MAYA, 'Again')).status).toBe(409);
  expect(
    (await backend.call('PUT', `/boards/join-requests/${id}/reject`, { as: MAYA, body: {} })).status,
  ).toBe(409);
  expect((await backend.call('GET', '/join-requests/user', { as: NOOR })).json).toMatchObject({
    joinRequests: [{ status: 'accepted', acceptanceNote: 'Welcome' }],
  });
  expect((await backend.call('GET', `/boards/${BREAKFAST}`)).json).toMatchObject({
    board: { members: [{ name: 'Maya Lindqvist' }, {}, {}, { _id: personId(NOOR) }] },
  });

  expect((await backend.call('DELETE', `/boards/${BREAKFAST}/leave`, { as: NOOR })).json).toEqual({
    isSuccess: true,
  });
  expect((await backend.call('POST', `/boards/${BREAKFAST}/apply`, { as: NOOR, body: [] })).status).toBe(201);
});

test('a rejection needs no note, and allows another application', async () => {
  const backend = startTestBackend();
  await backend.call('POST', '/join-requests', { as: NOOR, body: { boardId: BREAKFAST, answers: [] } });
  const inbox = (await backend.call('GET', `/boards/${BREAKFAST}/join-requests`, { as: MAYA })).json as {
    joinRequests: { _id: string }[];
  };
  const path = `/boards/join-requests/${inbox.joinRequests[0]?._id}/reject`;
  expect((await backend.call('PUT', path, { as: MAYA, body: { rejectionNote: '' } })).status).toBe(200);
  expect((await backend.call('GET', `/boards/${BREAKFAST}`)).json).toMatchObject({
    board: { members: [{ name: 'Maya Lindqvist' }, {}, {}] },
  });
  expect((await backend.call('POST', `/boards/${BREAKFAST}/apply`, { as: NOOR, body: [] })).status).toBe(201);
});

test('a creator removes a member', async () => {
  const backend = startTestBackend();
  const response = await backend.call('DELETE', `/boards/${DESIGN}/members/${personId('bao-chen')}`, {
    as: MAYA,
  });
  expect(response.status).toBe(204);
  const board = (await backend.store.read()).boards.find(({ _id }) => _id === DESIGN);
  expect(board?.members).not.toContain(personId('bao-chen'));
  expect(board?.members).toContain(personId('matteo-ricci'));
});
