import type { QuestionAnswer } from './answers';

interface SentApplication {
  boardName: string;
  /** As people read it; null where it is not known. */
  sentOn: string | null;
  answers: readonly QuestionAnswer[];
  /** The creator's, with the decision; '' for none. */
  note: string;
}

/** @returns an application as a text file that its applicant can keep */
export function applicationCopy({ boardName, sentOn, answers, note }: SentApplication): string {
  const parts = [
    `Application to ${boardName}${sentOn === null ? '' : `\nSent ${sentOn}`}`,
    ...answers.map(({ question, answer }) => `${question}\n${answer || 'No answer'}`),
    ...(note === '' ? [] : [`Note from the creator\n${note}`]),
  ];
  return `${parts.join('\n\n')}\n`;
}
