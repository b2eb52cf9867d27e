import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DemoDb } from '@/demo/db';
import { keepUnsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { seenDecisions } from '@/lib/stored/seen-decisions';
import { answersAreIn } from '@kit/answers';
import { BOARD_NAME } from '@kit/people';
import { renderApp } from '@kit/render-app';

const keepDraft = (name: string, person = 'uid-applicant') =>
  localStorage.setItem(`draft:${person}:${name}`, '{}');
const rejected = (db: DemoDb) => {
  Object.assign(db.joinRequests[0]!, { status: 'rejected', rejectionNote: 'Sorry' });
};
const line = () => screen.queryByRole('list', { name: 'Waiting for you' });
/** The line comes with the filters. */
const settled = async () => {
  await screen.findByRole('link', { name: BOARD_NAME });
  await screen.findByRole('combobox', { name: 'Order' });
};

it('lists what is waiting: new decisions first, then unfinished work', async () => {
  keepDraft('apply:board-7');
  keepDraft('create-board');
  keepDraft('edit-profile');
  const { user } = renderApp('/', { as: 'applicant', arrange: rejected });
  await settled();
  const links = () => within(line()!).getAllByRole('link');
  await waitFor(() =>
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1 new decision', '/boards?tab=applications'],
      ['Application not sent', '/board/join/board-7'],
      ['Board not created', '/boards/create'],
    ]),
  );
  await user.click(screen.getByRole('link', { name: 'Board not created' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Create Board' })).toBeVisible();
});

it.each<[string, string[], string, string]>([
  ['apply:1', ['apply:2'], '2 applications not sent', '/board/join/1'],
  ['edit-board:1', [], 'Board not saved', '/boards/1'],
  ['edit-profile', ['onboarding-profile', 'review:1'], 'Profile not saved', '/profile'],
])('names %s', async (name, others, text, href) => {
  [name, ...others].forEach((one) => keepDraft(one));
  renderApp('/', { as: 'applicant' });
  await settled();
  const links = within(line()!).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([text]);
  expect(links[0]!.getAttribute('href')?.replace('/2', '/1')).toBe(href);
});

it('shows no draft of an application that was sent elsewhere', async () => {
  keepDraft('apply:board-1');
  seenDecisions.change('uid-applicant', () => ['request-1']);
  const app = renderApp('/', { as: 'applicant' });
  await settled();
  await answersAreIn(app);
  expect(line()).not.toBeInTheDocument();
});

it.each<[string, (db: DemoDb) => void]>([
  ['has rejected one', rejected],
  ['had accepted one, and was left', (db) => void Object.assign(db.joinRequests[0]!, { status: 'accepted' })],
])('shows the draft of another application to a board that %s', async (_which, arrange) => {
  keepDraft('apply:board-1');
  seenDecisions.change('uid-applicant', () => ['request-1']);
  const app = renderApp('/', { as: 'applicant', arrange });
  await settled();
  await answersAreIn(app);
  expect(within(line()!).getByRole('link', { name: 'Application not sent' })).toHaveAttribute(
    'href',
    '/board/join/board-1',
  );
});

it.each([
  [[1], '1 decision not sent'],
  [[2, 5], '7 decisions not sent'],
])('names verdicts that were not sent: %j', async (counts, text) => {
  counts.forEach((count, index) =>
    keepUnsentVerdicts('uid-applicant', `board-${index + 1}`, { boardName: 'Guild', count }),
  );
  keepUnsentVerdicts('uid-member', 'board-9', { boardName: 'Guild', count: 3 });
  renderApp('/', { as: 'applicant' });
  await settled();
  const links = within(line()!).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([text]);
  expect(links[0]!.getAttribute('href')).toMatch(/^\/boards\/board-[12]\/review$/);
});

it.each([
  ['nothing waits', '/', 'applicant', []],
  ['only somebody else has begun something', '/', 'applicant', [['create-board', 'uid-member']]],
  ['something is searched', '/?q=lisbon', 'applicant', [['create-board', 'uid-applicant']]],
  ['nobody is signed in', '/', undefined, [['create-board', '']]],
] as const)('shows nothing where %s', async (_name, path, as, drafts) => {
  drafts.forEach(([name, person]) => keepDraft(name, person));
  renderApp(path, as === undefined ? {} : { as });
  await settled();
  expect(line()).not.toBeInTheDocument();
});
