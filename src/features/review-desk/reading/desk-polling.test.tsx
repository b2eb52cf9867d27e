import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { applicants } from '@kit/applicants';
import { DESK_PATH, statusCount } from '@kit/open-desk';
import { BOARD_ID, BOARD_NAME } from '@kit/people';
import { renderApp, type App } from '@kit/render-app';
import { pass, stopClock, until } from '@kit/stopped-clock';

const LIST = `/boards/${BOARD_ID}/join-requests`;

/** Another person applies while the desk is open. */
const applyLate = ({ backend }: App) =>
  backend.update((db) => {
    const [model] = db.joinRequests;
    if (model) db.joinRequests.push({ ...model, _id: 'late', user: 'outsider' });
  });

async function openDesk(): Promise<App> {
  const app = renderApp(DESK_PATH, { as: 'creator', arrange: applicants(2) });
  await until(() => screen.getByRole('list', { name: 'Applications' }));
  return app;
}

/** Hides the page, or shows it again. */
function setVisibility(visibilityState: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('polls every minute, and announces new applications', async () => {
  stopClock();
  const app = await openDesk();
  const loads = () => app.callsTo('GET', LIST).length;
  expect(loads()).toBe(1);
  await applyLate(app);
  await pass(59_999);
  expect(loads()).toBe(1);
  await pass(1);
  await until(() => screen.getByText('1 new application'));
  expect(loads()).toBe(2);
  await pass(60_000);
  await until(() => expect(loads()).toBe(3));
});

it('keeps rows in a filtered list after their verdict changes', async () => {
  stopClock();
  const app = await openDesk();
  const listed = () => within(screen.getByRole('list', { name: 'Applications' })).getAllByRole('listitem');
  fireEvent.click(screen.getByRole('button', { name: /^Undecided/ }));
  await until(() => expect(listed()).toHaveLength(2));
  fireEvent.keyDown(document.body, { key: 'y' });
  await until(() => expect(statusCount('Yes')).toBe(1));
  expect(listed()).toHaveLength(2);
  await applyLate(app);
  await pass(60_000);
  await until(() => screen.getByText('1 new application'));
  expect(listed()).toHaveLength(2);
});

it('stops polling while the page is hidden, and polls at once when it is visible', async () => {
  stopClock();
  const app = await openDesk();
  const loads = () => app.callsTo('GET', LIST).length;
  setVisibility('hidden');
  await applyLate(app);
  await pass(600_000);
  expect(loads()).toBe(1);
  setVisibility('visible');
  await until(() => screen.getByText('1 new application'));
  expect(loads()).toBe(2);
});

it('opens with a fresh list instead of the board page’s cached one', async () => {
  stopClock('Date');
  const app = renderApp(`/boards/${BOARD_ID}?tab=requests`, { as: 'creator', arrange: applicants(2) });
  const tab = await screen.findByRole('list', { name: 'Pending requests' });
  expect(within(tab).getAllByRole('listitem')).toHaveLength(2);
  await applyLate(app);
  vi.setSystemTime(Date.now() + 10_000);
  await app.user.click(screen.getByRole('link', { name: /^Review/ }));
  expect(await screen.findByRole('link', { name: BOARD_NAME })).toBeVisible();
  // In the list, or announced below it if the list had rendered before.
  await waitFor(() =>
    expect(statusCount('Undecided') + screen.queryAllByRole('button', { name: 'Show' }).length).toBe(3),
  );
});
