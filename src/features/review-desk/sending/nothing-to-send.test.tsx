import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { crowdName, crowdRequestId } from '@kit/crowd';
import { delivery } from '@kit/delivery';
import { decisions, openDesk } from '@kit/open-desk';
import { BOARD_ID, BOARD_NAME } from '@kit/people';
import { callIsHeld } from '@kit/scenarios';
import { REJECT, rejectAll } from '@kit/send-rejections';
import type { DeliveryState } from '@/domain/review/delivery';
import { indexedDbStorage } from '../state/indexed-db-storage';

it('does not say that there is nothing to send beside what is being sent', async () => {
  const held = callIsHeld('put', REJECT);
  const app = await rejectAll(3);
  await waitFor(() => expect(decisions(app)).toHaveLength(3));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Decisions' })).toBeNull());
  expect(screen.queryByText('Nothing to send')).toBeNull();
  held.stop();
  await screen.findByText('Sent 3 of 3.');
  expect(screen.getByText('Nothing to send')).toBeVisible();
});

it('says that another tab has taken all of it', async () => {
  const app = await openDesk(1);
  await app.user.keyboard('n');
  await app.user.click(screen.getByRole('button', { name: 'Send 1 decision' }));
  await screen.findByRole('button', { name: 'Send 1 rejection' });
  const channel = new BroadcastChannel('review:uid-creator');
  const elsewhere = async (state: DeliveryState) => {
    const id = crowdRequestId(1);
    const parts = { boardId: BOARD_ID, boardName: BOARD_NAME, personName: crowdName(1), runId: 'elsewhere' };
    const taken = delivery({ requestId: id, outcome: 'reject', ...parts, state });
    await indexedDbStorage('uid-creator').changeDeliveries([id], () => taken);
    channel.postMessage({ kind: 'deliveries' });
  };
  await elsewhere({ kind: 'sending' });
  expect(await screen.findByRole('button', { name: 'Being sent in another tab' })).toBeDisabled();
  await elsewhere({ kind: 'delivered' });
  expect(await screen.findByRole('button', { name: 'Sent in another tab' })).toBeDisabled();
  channel.close();
});

it('says of chosen ones that none of them has a verdict to send', async () => {
  const app = await openDesk(2);
  await app.user.keyboard('ymx');
  await app.user.click(await screen.findByRole('button', { name: 'Send...' }));
  expect(await screen.findByText(/^None of those you have chosen has the verdict Yes or No/)).toBeVisible();
});
