import type { Locator, Page } from '@playwright/test';
import { becomeViewer } from '../screens/become-viewer';
import { BOARDS } from '../screens/worlds';
import { expect, test } from './fixtures';

const PARAGRAPHS = ['שלום לכולם, זה אני.', 'Hello everybody, this is me.', 'مرحبا بالجميع، هذا أنا.'];
/** In a cell of the table, the last visible line ends with Latin words. */
const LONG = 'أنا أعمل مع Internationalization ومع Accessibility '.repeat(8);

/** On which side of its first letter each of the paragraphs has its full stop. */
const fullStops = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, paragraphs) => {
      const text = [...element.childNodes].find((node) => node.textContent?.includes(paragraphs[1]!))!;
      const written = text.textContent ?? '';
      const xOf = (at: number) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().x;
      };
      return paragraphs.map((paragraph) => {
        const start = written.indexOf(paragraph);
        return xOf(start + paragraph.length - 1) > xOf(start) ? 'right' : 'left';
      });
    }, PARAGRAPHS);

/** How a text that does not fit ends. */
const cutOf = (text: Locator) =>
  text.evaluate((element) => ({
    isCut: element.scrollHeight > element.clientHeight,
    // An ellipsis at the left edge would take the first letters of a Latin word.
    ellipsis: getComputedStyle(element).webkitLineClamp,
    lines: element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
  }));

test('each paragraph has the direction of its own script, and a table cuts no word of the other one', async ({
  page,
  backend,
  signInAs,
}) => {
  await becomeViewer({ page, backend, signInAs }, 'creator');
  await backend.store.update((db) => {
    const board = db.boards.find(({ _id }) => _id === BOARDS.busy)!;
    board.description = PARAGRAPHS.join('\n');
    for (const request of db.joinRequests.filter(({ board: of }) => of === BOARDS.busy)) {
      request.answers = board.questions.map(
        (question, index) => `${question},${index === 0 ? PARAGRAPHS.join('\n') : LONG}`,
      );
    }
  });
  await page.goto(`/boards/${BOARDS.busy}`);
  await expect(page.getByRole('main').getByText(PARAGRAPHS[1]!)).toBeVisible();
  expect(await fullStops(page, 'main .max-w-prose')).toEqual(['left', 'right', 'left']);

  await page.goto(`/boards/${BOARDS.busy}/review`);
  await expect(page.getByRole('definition').first()).toContainText(PARAGRAPHS[1]!);
  expect(await fullStops(page, 'dd')).toEqual(['left', 'right', 'left']);
  await page.keyboard.press('e');
  const note = page.getByRole('textbox', { name: /^Note to / });
  await note.fill(PARAGRAPHS.join('\n'));
  await expect(note).toHaveCSS('unicode-bidi', 'plaintext');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const cell = page.getByRole('table').getByTitle(LONG.slice(0, 40)).first();
  await expect(cell).toBeVisible();
  expect(await cutOf(cell)).toEqual({ isCut: true, ellipsis: 'none', lines: 3 });
});

test('what is cut after two lines cuts no word of the other direction either', async ({
  page,
  backend,
  signInAs,
}) => {
  await becomeViewer({ page, backend, signInAs }, 'creator');
  await backend.store.update((db) => {
    const board = db.boards.find(({ _id }) => _id === BOARDS.busy)!;
    Object.assign(board, { description: LONG, questions: [LONG] });
    for (const request of db.joinRequests.filter(({ board: of }) => of === BOARDS.busy))
      request.answers = [`${LONG},${LONG}`];
  });
  const start = LONG.slice(0, 40);
  const two = { isCut: true, ellipsis: 'none', lines: 2 };
  await page.goto('/');
  const card = page.getByRole('article').getByText(start).first();
  await expect(card).toBeVisible();
  // What index.html has drawn is replaced when the app takes it over.
  const soft = expect.configure({ soft: true });
  await soft.poll(() => cutOf(card)).toEqual(two);

  await page.goto(`/boards/${BOARDS.busy}?tab=requests`);
  const request = page.getByRole('tabpanel').getByText(start).first();
  await expect(request).toBeVisible();
  await soft.poll(() => cutOf(request)).toEqual(two);

  await page.goto(`/boards/${BOARDS.busy}/review`);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const head = page.getByRole('columnheader').getByText(start).first();
  await expect(head).toBeVisible();
  expect.soft(await cutOf(head)).toEqual(two);
});
