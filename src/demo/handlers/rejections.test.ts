// @vitest-environment node
import { expect, test } from 'vitest';
import { boardId, personId } from '../seed/records';
import { startTestBackend } from '@kit/test-backend';

const MAYA = 'maya-lindqvist';
const TOMAS = 'tomas-ferreira';
const NOOR = 'noor-haddad';
const SAMUEL = 'samuel-okonkwo';
const DESIGN = boardId('northern-design-circle');
const CREW = boardId('open-source-interface-crew');
const DOCS = boardId('docs-people-who-ship');

test.each<[string, string]>([
  ['POST', '/auth/google-login'],
  ['GET', '/profile'],
  ['PUT', '/profile'],
  ['POST', '/profile/check-username'],
  ['POST', '/boards'],
  ['GET', '/boards/my-boards'],
  ['PUT', `/boards/${DESIGN}`],
  ['DELETE', `/boards/${DESIGN}`],
  ['POST', `/boards/${DESIGN}/apply`],
  ['GET', `/boards/${DESIGN}/join-requests`],
  ['GET', '/join-requests/user'],
  ['POST', '/join-requests'],
  ['PUT', '/boards/join-requests/x/approve'],
  ['PUT', '/boards/join-requests/x/reject'],
  ['DELETE', `/boards/${DESIGN}/members/x`],
  ['DELETE', `/boards/${DESIGN}/leave`],
])('%s %s requires a sign-in', async (method, path) => {
  const backend = startTestBackend();
  const body = method === 'GET' || method === 'DELETE' ? undefined : {};
  expect(await backend.call(method, path, { body })).toMatchObject({ status: 401, json: { message: /./ } });
  expect((await backend.call(method, path, { body, token: 'undefined' })).status).toBe(401);
});

test.each(['/boards', `/boards/${DESIGN}`, `/profile/${personId(MAYA)}`, `/boards/user/${personId(MAYA)}`])(
  'GET %s is open to visitors, but rejects an invalid token',
  async (path) => {
    const backend = startTestBackend();
    expect((await backend.call('GET', path)).status).toBe(200);
    expect((await backend.call('GET', path, { token: 'demo.e30' })).status).toBe(401);
  },
);

test.each<[string, string, string, unknown, number]>([
  // who, method, path, body, status
  [NOOR, 'GET', '/boards/unknown', undefined, 404],
  [NOOR, 'GET', '/profile/unknown', undefined, 404],
  [NOOR, 'GET', '/boards/user/unknown', undefined, 404],
  [NOOR, 'GET', '/boards?searchType=other', undefined, 422],
  [NOOR, 'GET', '/boards?minExperience=9&maxExperience=3', undefined, 422],
  [NOOR, 'GET', '/boards?minExperience=nine', undefined, 422],
  [NOOR, 'PUT', `/boards/${DESIGN}`, { name: 'Mine now' }, 403],
  [NOOR, 'DELETE', `/boards/${DESIGN}`, undefined, 403],
  [NOOR, 'GET', `/boards/${DESIGN}/join-requests`, undefined, 403],
  [NOOR, 'DELETE', `/boards/${DESIGN}/members/${personId('eszter-nagy')}`, undefined, 403],
  [NOOR, 'DELETE', `/boards/${DESIGN}/leave`, undefined, 409],
  [NOOR, 'PUT', '/boards/join-requests/unknown/approve', { acceptanceNote: 'x' }, 404],
  [NOOR, 'POST', '/boards/unknown/apply', [], 404],
  [NOOR, 'POST', `/boards/${DESIGN}/apply`, {}, 422],
  [NOOR, 'POST', `/boards/${DESIGN}/apply`, ['text'], 422],
  [NOOR, 'POST', `/boards/${DESIGN}/apply`, [['Why do you want to join this board?', 7]], 422],
  [NOOR, 'POST', `/boards/${DESIGN}/apply`, [['A question of my own', 'x']], 422],
  [NOOR, 'POST', '/join-requests', { boardId: 7, answers: [] }, 422],
  [NOOR, 'POST', '/join-requests', { boardId: DESIGN }, 422],
  [NOOR, 'POST', '/boards', [], 422],
  [NOOR, 'POST', '/boards', { name: '', boardType: ['x'], description: 'x', questions: [] }, 422],
  [NOOR, 'POST', '/boards', { name: 'x', boardType: [], description: 'x', questions: [] }, 422],
  [NOOR, 'POST', '/boards', { name: 'x', boardType: 'x', description: 'x', questions: [] }, 422],
  [NOOR, 'POST', '/boards', { name: 'x', boardType: ['x'], description: 'x', questions: [1] }, 422],
  [
    NOOR,
    'POST',
    '/boards',
    { name: 'x'.repeat(301), boardType: ['x'], description: 'x', questions: [] },
    422,
  ],
  [MAYA, 'POST', `/boards/${DESIGN}/apply`, [], 403],
  [MAYA, 'POST', '/join-requests', { boardId: DESIGN, answers: [] }, 403],
  [MAYA, 'DELETE', `/boards/${DESIGN}/members/${personId(NOOR)}`, undefined, 404],
  [MAYA, 'DELETE', `/boards/${DESIGN}/members/${personId(MAYA)}`, undefined, 409],
  [MAYA, 'DELETE', `/boards/${DESIGN}/leave`, undefined, 409],
  [MAYA, 'PUT', `/boards/${DESIGN}`, { name: '' }, 422],
  [MAYA, 'PUT', `/boards/${DESIGN}`, { description: 7 }, 422],
  [TOMAS, 'POST', `/boards/${DOCS}/apply`, [], 409],
  [TOMAS, 'POST', `/boards/${CREW}/apply`, [], 409],
  [SAMUEL, 'POST', `/boards/${DESIGN}/apply`, [], 403],
  [SAMUEL, 'POST', '/boards', { name: 'x', boardType: ['x'], description: 'x', questions: [] }, 403],
  [NOOR, 'PUT', '/profile', { username: 'mayalindqvist' }, 409],
  [NOOR, 'PUT', '/profile', { username: 'MayaLindqvist' }, 409],
  [NOOR, 'PUT', '/profile', { username: 'two words' }, 422],
  [NOOR, 'PUT', '/profile', { username: '' }, 422],
  [NOOR, 'PUT', '/profile', { bio: 7 }, 422],
  [NOOR, 'PUT', '/profile', { bio: 'x'.repeat(2001) }, 422],
  [NOOR, 'PUT', '/profile', { isProfileComplete: 'yes' }, 422],
  [NOOR, 'PUT', '/profile', { profileCompletionPercentage: 101 }, 422],
  [NOOR, 'PUT', '/profile', { onboardingStep: 'done' }, 422],
  [NOOR, 'PUT', '/profile', { socialMedia: [{ platform: 'github', url: 'javascript:alert(1)' }] }, 422],
  [NOOR, 'PUT', '/profile', { socialMedia: [{ platform: '', url: 'https://example.com' }] }, 422],
  [NOOR, 'PUT', '/profile', { socialMedia: 'https://example.com' }, 422],
  [NOOR, 'PUT', '/profile', { profileQuestions: { yearsOfExperience: 51 } }, 422],
  [NOOR, 'PUT', '/profile', { profileQuestions: { yearsOfExperience: '5' } }, 422],
  [NOOR, 'PUT', '/profile', { profileQuestions: { salaryExpectations: { salary: -1 } } }, 422],
  [NOOR, 'PUT', '/profile', { profileQuestions: { lookingForOpportunities: 'maybe' } }, 422],
  [NOOR, 'POST', '/profile/check-username', {}, 422],
])('rejects %s %s %s %j with %i and changes nothing', async (who, method, path, body, status) => {
  const backend = startTestBackend();
  const before = structuredClone(await backend.store.read());
  const response = await backend.call(method, path, { as: who, body });
  expect(response).toMatchObject({ status, json: { message: /./ } });
  expect(await backend.store.read()).toEqual(before);
});

test('responds with 400 to a body that is not JSON', async () => {
  const backend = startTestBackend();
  expect((await backend.call('PUT', '/profile', { as: NOOR, body: '{"bio":' })).status).toBe(400);
});
