export interface QuestionAnswer {
  question: string;
  answer: string;
}

/**
 * Splits one stored answer ('question,answer') for a reader.
 * A question may itself contain commas, so the board's known questions are matched first (longest wins);
 * otherwise the first comma parts the two (contract, 'Answers that contain commas'). Without a comma all of it is the question.
 */
export function splitAnswer(stored: string, knownQuestions: readonly string[]): QuestionAnswer {
  const [known] = knownQuestions
    .filter((question) => stored.startsWith(`${question},`))
    .toSorted((one, other) => other.length - one.length);
  const at = known?.length ?? stored.indexOf(',');
  if (at < 0) return { question: stored.trim(), answer: '' };
  return { question: stored.slice(0, at).trim(), answer: stored.slice(at + 1).trim() };
}

/** The pairs an application sends: every question in the board's order, '' where nothing was answered (spec section 3). */
export function answerPairs(questions: readonly string[], answers: readonly string[]): [string, string][] {
  return questions.map((question, index) => [question, answers[index] ?? '']);
}

/** A short answer gets a one-line input: the question speaks of salary or location (spec section 2). */
export function wantsSingleLine(question: string): boolean {
  return /salary|location/i.test(question);
}
