import type { Board } from '@/domain/board';
import { boardTitle, avatarsOf, membersText, typesShown } from '@/domain/board-summary';
import { initials } from '@/domain/initials';
import { displayName } from '@/domain/user';
import { withBase } from '@/lib/base-path';
import { paths } from '@/lib/paths';
import { safeLink } from '@/lib/safe-link';

function part(of: Element, selector: string): Element {
  const found = of.querySelector(selector);
  if (found === null) throw new Error(`The card has no ${selector}`);
  return found;
}

/** Fills one copy of the list's first part for each entry. */
function fillEach<T>(list: Element, entries: readonly T[], fill: (copy: Element, entry: T) => void) {
  const sample = part(list, '*');
  list.replaceChildren(
    ...entries.map((entry) => {
      const copy = sample.cloneNode(true) as Element;
      fill(copy, entry);
      return copy;
    }),
  );
}

const fillText = (element: Element, text: string) => {
  element.textContent = text;
};

/** A person's avatar: their initials, covered by the picture if there is one. */
function fillFace(face: Element, { name, profilePicture }: { name: string; profilePicture: string | null }) {
  const picture = part(face, 'img');
  const source = profilePicture === null ? null : safeLink(profilePicture);
  face.replaceChildren(initials(name), ...(source === null ? [] : [picture]));
  if (source !== null) picture.setAttribute('src', source);
}

/**
 * Turns a clone of `BoardCardTemplate`'s card into that board's card without React, for the list that index.html
 * shows before the app has loaded.
 * @param card changed in place
 */
export function fillBoardCard(card: Element, board: Board): void {
  const { boardType, creator, description } = board;
  part(card, 'a').setAttribute('href', withBase(paths.board(board.id)));
  part(card, 'a > span').textContent = boardTitle(board);
  if (creator === null) part(card, 'p').remove();
  else {
    part(card, 'bdi').textContent = displayName(creator);
    if (!creator.verified) part(card, 'p svg').remove();
  }
  const text = part(card, 'p[dir]');
  if (description === '') text.remove();
  else fillText(text, description);
  const types = part(card, 'ul');
  if (boardType.length === 0) types.remove();
  else fillEach(types, typesShown(board), fillText);
  fillEach(part(card, '[data-slot=faces]'), avatarsOf(board), fillFace);
  part(card, '[data-slot=members]').textContent = membersText(board);
}
