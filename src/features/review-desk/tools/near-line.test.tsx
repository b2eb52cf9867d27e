import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { turnShortcuts } from '@/lib/stored/shortcut-setting';
import { crowdName, crowdRequestId } from '@kit/crowd';
import { decisions, openDesk, openTool, pile } from '@kit/open-desk';

/** Four with the scores 4, 3, 2 and 1, the third with a No, and the cut line for two places. */
async function openPairs() {
  const app = await openDesk(4);
  await app.user.keyboard('4j3j2j1kn');
  await openTool(app, 'Cut line');
  const places = await screen.findByRole('textbox', { name: 'Places' });
  await app.user.clear(places);
  await app.user.type(places, '2');
  await app.user.click(screen.getByRole('button', { name: 'Which of the two?' }));
  return app;
}
const names = () =>
  within(screen.getByRole('list', { name: 'The two' }))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
/** The key for somebody who is on screen. */
const keyFor = (number: number) => String(names().indexOf(crowdName(number)) + 1);
const rows = () =>
  within(screen.getByRole('list', { name: 'Suggested order' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const give = () => screen.getByRole('button', { name: /^Give/ });

it('asks from the line outwards, suggests an order, and gives verdicts by it on a press of its own, with one undo', async () => {
  const app = await openPairs();
  const dialog = await screen.findByRole('dialog', { name: 'Which of the two?' });
  expect(dialog).toHaveTextContent('Question 1; 1 of the 4 near the line have a place.');
  // They are read without what was thought of them.
  expect(within(dialog).queryByRole('group', { name: 'Score' })).toBeNull();
  expect(names().toSorted()).toEqual([crowdName(2), crowdName(3)]);
  await app.user.keyboard(keyFor(3));
  expect(names()).toContain(crowdName(1));
  await app.user.keyboard(keyFor(1));
  await app.user.keyboard('0');
  await screen.findByRole('dialog', { name: 'The suggested order' });
  expect(rows()).toEqual([
    `1${crowdName(1)}no verdict to Yes`,
    `2${crowdName(3)}now 3No to YesThe line is below.`,
    `3${crowdName(2)}now 2, tiedno verdict to Maybe`,
    `4${crowdName(4)}tiedno verdict to Maybe`,
  ]);
  await app.user.click(give());
  expect(await screen.findByText('Given: 2 Yes, 2 Maybe. Undo takes it back.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect([pile('Yes'), pile('Maybe'), pile('No')]).toEqual([2, 2, 0]));
  await app.user.keyboard('u');
  await waitFor(() => expect([pile('To read'), pile('No')]).toEqual([3, 1]));
  expect(decisions(app)).toEqual([]);
});

it('can be stopped and gone on with, takes an answer back, and keeps the answers behind the cut line', async () => {
  const { user } = await openPairs();
  await screen.findByRole('dialog', { name: 'Which of the two?' });
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText(/^Question 2;/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take back the last answer' }));
  expect(screen.getByText(/^Question 1;/)).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('button', { name: 'See the order' }));
  expect(screen.getByText(/^From 1 answer\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go on comparing' }));
  expect(screen.getByText(/^Question 2;/)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Which of the two?' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Which of the two?' }));
  expect(await screen.findByText(/^Question 2;/)).toBeInTheDocument();
  // Other people are near another line.
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'One place more' }));
  await user.click(screen.getByRole('button', { name: 'Which of the two?' }));
  expect(await screen.findByText(/^Question 1;/)).toBeInTheDocument();
});

it('shows the next two from their beginning, and says who they are', async () => {
  const { user } = await openPairs();
  const dialog = await screen.findByRole('dialog', { name: 'Which of the two?' });
  const asked = () => within(dialog).getByRole('status').textContent;
  expect(asked()).toBe(`Question 1: ${names().join(' or ')}`);
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  await user.keyboard('1');
  expect(asked()).toBe(`Question 2: ${names().join(' or ')}`);
  const top = screen.getByRole('button', { name: 'See the order' }).parentElement;
  expect(scrolled.mock.contexts).toEqual([top]);
});

it('does nothing to those who are tied at the line, and says so', async () => {
  const { user } = await openPairs();
  await screen.findByRole('dialog', { name: 'Which of the two?' });
  // The second and the third are as good as each other.
  await user.keyboard('0');
  await user.click(screen.getByRole('button', { name: 'See the order' }));
  expect(rows()[1]).toContain('tied at the line: nothing is changed');
  expect(give()).toHaveAccessibleName('Give 1 Yes, 1 Maybe');
});

it('gives no verdict to whoever is decided elsewhere meanwhile', async () => {
  const app = await openPairs();
  await screen.findByRole('dialog', { name: 'Which of the two?' });
  await app.user.click(screen.getByRole('button', { name: 'See the order' }));
  expect(give()).toHaveAccessibleName('Give 2 Yes, 2 Maybe');
  await app.backend.update((db) => {
    const first = db.joinRequests.find(({ _id }) => _id === crowdRequestId(1));
    if (first) Object.assign(first, { status: 'rejected', rejectionNote: 'By somebody else' });
  });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(give()).toHaveAccessibleName('Give 1 Yes, 2 Maybe'));
  expect(rows()[0]).toBe(`1${crowdName(1)}`);
});

it('is answered by no key where shortcuts are off', async () => {
  turnShortcuts(false);
  // Its places and scores are given by buttons then.
  const app = await openDesk(2);
  for (const score of ['Score 4', 'Score 3']) {
    await app.user.click(
      within(screen.getByRole('group', { name: 'Score' })).getByRole('button', { name: score }),
    );
    await app.user.click(screen.getByRole('button', { name: 'Next application' }));
  }
  await openTool(app, 'Cut line');
  const places = await screen.findByRole('textbox', { name: 'Places' });
  await app.user.clear(places);
  await app.user.type(places, '1');
  await app.user.click(screen.getByRole('button', { name: 'Which of the two?' }));
  const dialog = await screen.findByRole('dialog', { name: 'Which of the two?' });
  await app.user.keyboard('1');
  expect(dialog).toHaveTextContent('Question 1;');
  turnShortcuts(true);
  await app.user.keyboard('1');
  await screen.findByRole('dialog', { name: 'The suggested order' });
});

it('shows no names while they are hidden', async () => {
  const app = await openDesk(2);
  await app.user.keyboard('4j3');
  await app.user.click(screen.getByRole('switch', { name: 'Hide names' }));
  await openTool(app, 'Cut line');
  // There is nobody below the line for ten.
  expect(await screen.findByRole('button', { name: 'Which of the two?' })).toBeDisabled();
  await app.user.clear(screen.getByRole('textbox', { name: 'Places' }));
  await app.user.type(screen.getByRole('textbox', { name: 'Places' }), '1');
  await app.user.click(screen.getByRole('button', { name: 'Which of the two?' }));
  const dialog = await screen.findByRole('dialog', { name: 'Which of the two?' });
  expect(dialog).toHaveTextContent('Applicant ');
  expect(dialog).not.toHaveTextContent(crowdName(1));
});
