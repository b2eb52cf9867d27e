import { splitAnswer, type QuestionAnswer } from './answers';
import { byNewestApplication } from './application-status';
import type { OwnJoinRequest } from './join-request';

/** An answer from one of the applicant's earlier applications. */
export interface EarlierAnswer extends QuestionAnswer {
  /** Null if the server sent no name. */
  boardName: string | null;
  /** ISO 8601, or null. */
  createdAt: string | null;
}

/** @returns for each question the newest answer that the applicant has given to the same text, or null */
export function earlierAnswers(
  questions: readonly string[],
  requests: readonly OwnJoinRequest[],
): (EarlierAnswer | null)[] {
  const given = requests
    .toSorted(byNewestApplication)
    .flatMap(({ answers, boardName, createdAt }) =>
      answers.map((stored) => ({ ...splitAnswer(stored, questions), boardName, createdAt })),
    );
  return questions.map(
    (text) => given.find(({ question, answer }) => question === text.trim() && answer !== '') ?? null,
  );
}
