import { expect, it } from 'vitest';
import { firstCalls } from './first-calls';
import { keptCalls, readKept } from './kept-calls';
import { readList, readObjectOrNull } from './wire/envelopes';
import { readBoard } from './wire/read-board';
import { readJoinRequest } from './wire/read-join-request';
import { readUser } from './wire/read-user';
import { WireError } from './wire/wire-values';

const user = {
  _id: 'u1',
  firebaseUid: 'f1',
  name: 'Ada',
  username: 'ada',
  email: 'ada@example.com',
  bio: 'Hi',
  location: 'Lisbon',
  walletAddress: '0x1',
  profilePicture: 'https://example.com/a.png',
  verified: true,
  createdAt: '2026-03-03T10:30:00.000Z',
  isProfileComplete: true,
  profileCompletionPercentage: 100,
  onboardingStep: 'social',
  onboardingCompleted: true,
  socialMedia: [{ platform: 'github', url: 'https://github.com/ada' }],
  profileQuestions: {
    role: 'developer',
    customRole: 'x',
    developerType: ['frontend'],
    customDeveloperType: ['y'],
    workPreference: 'remote',
    yearsOfExperience: 5,
    salaryExpectations: { salary: 90_000, hidden: true },
    techStack: ['Elm'],
    lookingForOpportunities: 'looking',
  },
};
const board = {
  _id: 'b1',
  name: 'Guild',
  boardType: ['developers'],
  description: 'All of us',
  questions: ['Why?'],
  creator: { _id: 'u1', name: 'Ada', profilePicture: null, verified: true },
  members: [user, 'u2', { _id: 'u3' }],
  shortLink: 'guild1',
  createdAt: '2026-03-03T10:30:00.000Z',
};
const request = {
  _id: 'r1',
  user,
  board: { _id: 'b1', name: 'Guild' },
  status: 'rejected',
  answers: [['Why?', 'I, too'], 'Who?,Ada'],
  acceptanceNote: '',
  rejectionNote: 'Not now',
  createdAt: '2026-03-03T10:30:00.000Z',
};

const boards = readList(readBoard, 'boards')([board, { _id: 'b2', creator: null }]);
const requests = readList(
  readJoinRequest,
  'joinRequests',
)([request, { _id: 'r2', user: 'u2', board: 'b2' }, { _id: 'r3', user: null, board: null }]);

const ANSWERS: Record<string, unknown> = {
  searchBoards: boards,
  getBoard: readObjectOrNull(readBoard, 'board')(board),
  listMyBoards: [],
  listMyJoinRequests: requests,
  listBoardJoinRequests: readList(
    (json) => ({ ...readJoinRequest(json), boardId: 'b1' }),
    'joinRequests',
  )([request, { _id: 'r2', user: 'u2' }]),
  getMyProfile: readObjectOrNull(readUser, 'user')(user),
  listBoardsOfUser: boards,
};

it.each(Object.keys(keptCalls))('reads what was kept of %s as it was', (name) => {
  expect(ANSWERS).toHaveProperty(name);
  expect(readKept(name, 'b1', JSON.parse(JSON.stringify(ANSWERS[name])))).toEqual(ANSWERS[name]);
});

it.each(Object.keys(keptCalls))('throws for anything else in the place of %s', (name) => {
  for (const other of ['text', 7, { boards: 'none' }, [{ name: 'no id' }]])
    expect(() => readKept(name, 'b1', other)).toThrow(WireError);
});

it('keeps the search of / alone, and the boards of the viewer alone', () => {
  const { searchBoards, listBoardsOfUser } = keptCalls;
  expect(searchBoards?.isMeant?.(firstCalls.searchBoards.argument, 'u1')).toBe(true);
  expect(searchBoards?.isMeant?.({ searchTerm: '', type: 'others' }, 'u1')).toBe(false);
  expect(searchBoards?.isMeant?.({ searchTerm: 'a' }, 'u1')).toBe(false);
  expect(listBoardsOfUser?.isMeant?.('u1', 'u1')).toBe(true);
  expect(listBoardsOfUser?.isMeant?.('u2', 'u1')).toBe(false);
  expect(listBoardsOfUser?.isMeant?.('u2', null)).toBe(false);
});
