import { Validator } from '@seriousme/openapi-schema-validator';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readAvailability } from '@/api/profile';
import { readUserId } from '@/api/sign-in';
import { readList, readObjectOrNull } from '@/api/wire/envelopes';
import { readBoard } from '@/api/wire/read-board';
import { readJoinRequest } from '@/api/wire/read-join-request';
import { readShortLink } from '@/api/wire/read-short-link';
import { readUser } from '@/api/wire/read-user';
import { responseDeviations } from './conformance';
import { OPENAPI_FILE } from './compiled-document';

const BASE = 'https://api.example.com/v1';
const at = (path: string) => (path.startsWith('/api/') ? new URL(path, BASE).href : BASE + path);

it('is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(readFileSync(OPENAPI_FILE, 'utf8'));
  expect({ valid, errors, version: validator.version }).toEqual({
    valid: true,
    errors: undefined,
    version: '3.1',
  });
  // Throws for a broken reference.
  validator.resolveRefs();
}, 60_000);

const READERS = {
  '/boards?searchType=board': readList(readBoard, 'boards'),
  '/boards?searchType=member': readList(readUser, 'users'),
  '/boards/b1/join-requests': readList(readJoinRequest, 'joinRequests'),
  '/boards/b1': readObjectOrNull(readBoard, 'board'),
  '/profile': readObjectOrNull(readUser, 'user'),
  '/boards/b1/leave': (json: unknown) => json,
  '/auth/google-login': readUserId,
  '/profile/check-username': readAvailability,
  '/api/boards/short/s1': readShortLink,
};
type Path = keyof typeof READERS;
const METHODS: Partial<Record<Path, string>> = {
  '/boards/b1/leave': 'DELETE',
  '/auth/google-login': 'POST',
  '/profile/check-username': 'POST',
};

const canRead = (path: Path, json: unknown) => {
  try {
    READERS[path](json);
    return true;
  } catch {
    return false;
  }
};
const conforms = (path: Path, json: unknown) =>
  responseDeviations({ method: METHODS[path] ?? 'GET', url: at(path) }, { status: 200, json }, BASE)
    .length === 0;

const user = { _id: 'u1', profileCompletionPercentage: '80', profileQuestions: { yearsOfExperience: '7' } };
const board = { _id: 'b1', creator: null, members: ['u1', null, 7, user] };
const joinLink = 'https://talentboard.example/board/join/b1';
const request = { _id: 'r1', board: 'b1', user: null, answers: ['Why?,So', ['Why?', 'So']] };

it.each<[Path, unknown]>([
  ...['boards', 'users', 'members', 'joinRequests', 'data'].flatMap((key): [Path, unknown][] => [
    ['/boards?searchType=board', { [key]: [board] }],
    ['/boards?searchType=member', { [key]: [user], total: 1 }],
    ['/boards/b1/join-requests', { success: true, data: { [key]: [request] } }],
  ]),
  ['/boards?searchType=board', [null, board, { id: 7 }, { _id: 'b2', creator: user, members: null }]],
  ['/boards?searchType=member', []],
  ['/boards/b1/join-requests', [request, { id: 'r2', board: { _id: 'b1' }, user: 'u1', status: 1 }]],
  ['/boards/b1/join-requests', [{ _id: 'r1' }, { _id: 'r2', board: null }]],
  [
    '/boards/b1/join-requests',
    [{ _id: 'r1', answers: [{ question: 'Why?', answer: 'So' }, { answer: null }] }],
  ],
  ['/profile', { _id: 'u1', createdAt: 1_777_975_200_000 }],
  ['/profile', { _id: 'u1', createdAt: '2026-03-01T20:15:00.123456' }],
  ['/profile', { _id: 'u1', createdAt: '2026-03-01 20:15' }],
  ['/profile', { _id: 'u1', createdAt: '2026-03-01' }],
  ['/boards/b1/join-requests', { data: { joinRequests: null } }],
  ...['boards', 'users', 'members', 'joinRequests', 'data'].flatMap((key): [Path, unknown][] => [
    ['/boards?searchType=board', { [key]: null }],
    ['/boards?searchType=member', { [key]: null }],
    ['/boards/b1/join-requests', { [key]: null }],
  ]),
  ...['user', 'board', 'data'].flatMap((key): [Path, unknown][] => [
    ['/boards/b1', { [key]: board }],
    ['/profile', { [key]: user }],
    ['/profile', { data: { [key]: null } }],
  ]),
  ['/boards/b1', null],
  ['/profile', {}],
  ['/profile', { id: 'u1', onboardingStep: 'payment', name: null, socialMedia: null, unknown: [1] }],
  ['/boards/b1/leave', null],
  ['/boards/b1/leave', { data: null }],
  ['/boards/b1/leave', { isSuccess: false, message: 'No' }],
  ['/boards/b1/leave', { data: { isSuccess: false, message: 'No' } }],
  ['/auth/google-login', { userId: 'u1', data: null }],
  ['/auth/google-login', { success: true, data: { userId: 7 } }],
  ['/auth/google-login', { userId: null, data: { userId: 'u1' } }],
  ['/profile/check-username', { isUsernameAvailable: true, data: {} }],
  ['/profile/check-username', { data: { isUsernameAvailable: false } }],
  ['/api/boards/short/s1', { isSuccess: true, joinLink, data: null }],
  ['/api/boards/short/s1', { isSuccess: true, data: { joinLink } }],
  ['/api/boards/short/s1', { data: { isSuccess: true, joinLink } }],
  ['/api/boards/short/s1', { isSuccess: false, message: 'Expired' }],
  ['/api/boards/short/s1', { data: { isSuccess: false } }],
])('%s allows %j, which the app can read', (path, json) => {
  expect({ conforms: conforms(path, json), canRead: canRead(path, json) }).toEqual({
    conforms: true,
    canRead: true,
  });
});

it.each<[Path, unknown]>([
  ['/boards?searchType=board', null],
  ['/boards?searchType=board', {}],
  ['/boards?searchType=board', { items: [board] }],
  ['/boards?searchType=board', { boards: 'none' }],
  ['/boards?searchType=member', [{ name: 'No id' }]],
  ['/boards?searchType=member', [{ _id: '' }]],
  ['/boards/b1/join-requests', [{ board: 'b1' }]],
  ['/boards/b1', { _id: null }],
  ['/boards/b1', 'text'],
  ['/boards/b1', { _id: 'b1', members: [{ _id: 'u1' }, { _id: 'u2', profileQuestions: 'none' }] }],
  ['/profile', { message: 'Hello' }],
  ['/profile', { _id: 'u1', createdAt: 'last week' }],
  ['/profile', []],
  ['/boards/b1/leave', { isSuccess: 'no' }],
  ['/boards/b1/leave', { data: { isSuccess: 'no' } }],
  ['/auth/google-login', null],
  ['/auth/google-login', { data: { data: { userId: 'u1' } } }],
  ['/auth/google-login', { userId: 'u1', data: { userId: null } }],
  ['/profile/check-username', { isUsernameAvailable: 'yes' }],
  ['/profile/check-username', { data: { data: { isUsernameAvailable: true } } }],
  ['/profile/check-username', { isUsernameAvailable: true, data: { isUsernameAvailable: null } }],
  ['/api/boards/short/s1', { isSuccess: true }],
  ['/api/boards/short/s1', { isSuccess: true, data: {} }],
  ['/api/boards/short/s1', { data: { data: { isSuccess: true, joinLink } } }],
])('%s rejects %j', (path, json) => {
  expect(conforms(path, json)).toBe(false);
});
