import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DemoDb } from '@/demo/db';
import { applicants, applicantName } from '@kit/applicants';
import { makeBoard, type Person } from '@kit/people';
import { renderApp } from '@kit/render-app';

/** More than an accidental limit of 10, 12, 20 or 24, but few enough to be rendered without windowing. */
const COUNT = 30;
const numbers = Array.from({ length: COUNT }, (_, index) => index + 1);

const boardName = (number: number) => `Board ${number} of many`;
const personName = (number: number) => `Person ${number} of many`;

const manyBoards = (db: DemoDb) => {
  db.boards = numbers.map((number) => makeBoard({ _id: `board-${number}`, name: boardName(number) }));
};

const manyPeople = (db: DemoDb) => {
  const [model] = db.users;
  if (model === undefined) throw new Error('No person to copy');
  const others = numbers.map((number) => ({
    ...model,
    _id: `person-${number}`,
    firebaseUid: `uid-person-${number}`,
    username: `person-${number}`,
    name: personName(number),
  }));
  db.users = [...db.users, ...others];
  db.boards = [makeBoard({ members: others.map(({ _id }) => _id) })];
};

const manyApplications = (db: DemoDb) => {
  manyBoards(db);
  const [model] = db.joinRequests;
  if (model === undefined) throw new Error('No request to copy');
  db.joinRequests = numbers.map((number) => ({
    ...model,
    _id: `request-${number}`,
    board: `board-${number}`,
  }));
};

it.each<
  [
    name: string,
    path: string,
    as: Person,
    arrange: (db: DemoDb) => void,
    list: string,
    nameOf: (number: number) => string,
  ]
>([
  ['boards', '/', 'outsider', manyBoards, 'boards', boardName],
  ['people', '/?mode=member&q=person', 'outsider', manyPeople, 'members', personName],
  ["a board's members", '/boards/board-1', 'outsider', manyPeople, 'Members', personName],
  [
    'pending requests',
    '/boards/board-1?tab=requests',
    'creator',
    applicants(COUNT),
    'Pending requests',
    applicantName,
  ],
  [
    'applications at the desk',
    '/boards/board-1/review',
    'creator',
    applicants(COUNT),
    'Applications',
    applicantName,
  ],
  ['own boards', '/boards', 'creator', manyBoards, 'Boards you run', boardName],
  [
    'own applications',
    '/boards?tab=applications',
    'applicant',
    manyApplications,
    'My applications',
    boardName,
  ],
])('shows all %s of a long list', async (_name, path, as, arrange, list, nameOf) => {
  renderApp(path, { as, arrange });
  const { children } = await screen.findByRole('list', { name: list });
  const texts = [...children].map(({ textContent }) => textContent ?? '');
  expect(numbers.filter((number) => !texts.some((text) => text.includes(nameOf(number))))).toEqual([]);
  expect(texts).toHaveLength(COUNT);
});

it('shows every board that a person has created', async () => {
  renderApp('/profile/creator', { as: 'member', arrange: manyBoards });
  const section = await screen.findByRole('region', { name: 'Boards Created' });
  await within(section).findByRole('link', { name: boardName(1) });
  const links = [...section.querySelectorAll('a')].map(({ textContent }) => textContent);
  expect(links).toEqual(numbers.map(boardName));
});
