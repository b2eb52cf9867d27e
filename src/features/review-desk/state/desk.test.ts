import { expect, it } from 'vitest';
import type { JoinRequest } from '@/domain/join-request';
import { application } from '@kit/application';
import { reviewPorts } from '@kit/review-device';
import { createDesk } from './desk';
import { keptCollection } from './kept-collection';
import { isSetting } from './kept-shapes';
import { createReviewStore } from './review-store';

/** What can be done with a pending application, `open`, and one that was decided elsewhere, `decided`. */
function enter() {
  const settings = () => keptCollection('settings:', isSetting);
  const desk = createDesk({ ...createReviewStore(reviewPorts()), uid: 'ana', settings }, 'b1');
  const requests: JoinRequest[] = [
    application('open', {}).request,
    { ...application('decided', {}).request, status: 'rejected' },
  ];
  desk.seeList({ id: 'b1', name: '', questions: [] }, requests);
  desk.open('');
  return { desk, verdicts: () => ['open', 'decided'].map((id) => desk.assessmentOf(id).verdict) };
}

it('gives no verdict to whom the cut line has ranked and somebody else has decided since', () => {
  const { desk, verdicts } = enter();
  const given = desk.apply(
    ['open', 'decided'].map((requestId) => ({ requestId, from: null, to: 'yes' as const })),
  );
  expect(given.map(({ requestId }) => requestId)).toEqual(['open']);
  expect(verdicts()).toEqual(['yes', null]);
});

it('gives no verdict to whom is decided when several are judged together, nor by a key', () => {
  const { desk, verdicts } = enter();
  desk.judge(['open', 'decided'], 'no');
  expect(desk.press('decided', 'yes')).toBeNull();
  expect(verdicts()).toEqual(['no', null]);
});

it('leaves notes alone when several get a verdict, or lose it', () => {
  const { desk } = enter();
  const notes = { accept: 'For you alone', reject: null };
  desk.change('open', { notes });
  for (const verdict of ['yes', 'no', null] as const) {
    desk.judge(['open'], verdict);
    expect(desk.assessmentOf('open')).toMatchObject({ verdict, notes });
  }
});
