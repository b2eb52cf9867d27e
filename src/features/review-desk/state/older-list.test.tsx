import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answersAreIn } from '@kit/steps';
import { crowd, crowdRequestId } from '@kit/crowd';
import { delivery } from '@kit/delivery';
import { BOARD_ID, BOARD_NAME } from '@kit/people';
import { renderApp } from '@kit/render-app';
import '@kit/review-device';
import { callIsHeld } from '@kit/scenarios';
import { stopClock } from '@kit/stopped-clock';
import { indexedDbStorage } from './indexed-db-storage';

const LIST = '/boards/:boardId/join-requests';
const ITS_LIST = `/boards/${BOARD_ID}/join-requests`;
const NEWCOMER = crowdRequestId(3);
const GONE = 'withdrawn';

const states = async () =>
  Object.fromEntries(
    (await indexedDbStorage('uid-creator').readDeliveries()).map(({ requestId, state }) => [
      requestId,
      state,
    ]),
  );

it('takes what a list lacks for gone only if it was loaded after the decision had been confirmed', async () => {
  stopClock('Date');
  const confirmedAt = Date.now() + 5000;
  const confirmed = new Map(
    [NEWCOMER, GONE].map((requestId) => [
      requestId,
      delivery({
        requestId,
        boardId: BOARD_ID,
        boardName: BOARD_NAME,
        runId: 'of another tab',
        confirmedAt: new Date(confirmedAt).toISOString(),
      }),
    ]),
  );
  await indexedDbStorage('uid-creator').changeDeliveries(
    [...confirmed.keys()],
    (_now, id) => confirmed.get(id) ?? null,
  );
  let late: object[] = [];
  const app = renderApp(`/boards/${BOARD_ID}?tab=requests`, {
    as: 'creator',
    arrange(db) {
      crowd(3)(db);
      late = db.joinRequests.splice(2);
    },
  });
  await screen.findByRole('list', { name: 'Pending requests' });
  await answersAreIn(app);

  // The third person has applied, and was decided on in another tab, which this tab has not seen.
  await app.backend.update((db) => void db.joinRequests.push(...(late as typeof db.joinRequests)));
  vi.setSystemTime(confirmedAt + 5000);
  const before = app.callsTo('GET', ITS_LIST).length;
  const held = callIsHeld('get', LIST);
  await app.user.click(screen.getByRole('link', { name: 'Open the review desk' }));
  expect(await screen.findByRole('link', { name: BOARD_NAME })).toBeVisible();
  await waitFor(() => expect(app.callsTo('GET', ITS_LIST).length).toBeGreaterThan(before));
  expect(await states()).toEqual({ [NEWCOMER]: { kind: 'queued' }, [GONE]: { kind: 'queued' } });

  held.stop();
  await waitFor(async () =>
    expect(await states()).toEqual({
      [NEWCOMER]: { kind: 'queued' },
      [GONE]: { kind: 'conflict', found: 'gone' },
    }),
  );
});
