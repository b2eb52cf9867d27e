import { byNewestApplication, type OwnJoinRequest } from './join-request';

export interface QuestionAnswer {
  question: string;
  answer: string;
}

/**
 * Splits a stored 'question,answer'. Questions may contain commas, so the longest matching question of the board wins;
 * otherwise the text is split at the first comma. Without a comma, the whole text is the question.
 */
export function splitAnswer(stored: string, knownQuestions: readonly string[]): QuestionAnswer {
  const [known] = knownQuestions
    .filter((question) => stored.startsWith(`${question},`))
    .toSorted((a, b) => b.length - a.length);
  const at = known?.length ?? stored.indexOf(',');
  if (at < 0) return { question: stored.trim(), answer: '' };
  return { question: stored.slice(0, at).trim(), answer: stored.slice(at + 1).trim() };
}

/** The [question, answer] pairs of an application in the board's order, with '' for unanswered questions. */
export function answerPairs(questions: readonly string[], answers: readonly string[]): [string, string][] {
  return questions.map((question, index) => [question, answers[index] ?? '']);
}

/** Questions about salary or location get a one-line input. */
export function wantsSingleLine(question: string): boolean {
  return /salary|location/i.test(question);
}

/** An answer from one of the applicant's earlier applications. */
export interface EarlierAnswer extends QuestionAnswer {
  /** Null if the server sent no name. */
  boardName: string | null;
  /** ISO 8601, or null. */
  createdAt: string | null;
}

/** @returns for each question, the applicant's newest answer to a question with the same text, or null */
export function earlierAnswers(
  questions: readonly string[],
  requests: readonly OwnJoinRequest[],
): (EarlierAnswer | null)[] {
  const allAnswers = requests
    .toSorted(byNewestApplication)
    .flatMap(({ answers, boardName, createdAt }) =>
      answers.map((stored) => ({ ...splitAnswer(stored, questions), boardName, createdAt })),
    );
  return questions.map(
    (text) => allAnswers.find(({ question, answer }) => question === text.trim() && answer !== '') ?? null,
  );
}
