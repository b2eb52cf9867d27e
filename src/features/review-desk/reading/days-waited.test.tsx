import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { crowd, crowdName } from '@kit/crowd';
import { application, decisions, listedNames, openDesk, row } from '@kit/open-desk';
import { callHangs } from '@kit/scenarios';

/** The first has waited 34 days, the second 2, and the third has come today; the list is the other way round. */
const ages = (db: Parameters<ReturnType<typeof crowd>>[0]) => {
  crowd(3)(db);
  ['2026-10-01T10:30:00Z', '2026-11-02T10:30:00Z', '2026-11-04T10:05:00Z'].forEach((createdAt, index) =>
    Object.assign(db.joinRequests[index]!, { createdAt }),
  );
};

it('says how long each has waited, and puts who has waited longest first', async () => {
  vi.setSystemTime('2026-11-04T10:30:00Z');
  const app = await openDesk(3, { arrange: ages });
  const { user } = app;
  expect(listedNames()).toEqual([3, 2, 1].map(crowdName));
  expect([1, 2, 3].map((number) => /Waiting: .*/.exec(row(number).textContent ?? '')?.[0])).toEqual([
    'Waiting: 34 days',
    'Waiting: 2 days',
    'Waiting: today',
  ]);
  expect(application(3)).toHaveTextContent('applied 25 minutes ago');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Oldest first');
  expect(listedNames()).toEqual([1, 2, 3].map(crowdName));
  // Whoever has a verdict waits all the same.
  await user.keyboard('y');
  expect(row(3)).toHaveTextContent('Waiting: today');
  await user.keyboard('jk');
  expect(decisions(app)).toEqual([]);
  await user.click(within(row(1)).getByRole('button'));
  expect(application(1)).toHaveTextContent('sent October 1, 2026, no decision yet (34 days)');
  expect(within(application(1)).getByRole('region', { name: 'Applicant' })).toHaveTextContent(
    'Profile today',
  );
  // Left open overnight.
  vi.setSystemTime('2026-11-05T10:30:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(row(3)).toHaveTextContent('Waiting: 1 day'));
  expect(application(1)).toHaveTextContent('sent October 1, 2026, no decision yet (35 days)');
});

it('says it by the day also where nothing can be loaded on coming back', async () => {
  vi.setSystemTime('2026-11-04T10:30:00Z');
  await openDesk(3, { arrange: ages });
  callHangs('get', '/boards/:boardId/join-requests');
  vi.setSystemTime('2026-11-05T10:30:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(row(3)).toHaveTextContent('Waiting: 1 day');
  expect(application(3)).toHaveTextContent('no decision yet (1 day)');
});
