import {
  mergedAssessment,
  NO_ASSESSMENT,
  SCORES,
  stamped,
  type Assessment,
  type AssessmentChanges,
  type Verdict,
} from '@/domain/review/assessment';
import type { Delivery } from '@/domain/review/delivery';
import { isOutcomeText } from '@/domain/review/outcome';
import { keepUnsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { parsedJson, safeStorage } from '@/lib/stored/safe-storage';
import { nextChangeTime } from '../state/assessments';
import { areAnswers, areNoteTemplates, areTexts, isFields, isSetting, keptKeys } from '../state/kept-shapes';
import type { LoggedChange, StoredAnswers, StoredWork } from '../state/review-ports';
import type { ReviewRoom } from '../state/review-room';

const KIND = 'talentboard-review-backup';
const VERSION = 2;

type BackedUp = Pick<
  ReviewRoom,
  'uid' | 'reviewer' | 'storage' | 'store' | 'log' | 'outbox' | 'templates' | 'settings'
>;

/** What the device has stored, with what it has not stored yet. @param stored null where it could not be read */
function allWork({ store, log }: BackedUp, stored: StoredWork | null) {
  const { outbox, assessments } = store.get();
  const unstored = outbox.isMemoryOnly ? Object.values(outbox.deliveries) : [];
  const deliveries = new Map([...(stored?.deliveries ?? []), ...unstored].map((one) => [one.requestId, one]));
  const found = new Map<string, StoredWork['assessments'][number]>();
  const add = (boardId: string, requestId: string, changes: AssessmentChanges) => {
    const key = JSON.stringify([boardId, requestId]);
    found.set(key, [boardId, requestId, mergedAssessment(found.get(key)?.[2], changes)]);
  };
  stored?.assessments.forEach((one) => add(...one));
  for (const boardId of log.boards()) {
    for (const change of log.read(boardId).changes) add(boardId, ...change);
  }
  for (const [boardId, { byRequest }] of Object.entries(assessments)) {
    for (const change of Object.entries(byRequest)) add(boardId, ...change);
  }
  // Only these are restored.
  const delivered = [...deliveries.values()].filter(({ state }) => state.kind === 'delivered');
  return { deliveries: delivered, assessments: [...found.values()] };
}

/** What local storage has, and what it has refused to keep. @returns by the key without the person */
function allEntries({ uid, store, templates, settings }: BackedUp) {
  const keys = keptKeys(uid);
  const entries = new Map<string, unknown>();
  const add = (key: string, value: unknown) => entries.set(key.slice(keys.all.length), value);
  for (const key of safeStorage.keys(keys.all)) add(key, parsedJson(safeStorage.get(key)));
  templates.get().forEach((value, id) => add(keys.templates + id, value));
  for (const boardId of Object.keys(store.get().assessments)) {
    const kept = settings(boardId).get();
    kept.forEach((value, id) => add(keys.settingsOf(boardId) + id, value));
  }
  return [...entries];
}

/**
 * Makes one file with all that a reviewer has on this device.
 * @returns also whether everything is in it; otherwise the device's database could not be read
 */
export async function makeBackup(room: BackedUp) {
  const stored = await room.storage.readEverything().catch(() => null);
  const backup = {
    kind: KIND,
    version: VERSION,
    uid: room.uid,
    reviewer: room.reviewer(),
    exportedAt: new Date().toISOString(),
    // By the key without the person.
    entries: Object.fromEntries(allEntries(room).filter(([key, value]) => isRestorable(key, value))),
    answers: [...new Map([...(stored?.answers ?? []), ...room.outbox.unstoredAnswers()])],
    ...allWork(room, stored),
  };
  return { backup, isWhole: stored !== null };
}

export type RestoreResult =
  | { kind: 'noBackup' }
  /** It belongs to somebody else, and nobody may see another account's work. */
  | { kind: 'otherAccount'; reviewer: string }
  /** `skipped` were invalid, `notKept` did not fit on the device. */
  | { kind: 'restored'; restored: number; skipped: number; notKept: number };

function isRestorable(key: string, value: unknown): boolean {
  if (key.startsWith('templates:')) return areNoteTemplates(value);
  return key.startsWith('setting:') && isSetting(value);
}

const VERDICTS: readonly unknown[] = ['yes', 'maybe', 'no', null];

function readAssessment(value: unknown): Assessment | null {
  if (!isFields(value) || !areTexts(value, ['comment']) || !isFields(value.notes)) return null;
  const { notes, verdict, score, tags } = value;
  const note = (text: unknown) => (typeof text === 'string' ? text : null);
  if (!Array.isArray(tags) || !VERDICTS.includes(verdict)) return null;
  return {
    ...NO_ASSESSMENT,
    verdict: verdict as Verdict | null,
    notes: { accept: note(notes.accept), reject: note(notes.reject) },
    score: SCORES.find((one) => one === score) ?? null,
    isStarred: value.isStarred === true,
    tags: tags.filter((one) => typeof one === 'string'),
    comment: String(value.comment),
    isRead: value.isRead === true,
  };
}

const DELIVERY_TEXTS = [
  'requestId',
  'boardId',
  'boardName',
  'personKey',
  'personName',
  'note',
  'confirmedAt',
  'reviewer',
  'runId',
];

/** Only what has arrived: a file must never make this device send anything. */
function readDelivered(value: unknown): Delivery[] {
  if (!isFields(value) || !areTexts(value, DELIVERY_TEXTS) || !isOutcomeText(value.outcome)) return [];
  if (!isFields(value.state) || value.state.kind !== 'delivered') return [];
  return [{ ...(value as unknown as Delivery), mayHaveArrived: false, state: { kind: 'delivered' } }];
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Has the frame announce what is left to send on these boards; a desk that is open counts its own by its list. */
async function announceUnsent(
  { uid, storage, store }: Pick<ReviewRoom, 'uid' | 'storage' | 'store'>,
  boardIds: Iterable<string>,
): Promise<void> {
  const confirmed = new Set((await storage.readDeliveries()).map(({ requestId }) => requestId));
  for (const boardId of boardIds) {
    if (store.get().assessments[boardId] !== undefined) continue;
    const unsent = (await storage.readAssessments(boardId)).filter(
      ([requestId, { verdict }]) => (verdict === 'yes' || verdict === 'no') && !confirmed.has(requestId),
    );
    keepUnsentVerdicts(uid, boardId, { boardName: '', count: unsent.length });
  }
}

/** Puts a backup's entries back; those of the same key are replaced, all others stay. */
export async function restoreBackup(
  room: Pick<ReviewRoom, 'uid' | 'storage' | 'store' | 'reload'>,
  text: string,
): Promise<RestoreResult> {
  const file = parsedJson(text);
  if (!isFields(file) || file.kind !== KIND || file.version !== VERSION) return { kind: 'noBackup' };
  if (!isFields(file.entries)) return { kind: 'noBackup' };
  if (typeof file.uid === 'string' && file.uid !== room.uid) {
    return { kind: 'otherAccount', reviewer: typeof file.reviewer === 'string' ? file.reviewer : '' };
  }
  const result = { kind: 'restored' as const, restored: 0, skipped: 0, notKept: 0 };
  const count = (isKept: boolean, by = 1) => {
    result[isKept ? 'restored' : 'notKept'] += by;
  };

  for (const [key, value] of Object.entries(file.entries)) {
    if (!isRestorable(key, value)) result.skipped += 1;
    else count(safeStorage.set(keptKeys(room.uid).all + key, JSON.stringify(value)));
  }

  const deliveries = asList(file.deliveries);
  const delivered = new Map(deliveries.flatMap(readDelivered).map((one) => [one.requestId, one]));
  const listed = asList(file.assessments);
  const time = nextChangeTime();
  const byBoard = new Map<string, LoggedChange[]>();
  for (const entry of listed) {
    const [boardId, requestId, value] = asList(entry);
    const assessment = readAssessment(value);
    if (typeof boardId !== 'string' || typeof requestId !== 'string' || assessment === null) continue;
    const changes = byBoard.get(boardId) ?? [];
    changes.push([requestId, stamped(assessment, time)]);
    byBoard.set(boardId, changes);
  }
  const good = [...byBoard.values()].flat().length;
  const answers = asList(file.answers).flatMap((entry): StoredAnswers[] => {
    const [requestId, list] = asList(entry);
    return typeof requestId === 'string' && areAnswers(list) ? [[requestId, list as StoredAnswers[1]]] : [];
  });
  result.skipped += deliveries.length - delivered.size + listed.length - good;
  const total = delivered.size + good;
  try {
    await room.storage.saveAnswers(answers);
    await room.storage.changeDeliveries([...delivered.keys()], (stored, id) =>
      stored === null ? (delivered.get(id) ?? null) : null,
    );
    for (const [boardId, changes] of byBoard) await room.storage.mergeAssessments(boardId, changes);
    await announceUnsent(room, byBoard.keys());
    count(true, total);
  } catch {
    count(false, total);
  }
  await room.reload();
  return result;
}
