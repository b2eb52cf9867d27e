// @vitest-environment jsdom
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { readBoard } from '@/api/wire/read-board';
import { BoardCard } from '@/components/board-card';
import { MemberCard } from '@/components/member-card';
import { ApplyPanel } from '@/features/board-detail/apply-panel';
import { BoardHeader } from '@/features/board-detail/board-header';
import { ResultCount } from '@/features/discover/discover-skeleton';
import { BuiltFiles } from './built-files';

/* The early page scripts, which use Preact, render the same as React. */

// Generated avatars load with the app. Here they never load.
vi.mock('boring-avatars', () => new Promise(() => {}));

// `bundles.ts` imports Vite, which jsdom cannot run.
const files = new BuiltFiles('test-results/bundles/production');

function scriptOf(route: string): string {
  const found = files.texts().find(({ file }) => new RegExp(`/early-${route}-.{8}\\.js$`).test(file));
  if (found === undefined) throw new Error(`There is no early script for ${route}`);
  return found.text;
}

const FRAMES = {
  home: '<div data-skeleton="home"><div data-early="results"></div></div>',
  board: '<div data-skeleton="board"></div>',
};

interface Drawing {
  responses: unknown[];
  /** Null if signed out. */
  viewerId?: string | null;
  path?: string;
}

/** @returns the rendered element; null if the script leaves the page to the app */
async function draw(
  page: keyof typeof FRAMES,
  { responses, viewerId = null, path = '/' }: Drawing,
): Promise<Element | null> {
  history.replaceState(null, '', path);
  document.body.innerHTML = `<div id="root">${FRAMES[page]}</div>`;
  const auth = JSON.stringify({ uid: 'u1', isLoggedIn: true, _id: viewerId });
  localStorage.setItem('persist:root', JSON.stringify({ auth, _persist: '{"version":1}' }));
  const token = viewerId === null ? null : 'a token';
  const prefetched = responses.map((json) => ({
    url: '',
    token,
    response: Promise.resolve(Response.json(json)),
  }));
  window.boot = { prefetched, token, refreshed: Promise.resolve(), preload: () => undefined };
  // Runs in the global scope, like a script of the page.
  (0, eval)(scriptOf(page));
  for (let turn = 0; turn < 20 && window.boot.earlyResponseCount === undefined; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 1));
  return window.boot.earlyResponseCount === undefined ? null : document.querySelector('#root > *');
}

/** Compares elements regardless of the order of attributes. */
function expectSame(drawn: Element | null | undefined, node: ReactNode) {
  if (!drawn) throw new Error('Nothing was drawn');
  const { container, unmount } = render(<MemoryRouter>{node}</MemoryRouter>);
  // The router adds this attribute.
  container.querySelectorAll('[data-discover]').forEach((link) => link.removeAttribute('data-discover'));
  expect(container.childNodes).toHaveLength(1);
  const wanted = container.firstElementChild;
  container.normalize();
  drawn.normalize();
  if (!drawn.isEqualNode(wanted)) expect(drawn.outerHTML).toBe(wanted?.outerHTML);
  expect(drawn.isEqualNode(wanted)).toBe(true);
  unmount();
}

const PERSON = {
  _id: 'p',
  name: 'Ada Berg',
  username: 'ada',
  profilePicture: 'https://pictures.test/ada.png',
};
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...PERSON, _id: `p${index}`, name: `Ada ${index}` }));
const WHOLE = {
  name: 'Nordic designers',
  boardType: ['designers', 'remote'],
  description: 'What <b>we</b>\n do.',
  creator: { ...PERSON, verified: true },
  members: people(3),
  questions: ['Why?', 'Since when?'],
};

const BOARDS: [what: string, wire: object][] = [
  ['a whole board', WHOLE],
  ['nothing but an id', {}],
  ['no creator, one question', { ...WHOLE, creator: null, questions: ['Why?'] }],
  ['a creator without a name', { ...WHOLE, creator: { _id: 'c' } }],
  ['a creator with a handle only', { ...WHOLE, creator: { _id: 'c', username: 'cleo' } }],
  ['a creator who is not verified', { ...WHOLE, creator: PERSON }],
  ['nobody in it, no questions, no types', { ...WHOLE, members: [], questions: [], boardType: [] }],
  ['one member', { ...WHOLE, members: [{ _id: 'q', name: 'Somebody Else' }] }],
  ['one member, no creator', { ...WHOLE, creator: null, members: people(1) }],
  ['more than a thousand members', { ...WHOLE, members: people(1234) }],
  ['members that are not objects', { ...WHOLE, members: ['bare-id', null] }],
  ['no description', { ...WHOLE, description: '' }],
  ['a long name', { ...WHOLE, name: 'x'.repeat(81) }],
  ['a name just below the limit', { ...WHOLE, name: 'x'.repeat(80) }],
  ['100,000 characters', { ...WHOLE, name: 'x'.repeat(100_000), description: 'y'.repeat(500) }],
  ['more types than fit', { ...WHOLE, boardType: ['a', 'b', 'b', '<i>', 'أ'] }],
  [
    'markup',
    {
      name: '<img src=x onerror=alert(1)>',
      boardType: ['<i>'],
      description: '</p><script>alert(1)</script>',
      creator: { _id: '"><b>', name: '<b>' },
    },
  ],
  [
    'right-to-left and emoji',
    {
      ...WHOLE,
      name: '\u202eevil 👩‍👩‍👧',
      boardType: ['أ'],
      description: 'مرحبا',
      creator: { _id: 'c', name: 'ليلى' },
    },
  ],
  [
    'pictures with invalid addresses',
    {
      ...WHOLE,
      creator: { ...PERSON, profilePicture: 'javascript:alert(1)' },
      members: [
        { ...PERSON, profilePicture: 'javascript:alert(1)' },
        { ...PERSON, _id: 'r', profilePicture: ' https://pictures.test/r.png ' },
      ],
    },
  ],
  ['ids of dots and slashes', { ...WHOLE, _id: '../..', creator: { ...PERSON, _id: '..' } }],
];

describe('a card on / matches React’s output:', () => {
  test.each(BOARDS)('%s', async (_what, wire) => {
    const board = { _id: 'b1', ...wire };
    const drawn = await draw('home', { responses: [{ boards: [board] }] });
    expectSame(drawn?.querySelector('article'), <BoardCard board={readBoard(board)} />);
    expectSame(drawn?.querySelector('p'), <ResultCount>1 board</ResultCount>);
  });
});

test('the early page shows the first twelve boards, and counts all of them', async () => {
  const boards = Array.from({ length: 20 }, (_, index) => ({ ...WHOLE, _id: `b${index}` }));
  const drawn = await draw('home', { responses: [{ boards }] });
  expect(drawn?.querySelectorAll('article')).toHaveLength(12);
  expect(drawn?.querySelector('p')?.textContent).toBe('20 boards');
});

test('the early page leaves an empty list of boards to the app', async () => {
  expect(await draw('home', { responses: [{ boards: [] }] })).toBeNull();
});

test('the early page leaves an unreadable response to the app', async () => {
  expect(await draw('home', { responses: ['no list'] })).toBeNull();
  for (const response of [null, []])
    expect(await draw('board', { responses: [response], path: '/boards/b1' })).toBeNull();
});

const pageOf = (wire: object) => ({ responses: [{ board: wire }], path: '/boards/b1' });

describe('a board’s page matches React’s output for a visitor:', () => {
  test.each(BOARDS)('%s', async (_what, wire) => {
    const wireBoard = { _id: 'b1', ...wire };
    const board = readBoard(wireBoard);
    const drawn = await draw('board', pageOf(wireBoard));
    expectSame(drawn?.querySelector('header'), <BoardHeader board={board} actions={null} bookmark={null} />);
    expectSame(
      drawn?.querySelector('section'),
      <ApplyPanel boardId="b1" questionCount={board.questions.length} wasRejected={false} />,
    );
    const cards = [...(drawn?.querySelectorAll('article') ?? [])];
    expect(cards.length).toBe(Math.min(board.members.length, 6));
    cards
      .slice(0, 3)
      .forEach((card, index) => expectSame(card, <MemberCard member={board.members[index]!} />));
  });
});

const ADA = {
  _id: 'ada',
  name: 'Ada Berg',
  username: 'ada99',
  location: 'Oslo',
  profilePicture: 'https://pictures.test/ada.png',
  profileQuestions: {
    role: 'designer',
    yearsOfExperience: 7,
    lookingForOpportunities: 'looking',
    techStack: ['Figma', 'Accessibility', 'CSS', 'HTML', 'SVG'],
  },
};
const withAnswers = (answers: object) => ({
  ...ADA,
  profileQuestions: { ...ADA.profileQuestions, ...answers },
});

describe('a member card matches React’s output:', () => {
  test.each<[what: string, wire: unknown]>([
    ['everything', ADA],
    ['a bare id', 'somebody'],
    ['no name, but a username', { ...ADA, name: ' ' }],
    ['no years, no role', withAnswers({ role: '', yearsOfExperience: null })],
    ['a role of their own', withAnswers({ role: 'other', customRole: 'Typographer' })],
    ['a role that the app does not know', withAnswers({ role: 'astronaut' })],
    ['a thousand years', withAnswers({ yearsOfExperience: 1000 })],
    ['not open to work', withAnswers({ lookingForOpportunities: 'not_looking' })],
    ['neither open nor somewhere', { ...withAnswers({ lookingForOpportunities: '' }), location: '' }],
    ['no technologies', withAnswers({ techStack: [] })],
    ['as many technologies as fit', withAnswers({ techStack: ['Go', 'Go', 'Kubernetes'] })],
    // The generated avatar is rendered by the app.
    ['no picture', { ...ADA, profilePicture: null }],
    [
      'markup',
      {
        ...withAnswers({ role: 'other', customRole: '<i>', techStack: ['<b>x</b>'] }),
        _id: '"><b>',
        name: '<img src=x onerror=alert(1)>',
        location: '</p><script>alert(1)</script>',
      },
    ],
    [
      'right-to-left and emoji',
      { ...withAnswers({ techStack: ['أ'] }), name: 'ليلى 👩‍👩‍👧', location: '\u202eevil' },
    ],
  ])('%s', async (_what, wire) => {
    const board = { _id: 'b1', ...WHOLE, members: [wire] };
    const [member] = readBoard(board).members;
    const drawn = await draw('board', pageOf(board));
    expectSame(drawn?.querySelector('article'), <MemberCard member={member!} />);
  });
});

describe('the early page of a board has placeholders for conditional buttons and panels:', () => {
  const [creator, member] = ['p', 'p1'];
  const BUTTONS = ['Review 00 applications', 'Edit', 'Leave Board', 'Save', 'Apply to join', 'Copy Link'];
  test.each<[who: string, viewerId: string | null, places: string[]]>([
    ['a visitor', null, ['Apply to join']],
    ['a stranger', 'x', ['Save']],
    ['a member', member, ['Leave Board', 'Save']],
    ['the creator', creator, ['Review 00 applications', 'Edit', 'Copy Link']],
  ])('%s', async (_who, viewerId, places) => {
    const drawn = await draw('board', { ...pageOf({ _id: 'b1', ...WHOLE }), viewerId });
    const texts = [...drawn!.querySelectorAll('*')].map(({ textContent }) => textContent.trim());
    expect(BUTTONS.filter((button) => texts.includes(button))).toEqual(places);
    expect(drawn!.querySelectorAll('button')).toHaveLength(0);
    // Cards have placeholders for the creator's controls, except the creator's own card.
    const hasPlaceholder = [...drawn!.querySelectorAll('article')].map(
      (card) => card.querySelector('.size-8') !== null,
    );
    expect(hasPlaceholder).toEqual([1, 2, 3].map(() => viewerId === creator));
  });

  test('the early page leaves a viewer without an id to the app', async () => {
    expect(await draw('board', { ...pageOf({ _id: 'b1', ...WHOLE }), viewerId: '' })).toBeNull();
  });
});

test.each(['?tab=requests', '?q=ada'])('the early page renders no members at %s', async (query) => {
  const page = pageOf({ _id: 'b1', ...WHOLE });
  const drawn = await draw('board', { ...page, path: page.path + query });
  expect(drawn?.querySelector('h1')?.textContent).toBe(WHOLE.name);
  expect(drawn?.querySelectorAll('article')).toHaveLength(0);
});
