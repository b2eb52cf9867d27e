import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DemoDb } from '@/demo/db';
import { crowd, crowdName } from '@kit/crowd';
import { listedNames, openDesk, row } from '@kit/open-desk';

/** The third application is by the first applicant, too. */
const twoOfOne = (db: DemoDb) => {
  crowd(3)(db);
  const [first, , third] = db.joinRequests;
  Object.assign(third!, { user: first!.user });
};

it('lists two open applications of one person as two rows, each marked', async () => {
  const { user } = await openDesk(3, { arrange: twoOfOne });
  expect(listedNames()).toEqual([1, 2, 1].map(crowdName));
  expect(row(1)).toHaveTextContent('2 applications · Developer');
  expect(row(2)).not.toHaveTextContent('applications');
  await user.keyboard('y');
  // A verdict is for one application.
  expect(await screen.findByRole('button', { name: 'Send 1 decision' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Table' }));
  const marked = within(screen.getByRole('table')).getAllByRole('button', {
    name: `${crowdName(1)} (2 applications)`,
  });
  expect(marked).toHaveLength(2);
});
