import { expect, it } from 'vitest';
import type { JoinRequest } from '@/domain/join-request';
import { application } from '@kit/application';
import { reviewPorts } from '@kit/review-device';
import { deskFacts } from '../state/desk-facts';
import { createReviewStore } from '../state/review-store';
import { createStore } from '@/lib/stores/create-store';
import { createAddressStore } from './address-store';
import { deskActions } from './desk-actions';
import { readDeskAddress } from '@/domain/review/desk-address';

/** What can be done with a pending application, `open`, and one that was decided elsewhere, `decided`. */
function desk() {
  const room = createReviewStore(reviewPorts());
  const requests: JoinRequest[] = [
    application('open', {}).request,
    { ...application('decided', {}).request, status: 'rejected' },
  ];
  const facts = deskFacts(room, 'b1', requests);
  const actions = deskActions({
    board: { id: 'b1' },
    room,
    applications: new Map(),
    facts,
    address: createAddressStore(readDeskAddress(new URLSearchParams(), [])),
    firstId: null,
    changeOrder: () => {},
    said: createStore(''),
  });
  const verdicts = () => ['open', 'decided'].map((id) => facts.assessmentOf(id).verdict);
  return { actions, verdicts, facts };
}

it('gives no verdict to whom the cut line has ranked and somebody else has decided since', () => {
  const { actions, verdicts } = desk();
  const given = actions.apply(
    ['open', 'decided'].map((requestId) => ({ requestId, from: null, to: 'yes' as const })),
  );
  expect(given.map(({ requestId }) => requestId)).toEqual(['open']);
  expect(verdicts()).toEqual(['yes', null]);
});

it('gives no verdict to whom is decided when several are judged together, nor by a key', () => {
  const { actions, verdicts } = desk();
  actions.judge(['open', 'decided'], 'no');
  expect(actions.press(['open', 'decided'], 'decided', 'yes')).toBeNull();
  expect(verdicts()).toEqual(['no', null]);
});

it('leaves notes alone when several get a verdict, or lose it', () => {
  const { actions, facts } = desk();
  const notes = { accept: 'For you alone', reject: null };
  actions.change('open', { notes });
  for (const verdict of ['yes', 'no', null] as const) {
    actions.judge(['open'], verdict);
    expect(facts.assessmentOf('open')).toMatchObject({ verdict, notes });
  }
});
