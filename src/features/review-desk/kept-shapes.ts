import type { DecisionRecord } from '@/domain/review/decision-record';
import { SCORES, type Mark } from '@/domain/review/mark';
import { type NoteTemplate } from '@/domain/review/note-template';
import type { KeptDecision } from './decision-runner';

/** Checks of what lies on the device, or comes from a backup: anyone may have written it. */

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const areTexts = (fields: Fields, names: readonly string[]) =>
  names.every((name) => typeof fields[name] === 'string');
const isOneOf = (value: unknown, list: readonly string[]) =>
  typeof value === 'string' && list.includes(value);

const OUTCOMES = ['accept', 'reject'];

function areAnswers(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((pair: unknown) => isFields(pair) && areTexts(pair, ['question', 'answer']))
  );
}

export function isKeptDecision(value: unknown): value is KeptDecision {
  if (!isFields(value)) return false;
  const { problem, batch } = value;
  return (
    areTexts(value, ['requestId', 'personKey', 'personName', 'boardId', 'boardName', 'note', 'owner']) &&
    isOneOf(value.outcome, OUTCOMES) &&
    isOneOf(value.stage, ['waiting', 'sending', 'failed']) &&
    typeof value.dueAt === 'number' &&
    areAnswers(value.answers) &&
    (batch === null || typeof batch === 'string') &&
    (problem === null ||
      (isFields(problem) &&
        areTexts(problem, ['text']) &&
        isOneOf(problem.kind, ['taken', 'fault', 'unconfirmed'])))
  );
}

function isNoteTemplate(value: unknown): value is NoteTemplate {
  return (
    isFields(value) &&
    areTexts(value, ['id', 'title', 'text']) &&
    isOneOf(value.use, ['accept', 'reject', 'any'])
  );
}

export function areNoteTemplates(value: unknown): value is NoteTemplate[] {
  return Array.isArray(value) && value.every(isNoteTemplate);
}

export function isDecisionRecord(value: unknown): value is DecisionRecord {
  return (
    isFields(value) &&
    areTexts(value, ['requestId', 'personKey', 'personName', 'note', 'decidedAt', 'decidedBy']) &&
    isOneOf(value.outcome, OUTCOMES) &&
    areAnswers(value.answers)
  );
}

export function isMark(value: unknown): value is Mark {
  if (!isFields(value) || !areTexts(value, ['tag', 'note']) || typeof value.isStarred !== 'boolean') {
    return false;
  }
  return value.score === null || SCORES.some((score) => score === value.score);
}

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
