import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { applicants, applicantName } from '@kit/applicants';
import { application, listedNames, openDesk, row } from '@kit/open-desk';
import { callHangs } from '@kit/scenarios';

/** The first has waited 34 days, the second 2, and the third has applied today. */
const ages = (db: Parameters<ReturnType<typeof applicants>>[0]) => {
  applicants(3)(db);
  ['2026-10-01T10:30:00Z', '2026-11-02T10:30:00Z', '2026-11-04T10:05:00Z'].forEach((createdAt, index) =>
    Object.assign(db.joinRequests[index]!, { createdAt }),
  );
};
const waited = () => [1, 2, 3].map((number) => /Waiting: .*/.exec(row(number).textContent ?? '')?.[0]);

it('lists the oldest application first and shows how long each has waited', async () => {
  vi.setSystemTime('2026-11-04T10:30:00Z');
  const { user } = await openDesk(3, { arrange: ages });
  expect(listedNames()).toEqual([1, 2, 3].map(applicantName));
  expect(waited()).toEqual(['Waiting: 34 days', 'Waiting: 2 days', 'Waiting: today']);
  expect(within(application(1)).getByTitle('October 1, 2026')).toHaveTextContent('Applied 4 weeks ago');
  await user.keyboard('y');
  expect(row(1)).toHaveTextContent('Waiting: 34 days');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Newest first');
  expect(listedNames()).toEqual([3, 2, 1].map(applicantName));
});

it('updates the days overnight while the list is still loading', async () => {
  vi.setSystemTime('2026-11-04T10:30:00Z');
  await openDesk(3, { arrange: ages });
  callHangs('get', '/boards/:boardId/join-requests');
  vi.setSystemTime('2026-11-05T10:30:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(row(3)).toHaveTextContent('Waiting: 1 day'));
  expect(application(1)).toHaveTextContent('Applied 5 weeks ago');
});
