import { nextUnscored, questionKeys, scoreOfAnswer } from '@/domain/review/answer-scores';
import type { Desk } from '../reading/use-desk';
import type { DeskView } from '../reading/use-desk-view';

/** Whether the answer of an application to a question has a score. */
export const hasAnswerScore = (desk: Desk, question: number) => {
  const key = questionKeys(desk.board.questions)[question - 1] ?? '';
  return (id: string) => scoreOfAnswer(desk.assessmentOf(id).answerScores, key) !== null;
};

/** Goes through all answers to a question, from the first one without a score. @param question from 1 */
export function askQuestion(desk: Desk, view: DeskView, question: number): void {
  const order = view.orderFor(question);
  desk.ask(question, nextUnscored(order, null, hasAnswerScore(desk, question)) ?? order[0] ?? null);
}
