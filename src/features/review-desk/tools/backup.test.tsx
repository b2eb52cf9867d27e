import { screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { catchFiles } from '@kit/catch-files';
import { crowdRequestId } from '@kit/crowd';
import { openDesk, pile, untilKept, openTool } from '@kit/open-desk';
import type { Delivery } from '@/domain/review/delivery';
import { unsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { indexedDbStorage } from '../state/indexed-db-storage';
import { keptCollection } from '../state/kept-collection';
import { areNoteTemplates, isSetting, keptKeys } from '../state/kept-shapes';
import type { ReviewPorts } from '../state/review-ports';
import type { ReviewRoom } from '../state/review-room';
import { localChangeLog } from '../state/change-log';
import { changeOutbox } from '../state/review-state';
import { createReviewStore } from '../state/review-store';
import { reviewPorts } from '@kit/review-device';
import { makeBackup, restoreBackup } from './backup';
import { stamped } from '@/domain/review/assessment';
import { delivery as makeDelivery } from '@kit/delivery';

const delivery = (requestId: string, changes: Partial<Delivery> = {}) =>
  makeDelivery({ requestId, state: { kind: 'delivered' }, ...changes });

/** A room as far as backups need it. */
function roomOf(uid: string, ports: Partial<ReviewPorts> = {}) {
  const keys = keptKeys(uid);
  const settings = keptCollection(keys.settingsOf('b1'), isSetting);
  const none = keptCollection(keys.settingsOf('none'), isSetting);
  return {
    ...createReviewStore(reviewPorts(ports)),
    uid,
    reviewer: () => 'Carla Creator',
    storage: indexedDbStorage(uid),
    log: localChangeLog(uid),
    templates: keptCollection(keys.templates, areNoteTemplates),
    settings: (boardId) => (boardId === 'b1' ? settings : none),
    reload: () => Promise.resolve(),
  } satisfies Partial<ReviewRoom>;
}

it('saves all work into one file, and restores it on a device that has nothing', async () => {
  const room = roomOf('me');
  await room.storage.mergeAssessments('b1', [['r1', stamped({ verdict: 'yes', score: 5 }, 1)]]);
  await room.storage.changeDeliveries(['r2'], (_now, id) => delivery(id));
  // What has not arrived is never restored, and a good backup has nothing that could not be read.
  await room.storage.changeDeliveries(['r3'], (_now, id) => delivery(id, { state: { kind: 'queued' } }));
  await room.storage.saveAnswers([['r2', [{ question: 'Why?', answer: 'Because' }]]]);
  localStorage.setItem('review:me:setting:b1:note-accept', '"Hello {firstName}"');
  const text = JSON.stringify((await makeBackup(room)).backup);
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  const empty = roomOf('me');
  expect(await restoreBackup(empty, text)).toEqual({ kind: 'restored', restored: 3, skipped: 0, notKept: 0 });
  expect(await empty.storage.readAssessments('b1')).toMatchObject([['r1', { verdict: 'yes', score: 5 }]]);
  expect(await empty.storage.readDeliveries()).toEqual([delivery('r2')]);
  expect(await empty.storage.readAnswers('r2')).toEqual([{ question: 'Why?', answer: 'Because' }]);
  expect(localStorage.getItem('review:me:setting:b1:note-accept')).toBe('"Hello {firstName}"');
});

it('has what is not in the database yet, or cannot be written there or read', async () => {
  const room = roomOf('me', {
    storage: { ...indexedDbStorage('me'), changeDeliveries: () => Promise.reject(new Error('Full')) },
  });
  const { store, assessments } = room;
  assessments.giveVerdict('b1', ['r1'], 'yes');
  localChangeLog('me').add('b2', [['r2', stamped({ verdict: 'no' }, 5)]]);
  const sent = delivery('r3');
  changeOutbox(store, { isMemoryOnly: true, deliveries: { r3: sent } });
  const verdicts = ({ assessments }: Awaited<ReturnType<typeof makeBackup>>['backup']) =>
    assessments.map(([boardId, requestId, { verdict }]) => [boardId, requestId, verdict]).toSorted();
  const expected = [
    ['b1', 'r1', 'yes'],
    ['b2', 'r2', 'no'],
  ];
  const whole = await makeBackup(room);
  expect(whole.isWhole).toBe(true);
  expect(verdicts(whole.backup)).toEqual(expected);
  expect(whole.backup.deliveries).toEqual([sent]);
  const unreadable = { ...room.storage, readEverything: () => Promise.reject(new Error('Gone')) };
  const partial = await makeBackup({ ...room, storage: unreadable });
  expect(partial.isWhole).toBe(false);
  expect(verdicts(partial.backup)).toEqual(expected);
});

it('says what it is saved of', async () => {
  catchFiles();
  const app = await openDesk(1);
  await openTool(app, 'Export and backup');
  await app.user.click(await screen.findByRole('button', { name: 'Back up' }));
  expect(await screen.findByText('Backup saved.')).toBeVisible();
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('Gone', 'UnknownError');
  });
  await app.user.click(screen.getByRole('button', { name: 'Back up' }));
  expect(await screen.findByText(/^Backup saved, but only of what is open here/)).toBeVisible();
});

it('has the answers that the database has refused', async () => {
  const storage = { ...indexedDbStorage('me'), saveAnswers: () => Promise.reject(new Error('Full')) };
  const room = roomOf('me', { storage });
  const answers = [['r2', [{ question: 'Why?', answer: 'Because' }]]] as const;
  await room.outbox.keepAnswers(answers);
  expect((await makeBackup(room)).backup.answers).toEqual(answers);
});

it('has the templates and settings that local storage has refused', async () => {
  const room = roomOf('me');
  room.assessments.giveVerdict('b1', ['r1'], 'yes');
  const template = { id: 't1', title: 'Yes', text: 'Welcome', use: 'accept' as const };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(room.templates.put('list', [template])).toBe(false);
  expect(room.settings('b1').put('note-accept', 'Hello {firstName}')).toBe(false);
  expect((await makeBackup(room)).backup.entries).toEqual({
    'templates:list': [template],
    'setting:b1:note-accept': 'Hello {firstName}',
  });
});

it('restores nothing into another account, and says whose it is', async () => {
  const mine = roomOf('me');
  await mine.storage.mergeAssessments('b1', [['r1', stamped({ verdict: 'yes' }, 1)]]);
  const text = JSON.stringify((await makeBackup(mine)).backup);
  const other = roomOf('other');
  expect(await restoreBackup(other, text)).toEqual({ kind: 'otherAccount', reviewer: 'Carla Creator' });
  expect(await other.storage.readAssessments('b1')).toEqual([]);

  const app = await openDesk(1);
  await openTool(app, 'Export and backup');
  const input = await screen.findByLabelText('Restore from a file');
  await app.user.upload(input, new File([text], 'b.json', { type: 'application/json' }));
  const sentence = 'This backup belongs to the account of Carla Creator. Nothing was changed.';
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it('takes from a file only what fits, and nothing that would be sent', async () => {
  const room = roomOf('me');
  const file = {
    kind: 'talentboard-review-backup',
    version: 2,
    exportedAt: '',
    entries: { 'templates:list': 'no list', 'constructor:x': {}, nonsense: true },
    deliveries: [delivery('r1', { state: { kind: 'queued' } }), { requestId: 'r2' }, null, delivery('r3')],
    assessments: [
      ['b1', 'r1', { verdict: 'perhaps', notes: {}, tags: [], comment: '' }],
      [
        'b1',
        'r2',
        {
          verdict: 'no',
          notes: { accept: 5 },
          tags: ['talk'],
          comment: '',
          score: 99,
        },
      ],
      ['b1', 'r3', { verdict: null, notes: {}, tags: ['Go', 5, 'talk'], comment: '' }],
      ['b1', 'r4', { verdict: null, notes: {}, tags: 'Go', comment: '' }],
      'nonsense',
    ],
    answers: [['r1', 'no list'], 7],
  };
  const result = await restoreBackup(room, JSON.stringify(file));
  expect(result).toEqual({ kind: 'restored', restored: 3, skipped: 9, notKept: 0 });
  expect((await room.storage.readDeliveries()).map(({ requestId }) => requestId)).toEqual(['r3']);
  const assessments = await room.storage.readAssessments('b1');
  expect(assessments).toMatchObject([
    [
      'r2',
      {
        verdict: 'no',
        score: null,
        tags: ['talk'],
        notes: { accept: null, reject: null },
      },
    ],
    ['r3', { verdict: null, tags: ['Go', 'talk'] }],
  ]);
  expect(await restoreBackup(room, 'no json')).toEqual({ kind: 'noBackup' });
  expect(await restoreBackup(room, 'null')).toEqual({ kind: 'noBackup' });
});

it('announces what is not sent on boards that are not open', async () => {
  const verdict = (boardId: string, requestId: string, given: string | null) => [
    boardId,
    requestId,
    { verdict: given, notes: {}, tags: [], comment: '' },
  ];
  const file = {
    kind: 'talentboard-review-backup',
    version: 2,
    entries: {},
    deliveries: [delivery('r3')],
    assessments: [
      verdict('b1', 'r1', 'yes'),
      ...['yes', 'no', 'yes', 'maybe', null].map((given, index) => verdict('b2', `r${index + 1}`, given)),
      verdict('b3', 'r6', 'maybe'),
      verdict('b4', 'r7', 'no'),
    ],
  };
  const room = roomOf('me');
  await room.openBoard('b1');
  // Sent from here since the backup was made.
  await room.storage.changeDeliveries(['r7'], (_now, id) => delivery(id));
  await restoreBackup(room, JSON.stringify(file));
  expect(unsentVerdicts('me')).toEqual([{ boardId: 'b2', boardName: '', count: 2 }]);
});

it('says so where there is no room on the device', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('blocked');
    },
  });
  const file = { kind: 'talentboard-review-backup', version: 2, entries: {}, deliveries: [delivery('r1')] };
  const result = await restoreBackup(roomOf('me'), JSON.stringify(file));
  expect(result).toEqual({ kind: 'restored', restored: 0, skipped: 0, notKept: 1 });
});

it('shows what was restored at once', async () => {
  const app = await openDesk(2);
  await openTool(app, 'Export and backup');
  const file = {
    kind: 'talentboard-review-backup',
    version: 2,
    entries: {},
    assessments: [['board-1', crowdRequestId(2), { verdict: 'yes', notes: {}, tags: [], comment: '' }]],
  };
  const input = await screen.findByLabelText('Restore from a file');
  await app.user.upload(input, new File([JSON.stringify(file)], 'b.json', { type: 'application/json' }));
  expect(await screen.findByText('1 entry restored.')).toBeInTheDocument();
  await untilKept(app, 2, 'yes');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(pile('Yes')).toBe(1));
  await openTool(app, 'Export and backup');
  const other = await screen.findByLabelText('Restore from a file');
  await app.user.upload(other, new File(['{"kind":"other"}'], 'x.json', { type: 'application/json' }));
  expect(await screen.findByText(/is no backup of a review desk/)).toBeInTheDocument();
});
