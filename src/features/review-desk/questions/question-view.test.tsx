import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatNumber } from '@/domain/format-number';
import { aliasFor } from '@/domain/review/blind';
import { shuffledIds } from '@/domain/review/answer-scores';
import { crowd, crowdName, crowdRequestId } from '@kit/crowd';
import { decisions, DESK_PATH, openDesk, pile } from '@kit/open-desk';
import { BOARD_ID, BOARD_QUESTIONS } from '@kit/people';
import { renderApp } from '@kit/render-app';

/** The numbers of the applicants in the order of the answers to a question. */
function shuffled(count: number, question: number): number[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const order = shuffledIds(numbers.map(crowdRequestId), `${BOARD_ID}\n${question}`);
  return order.map((id) => numbers.find((number) => crowdRequestId(number) === id) ?? 0);
}
const answer = () => screen.getByRole('article');
const place = () => screen.getByText(/^\d+ of \d+, /).textContent;
const scores = () => within(screen.getByRole('group', { name: 'Score of this answer' }));
const question = (number: number) =>
  screen.getByRole('button', { name: `Q${number}: ${BOARD_QUESTIONS[number - 1]}` });
const pressed = () => scores().queryByRole('button', { pressed: true })?.textContent ?? null;

async function openQuestion(count: number, options: Parameters<typeof openDesk>[1] = {}) {
  const app = await openDesk(count, options);
  await app.user.click(screen.getByRole('button', { name: 'By question' }));
  return app;
}

it('scores all answers to one question in a shuffled order by key, and leaves the applications’ scores', async () => {
  const order = shuffled(4, 1);
  const app = await openQuestion(4);
  for (const [index, number] of order.entries()) {
    expect(answer()).toHaveTextContent(`Answer 1 of person ${number}`);
    expect(place()).toBe(`${index + 1} of 4, ${index} scored`);
    await app.user.keyboard(String(index + 1));
  }
  // There is no next one; the same key removes the score.
  expect(place()).toBe('4 of 4, 4 scored');
  expect(pressed()).toBe('4');
  await app.user.keyboard('4');
  expect(pressed()).toBeNull();
  await app.user.keyboard('kk');
  expect(pressed()).toBe('2');
  await app.user.keyboard('0');
  expect(place()).toBe('4 of 4, 3 scored');
  // Looking at a single answer does not judge the application.
  await app.user.keyboard('yns');
  expect(pile('To read')).toBe(4);
  await app.user.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.queryByRole('button', { name: 'Score 1', pressed: true })).toBeNull();
  expect(decisions(app)).toEqual([]);
});

it('is in the URL, and goes on after a reload in the same order with the same scores', async () => {
  const [first, second] = shuffled(5, 2);
  const { user, unmount } = await openQuestion(5);
  await user.click(question(2));
  expect(answer()).toHaveTextContent(`Answer 2 of person ${first}`);
  await user.keyboard('5');
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      view: 'question',
      asked: '2',
      request: crowdRequestId(second ?? 0),
    }),
  );
  unmount();
  const again = renderApp(DESK_PATH + window.location.search, { as: 'creator', arrange: crowd(5) });
  expect(await screen.findByText(`Answer 2 of person ${second}`)).toBeInTheDocument();
  await again.user.keyboard('k');
  expect(answer()).toHaveTextContent(`Answer 2 of person ${first}`);
  expect(pressed()).toBe('5');
  // The other question has scores of its own.
  await again.user.click(question(1));
  expect(place()).toBe('1 of 5, 0 scored');
});

it('takes the mean as the application’s score on purpose only, and never in place of another one', async () => {
  const order = shuffled(3, 1);
  const [first = 0, second = 0] = order;
  const app = await openDesk(3);
  // The second of the answers belongs to an application that has a score.
  await app.user.keyboard('j'.repeat(second - 1) + '1');
  await app.user.click(screen.getByRole('button', { name: 'By question' }));
  await app.user.keyboard('45');
  await app.user.click(question(2));
  const at = shuffled(3, 2).indexOf(first);
  await app.user.keyboard('k'.repeat(3) + 'j'.repeat(at));
  expect(answer()).toHaveTextContent(`Answer 2 of person ${first}`);
  await app.user.keyboard('3');
  await app.user.keyboard('k'.repeat(3) + 'j'.repeat(at));
  expect(
    screen.getByText(`Mean of 2: ${formatNumber(3.5)}. The application’s own score: none.`),
  ).toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: 'Take all means' }));
  expect(
    await screen.findByText(
      '1 score taken from the mean. 1 with a score of their own keep it. Undo takes it back.',
    ),
  ).toBeInTheDocument();
  expect(
    screen.getByText(`Mean of 2: ${formatNumber(3.5)}. The application’s own score: 4.`),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Take 4 as its score' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await app.user.keyboard('k'.repeat(3) + 'j'.repeat(shuffled(3, 2).indexOf(second)));
  expect(screen.getByText('Mean of 1: 5. The application’s own score: 1.')).toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: 'Take 5 as its score' }));
  expect(screen.getByRole('button', { name: 'Take 5 as its score' })).toHaveFocus();
  await app.user.click(screen.getByRole('button', { name: 'Undo the means' }));
  expect(screen.getByRole('button', { name: 'Take all means' })).toHaveFocus();
  expect(screen.getByText('Mean of 1: 5. The application’s own score: 5.')).toBeInTheDocument();
});

it('takes all means back in one step, also after another press, except a score that has changed since', async () => {
  const { user } = await openQuestion(3);
  // The first and the second answer; then back to the second.
  await user.keyboard('25');
  // Also where the one on screen has no score yet.
  expect(screen.getByText(/^Scores of answers are kept apart/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Take all means' })).toBeEnabled();
  await user.keyboard('k');
  await user.click(screen.getByRole('button', { name: 'Take all means' }));
  expect(await screen.findByText('2 scores taken from the mean. Undo takes them back.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take all means' }));
  expect(await screen.findByText('0 scores taken from the mean.')).toBeInTheDocument();
  await user.keyboard('4k');
  await user.click(screen.getByRole('button', { name: 'Take 4 as its score' }));
  await user.keyboard('u');
  expect(await screen.findByText('Undone: 1 score')).toBeInTheDocument();
  expect(screen.getByText('Mean of 1: 4. The application’s own score: 4.')).toBeInTheDocument();
  await user.keyboard('k');
  expect(screen.getByText('Mean of 1: 2. The application’s own score: none.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo the means' })).toBeNull();
});

it('shows what is empty as such, keeps to the filter, and leads to the application', async () => {
  const { user } = await openQuestion(4, {
    arrange: (db) => {
      crowd(4)(db);
      const [, second] = db.joinRequests;
      if (second) second.answers = [`${BOARD_QUESTIONS[0]},`, `${BOARD_QUESTIONS[1]},Elsewhere`];
    },
  });
  await user.keyboard('/Elsewhere');
  await waitFor(() => expect(place()).toBe('1 of 1, 0 scored'));
  expect(answer()).toHaveTextContent('No answer');
  expect(within(answer()).getByText(crowdName(2))).toBeInTheDocument();
  // What is typed is no score.
  await user.keyboard('1');
  expect(await screen.findByText(/No applications found/)).toBeInTheDocument();
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(place()).toBe('1 of 1, 0 scored'));
  await user.click(screen.getByRole('button', { name: 'Open the application' }));
  expect(screen.getByRole('group', { name: crowdName(2) })).toBeInTheDocument();
});

it('scores nobody while the search finds nobody, and says so', async () => {
  const order = shuffled(3, 1);
  const { user } = await openQuestion(3);
  await user.keyboard('/nobody like this');
  expect(await screen.findByText(/No applications found/)).toBeInTheDocument();
  await user.keyboard('{Tab}3');
  expect(
    await screen.findByText('There is no application here that the keys could act on.'),
  ).toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(place()).toBe('1 of 3, 0 scored'));
  expect(answer()).toHaveTextContent(`Answer 1 of person ${order[0]}`);
  expect(pressed()).toBeNull();
});

it('goes to the first hit with an Enter that comes before the list has followed the search', async () => {
  const { user } = await openQuestion(4);
  const search = screen.getByRole('searchbox');
  await user.type(search, crowdName(shuffled(4, 1)[2] ?? 0).split(' ')[0] ?? '');
  await waitFor(() => expect(place()).toBe('1 of 1, 0 scored'));
  // In one step, as on a machine that is busy: the list still has the former hits.
  act(() => {
    fireEvent.change(search, { target: { value: 'crowd' } });
    fireEvent.keyDown(search, { key: 'Enter' });
  });
  await waitFor(() => expect(place()).toBe('1 of 4, 0 scored'));
});

it('tells no names in a blind pass', async () => {
  const { user } = await openDesk(2);
  await user.click(screen.getByRole('switch', { name: 'Blind' }));
  await user.click(screen.getByRole('button', { name: 'By question' }));
  const [first = 0] = shuffled(2, 1);
  expect(answer()).toHaveAccessibleName(`Answer of ${aliasFor(crowdRequestId(first))}`);
  expect(answer()).not.toHaveTextContent(crowdName(first));
});

it('keeps the focus on the answer, which scrolls by keyboard, from one answer to the next', async () => {
  const order = shuffled(3, 1);
  const { user } = await openQuestion(3);
  answer().focus();
  await user.keyboard('4');
  expect(answer()).toHaveTextContent(`Answer 1 of person ${order[1]}`);
  expect(answer()).toHaveFocus();
});

it('scores one answer with a double click', async () => {
  const { user } = await openQuestion(3);
  await user.dblClick(scores().getByRole('button', { name: 'Score 4' }));
  expect(place()).toBe('2 of 3, 1 scored');
});

it('takes all means back also after another filter', async () => {
  const { user } = await openQuestion(3);
  await user.keyboard('25');
  await user.click(screen.getByRole('button', { name: 'Take all means' }));
  await user.keyboard('/nobody like this');
  expect(await screen.findByText(/No applications found/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo the means' }));
  expect(screen.getByRole('button', { name: 'Next without a score' })).toHaveFocus();
  expect(await screen.findByText('Undone: 2 scores')).toBeInTheDocument();
});
