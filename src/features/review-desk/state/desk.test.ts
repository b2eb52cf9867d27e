// @vitest-environment jsdom
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
  const desk = createDesk({ ...createReviewStore(reviewPorts()), settings }, 'b1');
  const requests: JoinRequest[] = [
    application('open', {}).request,
    { ...application('decided', {}).request, status: 'rejected' },
  ];
  desk.seeList({ id: 'b1', name: '', questions: [] }, requests);
  desk.open('');
  return { desk, verdicts: () => ['open', 'decided'].map((id) => desk.assessmentOf(id).verdict) };
}

it('gives no verdict to whom is decided when several are judged together, nor by a key', () => {
  const { desk, verdicts } = enter();
  desk.judge(['open', 'decided'], 'no');
  expect(desk.press('decided', 'yes')).toBeNull();
  expect(verdicts()).toEqual(['no', null]);
});

it.each([
  [null, 'yes', 'yes'],
  ['no', 'yes', 'yes'],
  ['yes', 'yes', null],
] as const)('with the verdict %s, the key for %s gives %s', (now, pressed, expected) => {
  const { desk } = enter();
  desk.judge(['open'], now);
  desk.press('open', pressed);
  expect(desk.assessmentOf('open').verdict).toBe(expected);
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
