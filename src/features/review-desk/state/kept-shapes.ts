import type { NoteTemplate } from '@/domain/review/note-template';

/** In local storage: what begins the keys of all that a reviewer has there, but for drafts. */
export function keptKeys(uid: string) {
  const all = `review:${uid}:`;
  return {
    all,
    log: `${all}unwritten:`,
    templates: `${all}templates:`,
    settingsOf: (boardId: string) => `${all}setting:${encodeURIComponent(boardId)}:`,
  };
}

/** Checks of what is stored on the device or comes from a backup: anyone may have written it. */

type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
export const areTexts = (fields: Fields, names: readonly string[]) =>
  names.every((name) => typeof fields[name] === 'string');
const isOneOf = (value: unknown, list: readonly string[]) =>
  typeof value === 'string' && list.includes(value);

export function areAnswers(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((pair: unknown) => isFields(pair) && areTexts(pair, ['question', 'answer']))
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

export const isSetting = (value: unknown): value is boolean | string =>
  typeof value === 'boolean' || typeof value === 'string';
