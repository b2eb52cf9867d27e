// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { openDB, type IDBPDatabase } from 'idb';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { NO_ASSESSMENT } from '@/domain/review/assessment';
import { REVIEW_DATABASE } from '@/lib/desk/review-database';
import { localChangeLog } from './change-log';
import { indexedDbStorage, UPGRADES } from './indexed-db-storage';
import { keptCollection } from './kept-collection';
import { areNoteTemplates, isSetting } from './kept-shapes';

// What devices have, by the version of the app that stored it. Nothing here is changed once it has been deployed: a new
// form is added, and all are read as the latest one.

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
});

/** By the version of the database: what was written with it, in its stores, and under which keys. */
const DATABASES: Readonly<
  Record<number, readonly (readonly [store: string, key: string[], json: string])[]>
> = {
  1: [
    [
      'deliveries',
      ['ana', 'r1'],
      '{"requestId":"r1","boardId":"b1","boardName":"Guild","personKey":"p1","personName":"Ada","outcome":"accept","note":"Welcome","confirmedAt":"2026-10-01T09:00:00.000Z","reviewer":"Carla","runId":"run","place":3,"mayHaveArrived":true,"disputedAs":"decided","state":{"kind":"unconfirmed","refusal":null}}',
    ],
    [
      'assessments',
      ['ana', 'b1', 'r2'],
      '{"verdict":"yes","notes":{"accept":"Hi","reject":null},"score":4,"tags":["talk"],"comment":"Good","isRead":true,"changedAt":{"verdict":5,"notes":4,"score":3,"tags":1,"comment":1,"isRead":1}}',
    ],
    [
      'assessments',
      ['ana', 'b1', 'r3'],
      '{"verdict":null,"notes":{"accept":null,"reject":null},"score":null,"tags":[],"comment":"","isRead":true,"changedAt":{"isRead":1}}',
    ],
    // Before changes had times.
    [
      'assessments',
      ['ana', 'b1', 'r4'],
      '{"verdict":"no","notes":{"accept":null,"reject":"Sorry"},"score":2,"tags":["later"],"comment":"","isRead":true}',
    ],
  ],
};

/** As a device has it on which the app was last used when this version was the latest. */
async function leaveDatabase(version: number) {
  const database: IDBPDatabase = await openDB(REVIEW_DATABASE, version, {
    async upgrade(created, _from, _to, transaction) {
      for (const upgrade of UPGRADES.slice(0, version)) {
        await upgrade(...([created, transaction] as unknown as Parameters<typeof upgrade>));
      }
    },
  });
  for (const [store, key, json] of DATABASES[version] ?? []) await database.put(store, JSON.parse(json), key);
  database.close();
}

it('has an example of every version of the database', () => {
  expect(Object.keys(DATABASES)).toEqual(UPGRADES.map((_, index) => String(index + 1)));
});

it.each(Object.keys(DATABASES).map(Number))(
  'reads a database of version %i as one of today',
  async (version) => {
    await leaveDatabase(version);
    const storage = indexedDbStorage('ana');
    expect(await storage.readDeliveries()).toEqual([
      {
        requestId: 'r1',
        boardId: 'b1',
        boardName: 'Guild',
        personKey: 'p1',
        personName: 'Ada',
        outcome: 'accept',
        note: 'Welcome',
        confirmedAt: '2026-10-01T09:00:00.000Z',
        reviewer: 'Carla',
        runId: 'run',
        place: 3,
        mayHaveArrived: true,
        disputedAs: 'decided',
        state: { kind: 'unconfirmed', refusal: null },
      },
    ]);
    const [[id, assessment] = [], [, later] = [], first = []] = await storage.readAssessments('b1');
    expect(id).toBe('r2');
    expect(assessment).toMatchObject({
      ...NO_ASSESSMENT,
      verdict: 'yes',
      notes: { accept: 'Hi', reject: null },
      score: 4,
      tags: ['talk'],
      comment: 'Good',
      isRead: true,
    });
    expect(later?.isRead).toBe(true);
    const judged = { verdict: 'no', notes: { accept: null, reject: 'Sorry' }, score: 2, tags: ['later'] };
    expect(first).toEqual(['r4', expect.objectContaining({ ...NO_ASSESSMENT, ...judged, isRead: true })]);
    // What is changed now counts, and the rest stays.
    await storage.mergeAssessments('b1', [['r4', { verdict: null, changedAt: { verdict: 1 } }]]);
    const [, , [, changed] = []] = await storage.readAssessments('b1');
    expect(changed).toMatchObject({ ...judged, verdict: null });
  },
);

it('reads what local storage has of every form', () => {
  localStorage.setItem(
    'review:ana:unwritten:b%2F1:m1-x',
    '[["r1",{"verdict":"no","isRead":true,"changedAt":{"verdict":7,"isRead":7}}]]',
  );
  // Before changes had times: one record of a page, and not one of each change.
  localStorage.setItem(
    'review:ana:unwritten:b2:page-x',
    '[["r1",{"verdict":"yes"}],["r1",{"score":3}],["r1",{"verdict":"no"}]]',
  );
  localStorage.setItem('review:ana:setting:b1:hide-names', 'true');
  localStorage.setItem('review:ana:setting:b1:note-accept', '"Hello {firstName}"');
  localStorage.setItem(
    'review:ana:templates:list',
    '[{"id":"own-1","title":"Welcome","text":"Hi","use":"accept"}]',
  );
  const log = localChangeLog('ana');
  expect(log.boards()).toEqual(['b/1', 'b2']);
  expect(log.read('b2').changes).toEqual([
    ['r1', { verdict: 'yes', changedAt: { verdict: 1 } }],
    ['r1', { score: 3, changedAt: { score: 2 } }],
    ['r1', { verdict: 'no', changedAt: { verdict: 3 } }],
  ]);
  expect(log.read('b/1').changes).toEqual([
    ['r1', { verdict: 'no', isRead: true, changedAt: { verdict: 7, isRead: 7 } }],
  ]);
  expect([...keptCollection('review:ana:setting:b1:', isSetting).get()]).toEqual(
    expect.arrayContaining([
      ['hide-names', true],
      ['note-accept', 'Hello {firstName}'],
    ]),
  );
  expect(keptCollection('review:ana:templates:', areNoteTemplates).get().get('list')).toHaveLength(1);
});
