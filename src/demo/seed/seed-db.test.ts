import { expect, test } from 'vitest';
import { REQUEST_NOTE_QUESTION } from '@/domain/board';
import { ROLE_OPTIONS } from '@/domain/profile-options';
import { firstName } from '@/domain/review/person-name';
import { hasCompleteProfile } from '@/domain/user';
import type { DemoDb } from '../db';
import { demoDb, MAIN_PERSON_IDS, seedDb } from './seed-db';

const db = seedDb();
const demo = demoDb();

function hasNoDuplicates(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

test('the seed has at least 60 people and 24 boards', () => {
  expect(db.users.length).toBeGreaterThanOrEqual(60);
  expect(db.boards.length).toBeGreaterThanOrEqual(24);
});

test('the seed has people for every filter of the search', () => {
  const looking = db.users.filter(
    ({ profileQuestions }) => profileQuestions.lookingForOpportunities === 'looking',
  );
  const counts = ['remote', 'hybrid', 'in-office'].map(
    (preference) =>
      looking.filter(({ profileQuestions }) => profileQuestions.workPreference === preference).length,
  );
  for (const count of counts) expect(count).toBeGreaterThanOrEqual(3);
});

test('the seed is deterministic, apart from dates', () => {
  expect(seedDb()).toEqual(db);
  const later = seedDb(new Date('2027-11-21T12:00:00.000Z'));
  expect(later.users.map(({ _id }) => _id)).toEqual(db.users.map(({ _id }) => _id));
  expect(later.users[0]?.createdAt).not.toBe(db.users[0]?.createdAt);
});

test.each<[string, DemoDb]>([
  ['seed', db],
  ['demo', demo],
])('%s: ids, short links, usernames and email addresses are unique', (_, data) => {
  const ids = [...data.users, ...data.boards, ...data.joinRequests].map(({ _id }) => _id);
  expect(hasNoDuplicates(ids)).toBe(true);
  expect(ids.filter((id) => !/^[0-9a-f]{24}$/.test(id))).toEqual([]);
  expect(hasNoDuplicates(data.boards.map(({ shortLink }) => shortLink))).toBe(true);
  expect(data.boards.filter(({ shortLink }) => !/^[A-Za-z0-9_-]{6,8}$/.test(shortLink))).toEqual([]);
  expect(hasNoDuplicates(data.users.map(({ username }) => username.toLowerCase()))).toBe(true);
  expect(hasNoDuplicates(data.users.map(({ email }) => email))).toBe(true);
  expect(hasNoDuplicates(data.users.map(({ firebaseUid }) => firebaseUid))).toBe(true);
});

test.each<[string, DemoDb]>([
  ['seed', db],
  ['demo', demo],
])('%s: all references resolve, and members match accepted applications', (_, data) => {
  const people = new Set(data.users.map(({ _id }) => _id));
  const boards = new Map(data.boards.map((board) => [board._id, board]));
  for (const board of data.boards) {
    expect(
      [board.creator, ...board.members].filter((id) => !people.has(id)),
      board.name,
    ).toEqual([]);
    expect(board.members, board.name).toContain(board.creator);
    expect(hasNoDuplicates(board.members), board.name).toBe(true);
  }
  for (const request of data.joinRequests) {
    const board = boards.get(request.board);
    expect(people.has(request.user)).toBe(true);
    expect(board?.creator).not.toBe(request.user);
    expect(board?.members.includes(request.user), `${board?.name}: ${request.answers[0]}`).toBe(
      request.status === 'accepted',
    );
    expect(request.decidedAt === null).toBe(request.status === 'pending');
    expect(request.answers).toHaveLength(board?.questions.length ?? 0);
  }
});

test.each([
  ['today', undefined],
  ['next year', new Date('2027-12-31T23:30:00.000Z')],
])('the dates of the demo are consistent: %s', (_, now) => {
  const { users, boards, joinRequests } = demoDb(now);
  const end = (now ?? new Date('2026-11-21T12:00:00.000Z')).toISOString();
  const joinedAt = new Map(users.map(({ _id, createdAt }) => [_id, createdAt]));
  const madeAt = new Map(boards.map(({ _id, createdAt }) => [_id, createdAt]));
  // ISO times in UTC sort alphabetically.
  const inOrder = (what: string, ...times: (string | undefined)[]) =>
    expect(times, what).toEqual([...times].sort());
  for (const board of boards) inOrder(board.name, joinedAt.get(board.creator), board.createdAt, end);
  for (const { _id, user, board, createdAt, decidedAt } of joinRequests) {
    inOrder(_id, joinedAt.get(user), createdAt, decidedAt ?? end, end);
    inOrder(_id, madeAt.get(board), createdAt);
  }
});

test('the newest boards have members in addition to their creator', () => {
  const newest = [...db.boards].sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, 3);
  expect(newest.filter(({ members }) => members.length < 2)).toEqual([]);
});

test('every board has a name of 10 to 50 characters and the fixed question first', () => {
  for (const board of demo.boards) {
    expect(board.name.length, board.name).toBeGreaterThanOrEqual(10);
    expect(board.name.length, board.name).toBeLessThanOrEqual(50);
    expect(board.questions[0]).toBe(REQUEST_NOTE_QUESTION);
    expect(board.questions.length, board.name).toBeGreaterThanOrEqual(2);
    expect(board.questions.length, board.name).toBeLessThanOrEqual(5);
    expect(board.boardType.length).toBeGreaterThan(0);
  }
  const counts = db.boards.map(({ members }) => members.length);
  expect(counts).toContain(1);
  expect(Math.max(...counts)).toBeGreaterThan(30);
});

test('people have varied roles and years, and https links only', () => {
  const roles = new Set(db.users.map((user) => user.profileQuestions.role));
  expect(ROLE_OPTIONS.filter(({ value }) => !roles.has(value))).toEqual([]);
  const years = db.users.flatMap((user) => user.profileQuestions.yearsOfExperience ?? []);
  expect([Math.min(...years), Math.max(...years)]).toEqual([0, 30]);
  const urls = db.users.flatMap((user) => user.socialMedia.map(({ url }) => url));
  expect(urls.filter((url) => !URL.canParse(url) || !url.startsWith('https://'))).toEqual([]);
  expect(db.users.filter((user) => user.profileQuestions.salaryExpectations.hidden).length).toBeGreaterThan(
    3,
  );
  expect(db.users.every((user) => user.profilePicture === null)).toBe(true);
  expect(db.users.every((user) => Date.parse(user.createdAt) < Date.parse('2026-11-21T12:00:00Z'))).toBe(
    true,
  );
});

test('the main people cover the situations that the demo presents', () => {
  const [maya, tomas, noor, , samuel] = MAIN_PERSON_IDS.map((id) => db.users.find((user) => user._id === id));
  const boardsOf = (id?: string) => db.boards.filter((board) => board.creator === id);
  const statusesOf = (id?: string) =>
    db.joinRequests
      .filter(({ user }) => user === id)
      .map(({ status }) => status)
      .sort();

  expect(boardsOf(maya?._id).length).toBeGreaterThanOrEqual(3);
  const [first] = boardsOf(maya?._id);
  expect(
    db.joinRequests.filter(({ board, status }) => board === first?._id && status === 'pending'),
  ).toHaveLength(6);
  expect(statusesOf(tomas?._id)).toEqual(['accepted', 'pending', 'rejected']);
  expect(statusesOf(noor?._id)).toEqual([]);
  expect(noor && hasCompleteProfile(noor)).toBe(true);
  expect(db.boards.some(({ members }) => members.includes(noor?._id ?? ''))).toBe(false);
  expect(samuel && hasCompleteProfile(samuel)).toBe(false);
});

test('the demo adds a board with 120 applications to the seed', () => {
  const [board] = demo.boards.slice(db.boards.length);
  expect(demo.boards.slice(0, db.boards.length)).toEqual(db.boards);
  expect(demo.users.slice(0, db.users.length)).toEqual(db.users);
  expect(board?.creator).toBe(MAIN_PERSON_IDS[0]);
  expect(demoDb()).toEqual(demo);

  const requests = demo.joinRequests.filter((request) => request.board === board?._id);
  const pending = requests.filter(({ status }) => status === 'pending');
  expect(pending).toHaveLength(120);
  const people = pending.map(({ user }) => demo.users.find(({ _id }) => _id === user));
  const names = people.map((person) => person?.name ?? '');
  const texts = pending.map(({ answers }) =>
    answers.map((answer, index) => answer.slice((board?.questions[index]?.length ?? 0) + 1)),
  );
  const count = (matches: (answers: string[], index: number) => boolean) => texts.filter(matches).length;
  const whole = texts.map((answers) => answers.join('\n'));
  expect(count((answers) => answers.every((answer) => answer === ''))).toBeGreaterThanOrEqual(3);
  expect(count(([first = '']) => first.length > 800)).toBeGreaterThanOrEqual(3);
  expect(count(([first = '']) => /[\u0590-\u08ff]/u.test(first))).toBe(3);
  expect(count((_, index) => whole.filter((text) => text === whole[index]).length > 5)).toBeGreaterThan(8);
  expect(names.filter((name) => name === 'Anna Berg')).toHaveLength(3);
  expect(names.filter((name) => firstName(name) === '')).toHaveLength(4);
  expect(people.filter((person) => (person?.socialMedia.length ?? 0) > 8).length).toBeGreaterThanOrEqual(2);
  const before = requests.filter(({ status }) => status === 'rejected');
  expect(before.filter(({ user }) => pending.some((request) => request.user === user))).toHaveLength(8);
});
