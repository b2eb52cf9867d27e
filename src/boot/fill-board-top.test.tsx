import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { readBoard } from '@/api/wire/read-board';
import { BookmarkButton } from '@/components/bookmark-button';
import { BoardActions } from '@/features/board-detail/board-actions';
import { BoardHeader } from '@/features/board-detail/board-header';
import { BoardTopTemplate } from '@/features/board-detail/board-top-template';
import { JoinPanel } from '@/features/board-detail/join-panel';
import { fillBoardTop } from './fill-board-top';

type Viewer = Parameters<typeof fillBoardTop>[2];

/** The filled template's parts, in a `div`. */
function filledTop(wire: object, viewer: Viewer): Element {
  document.body.innerHTML = renderToStaticMarkup(<BoardTopTemplate />);
  const top = document.querySelector('template')?.content.cloneNode(true) as DocumentFragment;
  const board = readBoard({ _id: 'b1', ...wire });
  fillBoardTop(top, board, viewer, board.id);
  const parent = document.createElement('div');
  parent.append(top);
  return parent;
}

/** Whatever the order of the attributes. */
function expectSame(filled: Element, drawn: Element) {
  if (!filled.isEqualNode(drawn)) expect(filled.outerHTML).toBe(drawn.outerHTML);
  expect(filled.isEqualNode(drawn)).toBe(true);
}

const PERSON = { _id: 'p', name: 'Ada Berg', profilePicture: 'https://pictures.test/ada.png' };
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

describe("a visitor's page filled in without React is the same as one rendered by React:", () => {
  it.each<[string, object]>([
    ['a whole board', WHOLE],
    ['nothing but an id', {}],
    ['no creator, one question', { ...WHOLE, creator: null, questions: ['Why?'] }],
    ['a creator without a name', { ...WHOLE, creator: { _id: 'c' } }],
    ['a creator who is not verified', { ...WHOLE, creator: PERSON }],
    ['no questions, no types', { ...WHOLE, questions: [], boardType: [] }],
    ['no description', { ...WHOLE, description: '' }],
    ['a long name', { ...WHOLE, name: 'x'.repeat(81) }],
    ['a name that is not long yet', { ...WHOLE, name: 'x'.repeat(80) }],
    ['100,000 characters', { ...WHOLE, name: 'x'.repeat(100_000) }],
    ['more than a thousand members', { ...WHOLE, members: people(1234) }],
    ['members who are none', { ...WHOLE, members: ['bare-id', null] }],
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
    ['a picture that is none', { ...WHOLE, creator: { ...PERSON, profilePicture: 'javascript:alert(1)' } }],
    ['ids of dots and slashes', { ...WHOLE, _id: '../..', creator: { ...PERSON, _id: '..' } }],
  ])('%s', (_what, wire) => {
    const filled = filledTop(wire, 'visitor');
    const board = readBoard({ _id: 'b1', ...wire });
    const { container } = render(
      <MemoryRouter>
        <BoardHeader board={board} actions={null} bookmark={null} />
        <JoinPanel boardId={board.id} questionCount={board.questions.length} wasRejected={false} />
      </MemoryRouter>,
    );
    expect(filled.outerHTML.length).toBeGreaterThan(200);
    expectSame(filled, container);
  });
});

/** What follows the header: the panel itself, or the place of this viewer's. */
const BELOW: Record<Viewer, string[]> = {
  visitor: ['Joining'],
  none: ['none'],
  pending: [],
  member: [],
  creator: ['creator'],
};

describe('of the buttons and panels that only some people have', () => {
  it.each<Viewer>(['visitor', 'none', 'member', 'creator'])(
    'a %s has the places, and nothing else',
    (viewer) => {
      const filled = filledTop(WHOLE, viewer);
      const places = [...filled.querySelectorAll('[data-of]')];
      const board = readBoard({ _id: 'b1', ...WHOLE });
      const isVisitor = viewer === 'visitor';
      const { container } = render(
        <MemoryRouter>
          <BoardHeader
            board={board}
            actions={isVisitor ? null : <BoardActions board={board} status={viewer} isLoading={false} />}
            bookmark={
              isVisitor ? null : (
                <BookmarkButton uid="u" target={{ kind: 'board', id: 'b1', name: board.name }} />
              )
            }
          />
        </MemoryRouter>,
      );
      const buttons = [...container.querySelectorAll('button')];
      expect(places.map(({ textContent }) => textContent)).toEqual(
        buttons.map(({ textContent }) => textContent),
      );
      expect(places.every(({ firstElementChild }) => firstElementChild?.matches('.invisible'))).toBe(true);
      const below = [...filled.querySelectorAll<HTMLElement>(':scope > :not(header)')];
      expect(below.map(({ ariaLabel, dataset }) => ariaLabel ?? dataset.panelOf)).toEqual(BELOW[viewer]);

      // Everything else, and where the places are, is as React has it.
      [...places, ...buttons].forEach((part) => part.replaceWith(document.createElement('i')));
      below.forEach((part) => part.remove());
      expectSame(filled, container);
    },
  );
});
