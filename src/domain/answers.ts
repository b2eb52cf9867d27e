export interface QuestionAnswer {
  question: string;
  answer: string;
}

/**
 * Splits one stored answer ('question,answer'). A question may itself contain commas, so the board's known
 * questions are matched first (the longest wins); otherwise the first comma separates the two. Without a comma all
 * of it is the question.
 */
export function splitAnswer(stored: string, knownQuestions: readonly string[]): QuestionAnswer {
  const [known] = knownQuestions
    .filter((question) => stored.startsWith(`${question},`))
    .toSorted((one, other) => other.length - one.length);
  const at = known?.length ?? stored.indexOf(',');
  if (at < 0) return { question: stored.trim(), answer: '' };
  return { question: stored.slice(0, at).trim(), answer: stored.slice(at + 1).trim() };
}

/** What an application sends: every question in the board's order, with '' where nothing was answered. */
export function answerPairs(questions: readonly string[], answers: readonly string[]): [string, string][] {
  return questions.map((question, index) => [question, answers[index] ?? '']);
}

/** Questions about salary or location get a one-line input. */
export function wantsSingleLine(question: string): boolean {
  return /salary|location/i.test(question);
}
