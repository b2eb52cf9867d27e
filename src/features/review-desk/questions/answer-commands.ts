import { questionKeys, scoreOfAnswer } from '@/domain/review/answer-scores';
import { SCORES } from '@/domain/review/assessment';
import { nextToDo } from '@/domain/review/desk-order';
import type { Command } from '@/lib/keyboard/commands';
import type { Desk } from '../state/desk';

/** What the scores of its answers are kept under. @param question from 1 */
export const keyOfQuestion = (desk: Desk, question: number) =>
  questionKeys(desk.board().questions)[question - 1];

/** Whether the answer of an application to a question has a score. */
export const hasAnswerScore = (desk: Desk, question: number) => {
  const key = keyOfQuestion(desk, question) ?? '';
  return (id: string) => scoreOfAnswer(desk.assessmentOf(id).answerScores, key) !== null;
};

/** @param from null to begin with the first */
const nextUnscored = (desk: Desk, ids: readonly string[], from: string | null, question: number) => {
  const hasScore = hasAnswerScore(desk, question);
  return nextToDo(ids, from, (id) => !hasScore(id));
};

/** Goes through all answers to a question, from the first one without a score. @param question from 1 */
export function askQuestion(desk: Desk, question: number): void {
  const order = desk.shuffled(desk.matching(desk.address.get().filter), question);
  desk.ask(question, nextUnscored(desk, order, null, question) ?? order[0] ?? null);
}

/**
 * Scores the answer on screen and goes on to the next one without a score; the same score again removes it. The
 * application's own score is separate and does not change.
 */
export function scoreAnswer(desk: Desk, score: number): void {
  const current = desk.readShown();
  const key = keyOfQuestion(desk, desk.address.get().asked);
  // A digit so soon after a reveal was meant for the one who was hidden.
  if (current === null || key === undefined || desk.wasJustRevealed()) return;
  const isSame = scoreOfAnswer(desk.assessmentOf(current.id).answerScores, key) === score;
  desk.change(current.id, { answerScores: { [key]: isSame ? null : score } });
  desk.say(isSame ? 'No score' : `Score ${score}`);
  if (!isSame) goToUnscored(desk, false);
}

/** @param isAsked whether to say so if there is none */
export function goToUnscored(desk: Desk, isAsked = true): void {
  const current = desk.readCurrent()?.id ?? null;
  const next = nextUnscored(desk, desk.visible(), current, desk.address.get().asked);
  if (next !== null) desk.point(next);
  else if (isAsked) desk.say('All of these answers have a score.');
}

/** The commands for the answer on screen. */
export function answerCommands(desk: Desk): Command[] {
  const scores = SCORES.map((score) => ({
    label: `Score ${score} for this answer, and on to the next`,
    keys: String(score),
    run: () => scoreAnswer(desk, score),
  }));
  return [...scores, { label: 'Next answer without a score', keys: '0', run: () => goToUnscored(desk) }];
}
