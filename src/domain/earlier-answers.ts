import { byNewestApplication } from './application-status';
import type { OwnJoinRequest } from './join-request';

/** An answer that the person has given before. */
export interface EarlierAnswer {
  answer: string;
  /** Where it was given; null where that is not known. */
  boardName: string | null;
  /** It was given to the board that asks now. */
  isSameBoard: boolean;
  /** ISO 8601, or null. */
  createdAt: string | null;
}

type Earlier = Omit<OwnJoinRequest, 'user' | 'acceptanceNote' | 'rejectionNote'>;

/** Two questions are the same if they differ in case, white space and closing punctuation only. */
export function questionKey(question: string): string {
  const plain = question.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return plain.replace(/[\s\p{P}]+$/u, '') || plain;
}

/**
 * Which of the questions a stored answer ('question,answer') belongs to. Both parts may contain commas, so each
 * comma may be the one between them; the longest question wins.
 */
function findQuestion(
  stored: string,
  keys: ReadonlySet<string>,
  maxLength: number,
): { key: string; answer: string } | null {
  let foundKey: string | null = null;
  let end = -1;
  let at = stored.indexOf(',');
  while (at >= 0 && at <= maxLength) {
    const key = questionKey(stored.slice(0, at));
    if (key !== foundKey && keys.has(key)) {
      foundKey = key;
      end = at;
    }
    at = stored.indexOf(',', at + 1);
  }
  return foundKey === null ? null : { key: foundKey, answer: stored.slice(end + 1).trim() };
}

/** White space is not part of a question's key, so a stored question may be somewhat longer than the asked one. */
const SLACK = 50;

/**
 * For each question the person's own answer to the same one in an earlier application, or null. The board that asks
 * comes first, because its questions were answered with it in mind; then the newest.
 */
export function earlierAnswers(
  questions: readonly string[],
  requests: readonly Earlier[],
  boardId: string,
): (EarlierAnswer | null)[] {
  const keys = new Set(questions.map(questionKey));
  const maxLength = Math.max(0, ...questions.map(({ length }) => length)) + SLACK;
  const found = new Map<string, EarlierAnswer>();
  const newestFirst = requests.toSorted(byNewestApplication);
  const isOfBoard = (request: Earlier) => request.boardId === boardId;
  const ordered = [...newestFirst.filter(isOfBoard), ...newestFirst.filter((one) => !isOfBoard(one))];
  for (const request of ordered) {
    for (const stored of request.answers) {
      const match = findQuestion(stored, keys, maxLength);
      if (match === null || match.answer === '' || found.has(match.key)) continue;
      found.set(match.key, {
        answer: match.answer,
        boardName: request.boardName,
        isSameBoard: isOfBoard(request),
        createdAt: request.createdAt,
      });
    }
  }
  return questions.map((question) => found.get(questionKey(question)) ?? null);
}
