import type { QuestionAnswer } from '@/domain/answers';
import { NO_ASSESSMENT, SCORES, tagsFromOne, type Assessment } from '@/domain/review/assessment';
import type { Delivery } from '@/domain/review/delivery';
import { isOutcomeText } from '@/domain/review/outcome';
import { safeStorage } from '@/lib/safe-storage';
import { waitingPrefix } from '@/lib/waiting-work';
import { areAnswers, areTexts, isFields } from './kept-shapes';
import type { ReviewStorage, StoredAnswers } from './review-ports';

/** Stars, scores, tags and comments of earlier versions, which belonged to a person instead of an application. */
type OlderAssessment = Pick<Assessment, 'isStarred' | 'score' | 'tags' | 'comment'>;

export interface OlderWork {
  /** Resolves when the device's database has it, or turns out to be unusable. */
  isAdopted: Promise<void>;
  /** By `Application.personKey`. */
  assessmentsOf(boardId: string): ReadonlyMap<string, OlderAssessment>;
}

type OlderDecision = Pick<
  Delivery,
  'requestId' | 'boardId' | 'boardName' | 'personKey' | 'personName' | 'outcome' | 'note'
> & { answers: QuestionAnswer[] };

function read(key: string): unknown {
  try {
    return JSON.parse(safeStorage.get(key) ?? 'null');
  } catch {
    return null;
  }
}

const DECISION_TEXTS = ['requestId', 'personKey', 'personName', 'note'];

function readDecision(value: unknown): (OlderDecision & { decidedAt: string; decidedBy: string }) | null {
  if (!isFields(value) || !areTexts(value, DECISION_TEXTS)) return null;
  if (!isOutcomeText(value.outcome) || !areAnswers(value.answers)) return null;
  const text = (name: string) => (typeof value[name] === 'string' ? value[name] : '');
  return {
    ...(value as unknown as OlderDecision),
    boardId: text('boardId'),
    boardName: text('boardName'),
    decidedAt: text('decidedAt'),
    decidedBy: text('decidedBy'),
  };
}

function readAssessment(value: unknown): OlderAssessment | null {
  if (!isFields(value) || !areTexts(value, ['tag', 'note']) || typeof value.isStarred !== 'boolean')
    return null;
  const score = SCORES.find((one) => one === value.score) ?? null;
  return {
    isStarred: value.isStarred,
    score,
    tags: tagsFromOne(String(value.tag)),
    comment: String(value.note),
  };
}

/** Decisions that were sent: they become deliveries that have arrived. */
function olderHistory(uid: string) {
  const prefix = `review:${uid}:history:`;
  const found = safeStorage.keys(prefix).map((key) => {
    const boardId = decodeURIComponent(key.slice(prefix.length).split(':')[0] ?? '');
    return { key, boardId, decision: readDecision(read(key)) };
  });
  const deliveries = found.flatMap(({ boardId, decision }): Delivery[] => {
    if (decision === null) return [];
    const { requestId, personKey, personName, outcome, note, decidedAt, decidedBy } = decision;
    return [
      {
        requestId,
        boardId,
        boardName: '',
        personKey,
        personName,
        outcome,
        note,
        confirmedAt: decidedAt,
        reviewer: decidedBy,
        runId: `before:${requestId}`,
        mayHaveArrived: false,
        state: { kind: 'delivered' },
      },
    ];
  });
  const answers = found.flatMap(({ decision }): StoredAnswers[] =>
    decision === null ? [] : [[decision.requestId, decision.answers]],
  );
  return { keys: found.map(({ key }) => key), deliveries, answers };
}

/** Decisions that had not been sent: they become verdicts with their notes, to be confirmed once more. */
function olderQueue(uid: string) {
  const prefix = waitingPrefix(uid);
  const found = safeStorage.keys(prefix).map((key) => ({ key, decision: readDecision(read(key)) }));
  return found.flatMap(({ key, decision }) => (decision === null ? [] : [{ key, decision }]));
}

/**
 * Imports what earlier versions of the app have kept in local storage. Nothing of it is sent; each entry is removed
 * only once the database has it.
 * @param uid of the reviewer
 */
export function adoptOlderWork(uid: string, storage: ReviewStorage): OlderWork {
  const assessmentPrefix = (boardId: string) => `review:${uid}:mark:${encodeURIComponent(boardId)}:`;

  async function adopt() {
    const { keys, deliveries, answers } = olderHistory(uid);
    const queue = olderQueue(uid);
    if (keys.length + queue.length === 0) return;
    const byId = new Map(deliveries.map((delivery) => [delivery.requestId, delivery]));
    await storage.saveAnswers(answers);
    await storage.changeDeliveries([...byId.keys()], (stored, id) =>
      stored === null ? (byId.get(id) ?? null) : null,
    );
    for (const { decision } of queue) {
      const { requestId, outcome, note } = decision;
      const verdict = outcome === 'accept' ? 'yes' : 'no';
      const notes = { ...NO_ASSESSMENT.notes, [outcome]: note === '' ? null : note };
      await storage.patchAssessments(decision.boardId, [[requestId, { verdict, notes }]]);
    }
    [...keys, ...queue.map(({ key }) => key)].forEach((key) => safeStorage.remove(key));
  }

  return {
    // If nothing can be stored it stays where it is.
    isAdopted: adopt().catch(() => undefined),
    assessmentsOf(boardId) {
      const prefix = assessmentPrefix(boardId);
      const found = safeStorage
        .keys(prefix)
        .map((key) => [key.slice(prefix.length), readAssessment(read(key))] as const);
      return new Map(found.filter((entry): entry is readonly [string, OlderAssessment] => entry[1] !== null));
    },
  };
}
