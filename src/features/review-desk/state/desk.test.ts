// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { JoinRequest } from '@/domain/join-request';
import { application } from '@kit/application';
import { deskPorts } from '@kit/desk-ports';
import { createDesk } from './desk';

const BOARD = { id: 'b1', name: '', questions: [] };

/** A desk with a pending application, `open`, and a rejected one, `decided`. */
function openDesk() {
  const desk = createDesk(deskPorts(), 'b1');
  const requests: JoinRequest[] = [
    application('open', {}).request,
    { ...application('decided', {}).request, status: 'rejected' },
  ];
  desk.applyList(BOARD, requests, 0);
  desk.open('');
  return { desk, verdicts: () => ['open', 'decided'].map((id) => desk.markOf(id).verdict) };
}

it('gives no verdict to a decided application', () => {
  const { desk, verdicts } = openDesk();
  expect(desk.judge(['open', 'decided'], 'no')).toBe('no');
  expect(desk.judge(['decided'], 'yes')).toBeUndefined();
  expect(verdicts()).toEqual(['no', null]);
});

it.each([
  [null, 'yes', 'yes'],
  ['no', 'yes', 'yes'],
  ['yes', 'yes', null],
] as const)('turns the verdict %s by the key for %s into %s', (given, pressed, expected) => {
  const { desk } = openDesk();
  desk.judge(['open'], given);
  desk.judge(['open'], pressed);
  expect(desk.markOf('open').verdict).toBe(expected);
});

it('gives an application on hold the pressed verdict again', () => {
  const { desk } = openDesk();
  desk.judge(['open'], 'yes');
  desk.change('open', { isOnHold: true });
  expect(desk.statusOf('open').kind).toBe('onHold');
  desk.judge(['open'], 'yes');
  expect(desk.statusOf('open').kind).toBe('yes');
});

it('keeps the note when the verdict changes', () => {
  const { desk } = openDesk();
  desk.change('open', { note: 'For you alone' });
  for (const verdict of ['yes', 'no'] as const) {
    desk.judge(['open'], verdict);
    expect(desk.markOf('open')).toMatchObject({ verdict, note: 'For you alone' });
  }
});

it('undoes verdicts step by step, with the hold that they had ended', () => {
  const { desk } = openDesk();
  const requests = ['r1', 'r2'].map((id) => application(id, {}).request);
  desk.applyList(BOARD, requests, 0);
  desk.judge(['r1', 'r2'], 'no');
  desk.change('r2', { isOnHold: true });
  desk.judge(['r1', 'r2'], 'no');
  expect(desk.markOf('r2')).toMatchObject({ verdict: 'no', isOnHold: false });
  expect(desk.undo()).toHaveLength(1);
  expect(desk.markOf('r2')).toMatchObject({ verdict: 'no', isOnHold: true });
  // Another device has decided it.
  desk.applyList(BOARD, [requests[0]!, { ...requests[1]!, status: 'accepted' }], 1);
  expect(desk.undo()?.map(({ requestId }) => requestId)).toEqual(['r1']);
  expect(desk.markOf('r1').verdict).toBeNull();
  expect(desk.markOf('r2').verdict).toBe('no');
  expect(desk.undo()).toBeNull();
});
