import { readList } from '@/api/wire/envelopes';
import { readBoard } from '@/api/wire/read-board';
import type { Board } from '@/domain/board';
import { pluralize } from '@/domain/pluralize';
import { fillBoardCard } from './fill-board-card';

/** In characters. A longer list is read by the app only: reading it here as well would delay the app. */
const LONGEST_ANSWER = 150_000;

let isDrawn = false;
let isAppHere = false;

const earlyPart = (name: string) => document.querySelector(`#root [data-early=${name}]`);

function draw(boards: readonly Board[]): void {
  const card = document.querySelector<HTMLTemplateElement>('#root template[data-early=card]')?.content
    .firstElementChild;
  const grid = earlyPart('list');
  const status = earlyPart('status');
  if (!card || grid === null || status === null) return;
  const list = document.createElement('ul');
  list.setAttribute('role', 'list');
  list.setAttribute('aria-label', 'boards');
  list.className = grid.className;
  for (const board of boards) {
    const item = document.createElement('li');
    const copy = card.cloneNode(true) as Element;
    fillBoardCard(copy, board);
    item.className = 'min-w-0';
    item.append(copy);
    list.append(item);
  }
  grid.replaceWith(list);
  status.textContent = pluralize(boards.length, 'board');
  isDrawn = true;
}

/**
 * Draws the boards that index.html has requested into its start frame while the app is still loading: on a slow
 * line they appear a second earlier, as working links. Any failure is left to the app, which reads the same answer.
 * @returns resolves once they are painted, or at once if they are not drawn; never rejects
 */
export async function drawEarlyBoards(): Promise<void> {
  const early = window.earlyAnswers?.find(({ call }) => call === 'searchBoards');
  // Written there by early-calls.ts.
  const isHome = document.documentElement.dataset.page === 'home';
  if (early === undefined || !isHome) return;
  try {
    const response = await early.answer;
    const text = await response.text();
    if (!response.ok || text.length > LONGEST_ANSWER || isAppHere) return;
    const boards = readList(readBoard, 'boards')(JSON.parse(text));
    if (boards.length === 0) return;
    draw(boards);
    // A task queued in a frame runs after that frame has been painted.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  } catch {
    // The app will show the error.
  }
}

/** As `window.endEarlyBoards`. */
export function endEarlyBoards(): boolean {
  isAppHere = true;
  return isDrawn;
}
