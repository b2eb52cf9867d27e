import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catchFiles } from '@kit/browser';
import { crowd, crowdName } from '@kit/crowd';
import { decisions, openDesk, pile } from '@kit/open-desk';
import { BOARD_ID } from '@kit/people';
import { callFails, callIsHeld } from '@kit/scenarios';
import { press, REJECT, rejectAll, rejectAllOf, runPanel } from '@kit/send-rejections';

const LIST = `/boards/${BOARD_ID}/join-requests`;

/** What the run on screen says of each decision. */
const stateOfRows = () =>
  within(runPanel().getByRole('list', { name: 'Decisions of this run' }))
    .getAllByRole('listitem')
    .map((item) => within(item).getByTitle(/^(Sent|Not sent: .*)$/).textContent);

const textOf = (file: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file ?? new Blob());
  });

it('does not send the rest on request, and says by name what was not sent', async () => {
  const held = callIsHeld('put', REJECT);
  const app = await rejectAll(9);
  await waitFor(() => expect(decisions(app)).toHaveLength(4));
  await press(app, 'Don’t send the rest');
  held.stop();
  expect(await screen.findByText('Sent 4 of 9, 5 not sent.')).toBeInTheDocument();
  expect(decisions(app)).toHaveLength(4);
  expect(stateOfRows()).toEqual([
    ...Array.from({ length: 4 }, () => 'Sent'),
    ...Array.from({ length: 5 }, () => 'Not sent: you stopped sending'),
  ]);
  await app.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  await waitFor(() => expect(pile('No')).toBe(5));
});

it('saves everybody in the summary, also those to whom nothing was sent', async () => {
  const files = catchFiles();
  const held = callIsHeld('put', REJECT);
  const app = await rejectAll(6);
  await waitFor(() => expect(decisions(app)).toHaveLength(4));
  await press(app, 'Don’t send the rest');
  held.stop();
  await screen.findByText('Sent 4 of 6, 2 not sent.');
  await press(app, 'Save the summary');
  const [, ...lines] = (await textOf(files[0])).trim().split(/\r?\n/);
  expect(lines.map((line) => line.replaceAll('"', '').split(/[,;]/).slice(0, 3))).toEqual(
    Array.from({ length: 6 }, (_, index) => [
      crowdName(index + 1),
      'Rejection',
      index < 4 ? 'Sent' : 'Not sent: you stopped sending',
    ]),
  );
});

it('leaves a name that nobody has given empty in the summary', async () => {
  const files = catchFiles();
  const app = await rejectAll(2, {
    arrange: (db) => {
      crowd(2)(db);
      const second = db.users.find(({ _id }) => _id === 'crowd-2');
      if (second) second.name = '';
    },
  });
  await screen.findByText('Sent 2 of 2.');
  await press(app, 'Save the summary');
  const [, ...lines] = (await textOf(files[0])).trim().split(/\r?\n/);
  expect(lines.map((line) => line.replaceAll('"', '').split(/[,;]/)[0])).toEqual([crowdName(1), '']);
});

it('sends what was stopped once it is confirmed again, and leaves the first summary as it was', async () => {
  const held = callIsHeld('put', REJECT);
  const app = await rejectAll(5);
  await waitFor(() => expect(decisions(app)).toHaveLength(4));
  await press(app, 'Don’t send the rest');
  held.stop();
  await screen.findByText('Sent 4 of 5, 1 not sent.');
  await press(app, 'List it again');
  await press(app, 'Send 1 rejection');
  expect(await screen.findByText('Sent 1 of 1.')).toBeInTheDocument();
  expect(screen.getByText('Sent 4 of 5, 1 not sent.')).toBeInTheDocument();
  expect(new Set(decisions(app).map(({ path }) => path)).size).toBe(5);
});

it('offers not to send the rest only while there is a rest: what may have arrived can not be taken back', async () => {
  const app = await openDesk(9);
  callFails('get', LIST);
  callFails('put', REJECT);
  const held = callIsHeld('put', REJECT);
  await rejectAllOf(app);
  await waitFor(() => expect(decisions(app)).toHaveLength(4));
  await press(app, 'Pause');
  held.stop();
  await screen.findByText('Paused. Sent 0 of 9, 4 to be checked, 5 not sent.');
  await press(app, 'Don’t send the rest');
  await waitFor(() =>
    expect(screen.getByText('Paused. Sent 0 of 9, 4 to be checked, 5 not sent.')).toHaveFocus(),
  );
  expect(screen.queryByRole('button', { name: 'Don’t send the rest' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Go on' })).toBeVisible();
});

it('says why it pauses again where it goes on, and the list that it looks at first cannot be loaded', async () => {
  const app = await openDesk(6);
  const dropped = callFails('put', REJECT);
  const held = callIsHeld('put', REJECT);
  await rejectAllOf(app);
  await waitFor(() => expect(decisions(app)).toHaveLength(4));
  const list = callFails('get', LIST);
  await press(app, 'Pause');
  held.stop();
  await screen.findByText('Paused. Sent 0 of 6, 4 to be checked, 2 not sent.');
  await press(app, 'Go on');
  expect(
    await screen.findByText(
      'Paused, because it is not known yet what has arrived. Sent 0 of 6, 4 to be checked, 2 not sent.',
    ),
  ).toBeInTheDocument();
  list.stop();
  dropped.stop();
  await press(app, 'Go on');
  expect(await screen.findByText('Sent 6 of 6.')).toBeInTheDocument();
});

it('pauses on request, also from another screen, and goes on', async () => {
  const held = callIsHeld('put', REJECT);
  const app = await rejectAll(6);
  await waitFor(() => expect(decisions(app)).toHaveLength(4));
  await app.user.click(screen.getByRole('link', { name: 'Boards' }));
  const bar = within(await screen.findByRole('region', { name: 'Decisions being sent' }));
  await app.user.click(bar.getByRole('button', { name: 'Pause' }));
  held.stop();
  expect(await bar.findByText('Paused. Sent 4 of 6, 2 not sent.')).toBeInTheDocument();
  expect(decisions(app)).toHaveLength(4);
  await app.user.click(bar.getByRole('button', { name: 'Go on' }));
  expect(await bar.findByText('Sent 6 of 6.')).toBeInTheDocument();
});

it('leaves the focus with what is said when the run ends, and with the screen when that is dismissed', async () => {
  const held = callIsHeld('put', REJECT);
  const app = await rejectAll(5);
  await waitFor(() => expect(decisions(app)).toHaveLength(4));
  await press(app, 'Don’t send the rest');
  held.stop();
  await waitFor(() => expect(screen.getByText('Sent 4 of 5, 1 not sent.')).toHaveFocus());
  await press(app, 'Dismiss');
  expect(screen.getByRole('heading', { name: 'Send decisions' })).toHaveFocus();
});

it('leaves the focus with the screen when what is said of a run on any screen is dismissed', async () => {
  const app = await rejectAll(1);
  await screen.findByText('Sent 1 of 1.');
  await app.user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  const heading = await screen.findByRole('heading', { name: 'Review desk' });
  await press(app, 'Dismiss');
  expect(heading).toHaveFocus();
});

it('pauses by a double click as well', async () => {
  const held = callIsHeld('put', REJECT);
  const app = await rejectAll(6);
  await waitFor(() => expect(decisions(app)).toHaveLength(4));
  await app.user.dblClick(await screen.findByRole('button', { name: 'Pause' }));
  held.stop();
  expect(await screen.findByText('Paused. Sent 4 of 6, 2 not sent.')).toBeInTheDocument();
  expect(decisions(app)).toHaveLength(4);
});

it('sends nothing of the rest that the server puts off meanwhile, before the reviewer goes on', async () => {
  const refused = callFails('put', REJECT, 429, { message: 'Too many' }, { 'Retry-After': '1' });
  const held = callIsHeld('put', REJECT);
  const app = await rejectAll(6);
  await waitFor(() => expect(decisions(app)).toHaveLength(4));
  await press(app, 'Don’t send the rest');
  held.stop();
  await waitFor(() => expect(refused.met()).toBe(4));
  refused.stop();
  expect(await screen.findByText('Sent 0 of 6, 6 not sent.')).toBeInTheDocument();
  expect(decisions(app)).toHaveLength(4);
});
