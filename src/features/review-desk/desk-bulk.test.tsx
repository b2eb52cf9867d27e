import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { answersAreIn } from '../../../tests/answers';
import { API_BASE_URL } from '../../../tests/api-base-url';
import { crowd, crowdName, crowdRequestId } from '../../../tests/crowd';
import {
  application,
  decisions,
  DESK_PATH,
  findBar,
  findNote,
  openDesk,
  queryBar,
  rejectPath,
} from '../../../tests/open-desk';
import { callFails } from '../../../tests/scenarios';
import { server } from '../../../tests/server';
import { stopClock } from '../../../tests/stopped-clock';

const tick = (number: number) => screen.getByRole('checkbox', { name: `Tick ${crowdName(number)}` });
const dialog = (name: string) => screen.findByRole('dialog', { name });

it('decides on many at once, each in their own words, after the time to take it back', async () => {
  const app = await openDesk(5);
  await app.user.click(screen.getByRole('checkbox', { name: 'All (5)' }));
  await app.user.click(tick(2));
  await app.user.click(screen.getByRole('button', { name: 'Accept 4' }));
  const bulk = await dialog('Accept 4 applications');
  expect(within(within(bulk).getByRole('list', { name: 'Notes' })).getAllByRole('listitem')).toHaveLength(4);
  expect(within(bulk).getByText(/^Hi Bela, welcome to Frontend Guild of Lisbon/)).toBeInTheDocument();
  await app.user.click(within(bulk).getByRole('button', { name: 'Accept 4' }));
  expect(decisions(app)).toEqual([]);
  expect(within(await findBar()).getByText(/^Accepting 4 in [78] s$/)).toBeInTheDocument();
  await app.user.click(within(await findBar()).getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(queryBar()).toBeNull());
  const sent = new Map(
    decisions(app).map(({ path, body }) => [
      path.split('/')[3],
      (body as { acceptanceNote: string }).acceptanceNote,
    ]),
  );
  expect(decisions(app)).toHaveLength(4);
  expect([...sent.keys()].toSorted()).toEqual([1, 3, 4, 5].map(crowdRequestId));
  expect(sent.get(crowdRequestId(3))).toMatch(/^Hi Dora, welcome/);
  await waitFor(() => expect(application(2)).toBeInTheDocument());
});

it('takes a whole run back, and everybody is ticked again', async () => {
  const app = await openDesk(3);
  await app.user.click(screen.getByRole('checkbox', { name: 'All (3)' }));
  await app.user.click(screen.getByRole('button', { name: 'Reject 3' }));
  await app.user.click(
    within(await dialog('Reject 3 applications')).getByRole('button', { name: 'Reject 3' }),
  );
  expect(screen.queryByText('3 ticked')).toBeNull();
  await app.user.click(within(await findBar()).getByRole('button', { name: 'Undo' }));
  expect(queryBar()).toBeNull();
  expect(screen.getByText('3 ticked')).toBeInTheDocument();
  await answersAreIn(app);
  expect(decisions(app)).toEqual([]);
});

it('asks to retype the number above 30', async () => {
  const app = await openDesk(31);
  await app.user.click(screen.getByRole('checkbox', { name: 'All (31)' }));
  await app.user.click(screen.getByRole('button', { name: 'Accept 31' }));
  const bulk = await dialog('Accept 31 applications');
  await app.user.click(within(bulk).getByRole('button', { name: 'Accept 31' }));
  const retype = within(bulk).getByRole('textbox', { name: 'Type 31 to confirm' });
  expect(retype).toHaveFocus();
  expect(retype).toBeInvalid();
  await app.user.type(retype, '31{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(await findBar()).getByText(/^Accepting 31 in/)).toBeInTheDocument();
});

it('leaves out those for whom the text cannot be filled in', async () => {
  const app = await openDesk(3, {
    arrange: (db) => {
      crowd(3)(db);
      const second = db.users.find(({ _id }) => _id === 'crowd-2');
      if (second) second.profileQuestions = { ...second.profileQuestions, role: '' };
    },
  });
  await app.user.click(screen.getByRole('checkbox', { name: 'All (3)' }));
  await app.user.click(screen.getByRole('button', { name: 'Accept 3' }));
  const bulk = await dialog('Accept 3 applications');
  await app.user.selectOptions(within(bulk).getByRole('combobox', { name: 'Template' }), 'Welcome, by role');
  expect(within(bulk).getByText("1 of 3 can't be filled in.")).toBeInTheDocument();
  expect(within(bulk).getByRole('button', { name: 'Accept 3' })).toBeDisabled();
  await app.user.click(within(bulk).getByRole('button', { name: 'Leave out 1' }));
  const left = await dialog('Accept 2 applications');
  expect(within(left).getByRole('button', { name: 'Accept 2' })).toBeEnabled();
  await app.user.clear(within(left).getByRole('textbox', { name: 'Note' }));
  expect(within(left).getByRole('alert')).toHaveTextContent('Please enter a note');
  expect(within(left).getByRole('button', { name: 'Accept 2' })).toBeDisabled();
});

it('unticks what has failed, tells the reason, and retries just those', async () => {
  const fault = callFails('put', `/boards/join-requests/${crowdRequestId(2)}/reject`, 500);
  const app = await openDesk(3);
  await app.user.click(screen.getByRole('checkbox', { name: 'All (3)' }));
  await app.user.click(screen.getByRole('button', { name: 'Reject 3' }));
  await app.user.click(
    within(await dialog('Reject 3 applications')).getByRole('button', { name: 'Reject 3' }),
  );
  await app.user.click(within(await findBar()).getByRole('button', { name: 'Send now' }));
  expect(await within(await findBar()).findByText(/^1 not sent/)).toBeInTheDocument();
  expect(within(await findBar()).getByText('2 of 3 sent')).toBeInTheDocument();
  // The next bulk decision may be another one.
  expect(tick(2)).not.toBeChecked();
  expect(tick(2)).toBeEnabled();
  expect(screen.queryByText('1 ticked')).toBeNull();
  await app.user.click(screen.getByRole('button', { name: new RegExp(`^${crowdName(2)}`) }));
  expect(within(application(2)).getByRole('alert')).toHaveTextContent(/The server had a problem/);
  fault.stop();
  await app.user.click(within(await findBar()).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(queryBar()).toBeNull());
  expect(decisions(app)).toHaveLength(4);
});

it('decides only on those who were ticked when it was opened, and on nobody whom a filter hides', async () => {
  const { user } = await openDesk(5);
  await user.click(screen.getByRole('checkbox', { name: 'All (5)' }));
  const term = screen.getByRole('searchbox');
  await user.type(term, crowdName(3));
  await screen.findByText('1 ticked');
  await user.click(screen.getByRole('button', { name: 'Reject 1' }));
  const bulk = await dialog('Reject 1 application');
  expect(within(within(bulk).getByRole('list', { name: 'Notes' })).getAllByRole('listitem')).toHaveLength(1);
  act(() => window.history.pushState(null, '', DESK_PATH));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await waitFor(() => expect(term).toHaveValue(''));
  expect(screen.getByRole('dialog', { name: 'Reject 1 application' })).toBeVisible();
});

it('asks about notes that were written for one person alone', async () => {
  const app = await openDesk(3);
  // The eight seconds never pass, however slow the machine is.
  stopClock('Date');
  await app.user.keyboard('r');
  await app.user.type(await findNote(), 'Dear Bela, let us talk');
  await app.user.keyboard('{Escape}');
  await app.user.click(screen.getByRole('checkbox', { name: 'All (3)' }));
  await app.user.click(screen.getByRole('button', { name: 'Reject 3' }));
  const bulk = await dialog('Reject 3 applications');
  expect(within(bulk).getByRole('alert')).toHaveTextContent('You have written a note of its own for 1 of 3.');
  expect(within(bulk).getByText('Your own note: Dear Bela, let us talk')).toBeVisible();
  expect(within(bulk).getByRole('button', { name: 'Reject 3' })).toBeDisabled();
  await app.user.click(within(bulk).getByRole('button', { name: 'Send it instead' }));
  await app.user.click(within(bulk).getByRole('button', { name: 'Reject 3' }));
  await app.user.click(within(await findBar()).getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(queryBar()).toBeNull());
  expect(app.callsTo('PUT', rejectPath(1))).toMatchObject([
    { body: { rejectionNote: 'Dear Bela, let us talk' } },
  ]);
  expect(app.callsTo('PUT', rejectPath(2))).toMatchObject([
    { body: { rejectionNote: expect.stringMatching(/^Hi Chidi/) as string } },
  ]);
});

it('pauses after three faults in a row, and leaves the others alone', async () => {
  callFails('put', '/boards/join-requests/:id/reject', 500);
  const app = await openDesk(12);
  // The eight seconds never pass, however slow the machine is.
  stopClock('Date');
  await app.user.click(screen.getByRole('checkbox', { name: 'All (12)' }));
  await app.user.click(screen.getByRole('button', { name: 'Reject 12' }));
  await app.user.click(
    within(await dialog('Reject 12 applications')).getByRole('button', { name: 'Reject 12' }),
  );
  await app.user.click(within(await findBar()).getByRole('button', { name: 'Send now' }));
  expect(await within(await findBar()).findByRole('button', { name: 'Resume' })).toBeVisible();
  expect(
    await within(await findBar()).findByText(/Paused, so that the others do not fail too/),
  ).toBeVisible();
  await answersAreIn(app);
  // Those that were on the way when the third failed are answered too.
  expect(decisions(app).length).toBeLessThanOrEqual(7);
});

it('has at most four on the way, and starts no more while paused', async () => {
  const held: (() => void)[] = [];
  server.use(
    http.put(`${API_BASE_URL}/boards/join-requests/:id/reject`, async () => {
      await new Promise<void>((resolve) => held.push(resolve));
      return undefined;
    }),
  );
  const app = await openDesk(7);
  await app.user.click(screen.getByRole('checkbox', { name: 'All (7)' }));
  await app.user.click(screen.getByRole('button', { name: 'Reject 7' }));
  await app.user.click(
    within(await dialog('Reject 7 applications')).getByRole('button', { name: 'Reject 7' }),
  );
  await app.user.click(within(await findBar()).getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(held).toHaveLength(4));
  await app.user.click(within(await findBar()).getByRole('button', { name: 'Pause' }));
  held.splice(0).forEach((release) => release());
  expect(await within(await findBar()).findByText('Rejecting: 4 of 7 sent, paused')).toBeInTheDocument();
  expect(decisions(app)).toHaveLength(4);
  await app.user.click(within(await findBar()).getByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(held).toHaveLength(3));
  held.forEach((release) => release());
  await waitFor(() => expect(queryBar()).toBeNull());
  expect(new Set(decisions(app).map(({ path }) => path)).size).toBe(7);
});

it('ticks a range with Shift, and the current one with X', async () => {
  const { user } = await openDesk(6);
  await user.click(tick(2));
  await user.keyboard('{Shift>}');
  await user.click(tick(5));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('4 ticked')).toBeInTheDocument();
  await user.keyboard('x');
  expect(tick(1)).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Untick all' }));
  expect(screen.queryByText(/ticked$/)).toBeNull();
});
