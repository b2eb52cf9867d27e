import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { crowdName } from '@kit/crowd';
import { application, decisions, listedNames, openDesk, openTool, pile, row } from '@kit/open-desk';

type App = Awaited<ReturnType<typeof openDesk>>;

const bar = () => screen.getByRole('region', { name: 'Second pass' });
const openRow = (app: App, number: number) => app.user.click(within(row(number)).getByRole('button'));
const verdict = (number: number, name: string) => within(row(number)).queryByText(name);

/** The first has a Yes and a 4, the second a No, the third nothing; then the second pass begins. */
async function beginPass(count = 3) {
  const app = await openDesk(count);
  await app.user.keyboard('4yn');
  await openTool(app, 'Second pass');
  await within(bar()).findByText('Second pass.');
  return app;
}

it('hides what was given before until there is something new, then shows both', async () => {
  const app = await beginPass();
  expect(bar()).toHaveTextContent('It stays until then, and is what would be sent.');
  await waitFor(() => expect(verdict(1, 'Yes')).toBeNull());
  await waitFor(() => expect(row(1)).not.toHaveTextContent('Score'));
  await waitFor(() => expect([pile('To read'), pile('Yes'), pile('No')]).toEqual([3, 0, 0]));
  // What would be sent is what is kept.
  expect(screen.getByRole('button', { name: 'Send 2 decisions' })).toBeInTheDocument();
  await openRow(app, 1);
  await waitFor(() => expect(within(application(1)).queryByRole('button', { pressed: true })).toBeNull());
  await app.user.keyboard('2');
  await waitFor(() => expect(application(1)).toHaveTextContent('You scored this 4, a moment ago.'));
  await waitFor(() => expect(application(1)).not.toHaveTextContent('You gave this'));
  await app.user.keyboard('n');
  expect(await screen.findByText('No, before: Yes')).toBeInTheDocument();
  await waitFor(() => expect(verdict(1, 'No')).toBeInTheDocument());
  await openRow(app, 1);
  await waitFor(() =>
    expect(application(1)).toHaveTextContent(
      'You gave this a Yes, a moment ago. You scored this 4, a moment ago.',
    ),
  );
  await app.user.click(within(bar()).getByRole('button', { name: 'End the second pass' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Second pass' })).toBeNull());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await waitFor(() => expect(application(1)).not.toHaveTextContent('You gave this'));
  await waitFor(() => expect([pile('Yes'), pile('No')]).toEqual([0, 2]));
  expect(decisions(app)).toEqual([]);
});

it('takes a verdict that is the same again for a new one', async () => {
  const app = await beginPass();
  await openRow(app, 2);
  await app.user.keyboard('n');
  // Rows and counts follow after the paint.
  await waitFor(() => expect(verdict(2, 'No')).toBeInTheDocument());
  await waitFor(() => expect(pile('No')).toBe(1));
  await openRow(app, 2);
  await waitFor(() => expect(application(2)).toHaveTextContent('You gave this a No, a moment ago.'));
  const no = within(screen.getByRole('group', { name: 'Verdict' })).getByRole('button', { name: 'No' });
  await waitFor(() => expect(no).toHaveAttribute('aria-pressed', 'true'));
});

it('takes back the latest verdict also where that was the same again, which is hidden then', async () => {
  const app = await beginPass();
  await openRow(app, 1);
  await app.user.keyboard('n');
  await app.user.keyboard('n');
  await waitFor(() => expect(pile('No')).toBe(2));
  await app.user.keyboard('u');
  expect(application(2)).toHaveFocus();
  await waitFor(() => expect([pile('To read'), pile('No')]).toEqual([2, 1]));
  await waitFor(() => expect(verdict(2, 'No')).toBeNull());
  expect(screen.getByRole('button', { name: 'Send 2 decisions' })).toBeInTheDocument();
  await app.user.keyboard('u');
  await waitFor(() => expect(application(1)).toHaveFocus());
  await app.user.keyboard('u');
  expect(await screen.findByText('Nothing to undo.')).toBeInTheDocument();
});

it('takes nothing back that it hides', async () => {
  const app = await beginPass();
  await openRow(app, 1);
  await app.user.keyboard('y');
  await waitFor(() => expect(verdict(1, 'Yes')).toBeInTheDocument());
  // It is hidden again, with what else was given before the pass.
  await app.user.keyboard('u');
  await waitFor(() => expect(verdict(1, 'Yes')).toBeNull());
  await app.user.keyboard('u');
  expect(await screen.findByText('Nothing to undo.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send 2 decisions' })).toBeInTheDocument();
});

it('takes back nothing that was only hidden once the pass is over', async () => {
  const app = await beginPass();
  await openRow(app, 2);
  await app.user.keyboard('n');
  await waitFor(() => expect(verdict(2, 'No')).toBeInTheDocument());
  await app.user.click(within(bar()).getByRole('button', { name: 'End the second pass' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Second pass' })).toBeNull());
  await app.user.keyboard('u');
  await waitFor(() => expect([pile('To read'), pile('Yes'), pile('No')]).toEqual([2, 1, 0]));
});

it('orders and finds nobody by what it hides', async () => {
  const app = await openDesk(3);
  await app.user.keyboard('1j2j3');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By score');
  await waitFor(() => expect(listedNames()).toEqual([3, 2, 1].map(crowdName)));
  await openTool(app, 'Second pass');
  await waitFor(() => expect(listedNames()).toEqual([1, 2, 3].map(crowdName)));
  await app.user.click(screen.getByRole('button', { name: 'Filters' }));
  await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Scored' }), 'with');
  expect(await screen.findByText(/^No applications found/)).toBeInTheDocument();
});

it('offers three early ones again from the middle of a long sitting, once', async () => {
  const app = await openDesk(40);
  await app.user.keyboard('y'.repeat(19));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Second pass' })).toBeNull());
  await app.user.keyboard('y');
  await app.user.click(await screen.findByRole('button', { name: 'Judge three again' }));
  await waitFor(() => expect(listedNames()).toEqual([1, 2, 3].map(crowdName)));
  await waitFor(() => expect(application(1)).toBeInTheDocument());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await app.user.keyboard('m');
  expect(await screen.findByText('Maybe, before: Yes')).toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: 'Back to the others' }));
  await waitFor(() => expect(listedNames().length).toBeGreaterThan(3));
  await waitFor(() => expect([pile('Yes'), pile('Maybe'), pile('To read')]).toEqual([19, 1, 20]));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Second pass' })).toBeNull());
});

it('counts the few that are judged again alone, and then all', async () => {
  const app = await openDesk(20);
  await app.user.click(screen.getByRole('button', { name: 'Filters' }));
  const withScore = (count: number) => screen.findByRole('option', { name: `With a score (${count})` });
  await app.user.keyboard(`${'y'.repeat(19)}4y`);
  await withScore(1);
  await app.user.click(await screen.findByRole('button', { name: 'Judge three again' }));
  await waitFor(() => expect([pile('To read'), pile('Yes')]).toEqual([3, 0]));
  await withScore(0);
  await app.user.click(screen.getByRole('button', { name: 'Back to the others' }));
  await waitFor(() => expect([pile('To read'), pile('Yes')]).toEqual([0, 20]));
  await withScore(1);
});

it('searches among the few that are judged again', async () => {
  const app = await openDesk(20);
  await app.user.keyboard('y'.repeat(20));
  await app.user.click(await screen.findByRole('button', { name: 'Judge three again' }));
  await waitFor(() => expect(listedNames()).toEqual([1, 2, 3].map(crowdName)));
  const search = screen.getByRole('searchbox', { name: 'Search answers and profiles' });
  await app.user.type(search, crowdName(2));
  await waitFor(() => expect(listedNames()).toEqual([crowdName(2)]));
});

it('is not offered again where it is not wanted', async () => {
  const app = await openDesk(20);
  await app.user.keyboard('y'.repeat(20));
  await app.user.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Second pass' })).toBeNull());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await waitFor(() => expect(pile('Yes')).toBe(20));
});
