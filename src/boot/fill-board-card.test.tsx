import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { readBoard } from '@/api/wire/read-board';
import { BoardCard } from '@/components/board-card';
import { BoardCardTemplate } from '@/components/board-card-template';
import { fillBoardCard } from './fill-board-card';

function templateCard(): Element {
  document.body.innerHTML = renderToStaticMarkup(<BoardCardTemplate />);
  const card = document.querySelector('template')?.content.firstElementChild;
  if (!card) throw new Error('no card in the template');
  return card.cloneNode(true) as Element;
}

const PERSON = { _id: 'p', name: 'Ada Berg', profilePicture: 'https://pictures.test/ada.png' };
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...PERSON, _id: `p${index}`, name: `Ada ${index}` }));

describe('a card filled in without React is the same as one rendered by React:', () => {
  it.each<[string, object]>([
    [
      'a whole board',
      { name: 'Nordic designers', creator: { ...PERSON, verified: true }, members: people(3) },
    ],
    ['nobody in it', { name: 'Empty', creator: PERSON, members: [] }],
    ['one member', { name: 'Alone', creator: PERSON, members: [{ _id: 'q', name: 'Somebody Else' }] }],
    ['one member, no creator', { name: 'Alone', creator: null, members: people(1) }],
    ['more members than faces', { name: 'Crowd', creator: PERSON, members: people(1234) }],
    ['no name', { creator: { _id: 'c' }, members: ['bare-id', null] }],
    ['markup for a name', { name: '<img src=x onerror=alert(1)>', creator: { _id: 'c', name: '<b>' } }],
    [
      'right-to-left and emoji',
      { name: '\u202eevil 👩‍👩‍👧', creator: { _id: 'c', name: '👩‍👩‍👧 x' }, members: people(1) },
    ],
    [
      'pictures that are none',
      {
        name: 'Pictures',
        creator: { ...PERSON, profilePicture: 'javascript:alert(1)' },
        members: [
          { ...PERSON, profilePicture: 'javascript:alert(1)' },
          { ...PERSON, _id: 'r', profilePicture: ' https://pictures.test/r.png ' },
        ],
      },
    ],
    ['a description, and no types', { name: 'Told', description: 'What <b>we</b>\n do.', boardType: [] }],
    ['more types than fit', { name: 'Broad', boardType: ['a', 'b', 'c', 'd', 'e'] }],
    ['types, and no description', { name: 'Typed', boardType: ['designers', 'designers', '<i>', 'أ'] }],
    [
      'everything',
      { name: 'All', description: 'x'.repeat(500), boardType: ['a'], creator: PERSON, members: people(2) },
    ],
    ['an id of dots and slashes', { _id: '../..', name: 'Way out' }],
  ])('%s', (_what, wire) => {
    const board = readBoard({ _id: 'b1', ...wire });
    const filled = templateCard();
    fillBoardCard(filled, board);
    const { container } = render(
      <MemoryRouter>
        <BoardCard board={board} />
      </MemoryRouter>,
    );
    const drawn = container.firstElementChild;
    expect(filled.outerHTML.length).toBeGreaterThan(200);
    if (!filled.isEqualNode(drawn)) expect(filled.outerHTML).toBe(drawn?.outerHTML);
    expect(filled.isEqualNode(drawn)).toBe(true);
  });
});
