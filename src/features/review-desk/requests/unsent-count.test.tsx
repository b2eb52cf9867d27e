import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicants, applicantRequestId } from '@kit/applicants';
import { storeMark } from '@kit/open-desk';
import { BOARD_ID, BOARD_NAME } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { storeUnsentVerdicts, unsentVerdicts } from '@/lib/desk/unsent-verdicts';

const PERSON = 'uid-creator';

/**
 * Two of three applications have a verdict from the desk, and then somebody else decides on some of the three.
 * @param decided numbers of the applications
 */
async function openTab(decided: readonly number[]) {
  await storeMark(applicantRequestId(1), { verdict: 'yes' });
  await storeMark(applicantRequestId(2), { verdict: 'no' });
  storeUnsentVerdicts(PERSON, { boardId: BOARD_ID, boardName: BOARD_NAME, count: 2 });
  return renderApp(`/boards/${BOARD_ID}?tab=requests`, {
    as: 'creator',
    arrange: (db) => {
      applicants(3)(db);
      for (const request of db.joinRequests) {
        if (decided.map(applicantRequestId).includes(request._id)) request.status = 'rejected';
      }
    },
  });
}
const stored = () => unsentVerdicts(PERSON).map(({ count }) => count);

it('shows the desk’s count of unsent verdicts', async () => {
  await openTab([]);
  expect(await screen.findAllByText('2 unsent decisions')).not.toEqual([]);
});

it('excludes applications that another person has decided', async () => {
  await openTab([1]);
  await waitFor(() => expect(stored()).toEqual([1]));
  expect(screen.getAllByText('1 unsent decision')).not.toEqual([]);
});

it('shows no count if another person has decided all applications', async () => {
  await openTab([1, 2, 3]);
  await screen.findByText('No pending requests');
  await waitFor(() => expect(stored()).toEqual([]));
  expect(screen.queryByText(/unsent decision/)).toBeNull();
});
