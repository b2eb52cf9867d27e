import { expect, it, vi } from 'vitest';
import '@kit/review-device';
import { adoptOlderWork } from './adopt-older-work';
import { indexedDbStorage } from './indexed-db-storage';

const ANSWERS = [{ question: 'Why?', answer: 'Because' }];
const decision = (requestId: string, changes: object = {}) => ({
  requestId,
  personKey: 'p1',
  personName: 'Ada',
  outcome: 'reject',
  note: 'Not now',
  answers: ANSWERS,
  ...changes,
});
const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

it('takes over sent decisions as history, and those that waited as verdicts that are not sent', async () => {
  keep(
    'review:me:history:b%2F1:r1',
    decision('r1', { decidedAt: '2026-09-01T08:00:00.000Z', decidedBy: 'Carla' }),
  );
  keep('waiting:me:r2', decision('r2', { boardId: 'b1', boardName: 'Guild', stage: 'waiting' }));
  const storage = indexedDbStorage('me');
  await adoptOlderWork('me', storage).isAdopted;
  expect(await storage.readDeliveries()).toMatchObject([
    {
      requestId: 'r1',
      boardId: 'b/1',
      outcome: 'reject',
      confirmedAt: '2026-09-01T08:00:00.000Z',
      reviewer: 'Carla',
      state: { kind: 'delivered' },
    },
  ]);
  expect(await storage.readAnswers('r1')).toEqual(ANSWERS);
  expect(await storage.readAssessments('b1')).toMatchObject([
    ['r2', { verdict: 'no', notes: { accept: null, reject: 'Not now' } }],
  ]);
  expect(Object.keys(localStorage)).toEqual([]);
});

it('leaves alone what is not of that kind, or another person’s', async () => {
  keep('waiting:me:b1', 1);
  keep('waiting:you:r2', decision('r2', { boardId: 'b1' }));
  keep('review:me:history:b1:broken', { requestId: 'r3' });
  const storage = indexedDbStorage('me');
  await adoptOlderWork('me', storage).isAdopted;
  expect(await storage.readDeliveries()).toEqual([]);
  expect(await storage.readAssessments('b1')).toEqual([]);
  expect(Object.keys(localStorage)).toContain('waiting:me:b1');
  expect(Object.keys(localStorage)).toContain('waiting:you:r2');
});

it('does not replace what has been decided since', async () => {
  const storage = indexedDbStorage('me');
  keep('review:me:history:b1:r1', decision('r1'));
  await adoptOlderWork('me', storage).isAdopted;
  keep('review:me:history:b1:r1', decision('r1', { note: 'Older' }));
  await adoptOlderWork('me', storage).isAdopted;
  expect(await storage.readDeliveries()).toMatchObject([{ note: 'Not now' }]);
});

it('keeps everything where it is while nothing can be stored', async () => {
  keep('review:me:history:b1:r1', decision('r1'));
  vi.stubGlobal('indexedDB', undefined);
  await adoptOlderWork('me', indexedDbStorage('me')).isAdopted;
  expect(Object.keys(localStorage)).toEqual(['review:me:history:b1:r1']);
});

it('reads the marks of a board by person, and scores on the scale only', () => {
  keep('review:me:mark:b1:p1', { isStarred: true, score: 4, tag: 'talk', note: 'Knows Carla' });
  keep('review:me:mark:b1:p2', { isStarred: false, score: 9, tag: '', note: '' });
  keep('review:me:mark:b2:p3', { isStarred: true, score: 1, tag: '', note: '' });
  expect(adoptOlderWork('me', indexedDbStorage('me')).assessmentsOf('b1')).toEqual(
    new Map([
      ['p1', { isStarred: true, score: 4, tags: ['talk'], comment: 'Knows Carla' }],
      ['p2', { isStarred: false, score: null, tags: [], comment: '' }],
    ]),
  );
});
