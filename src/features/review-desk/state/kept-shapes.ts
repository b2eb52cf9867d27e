import type { NoteTemplate } from '@/domain/review/note-template';

/** Prefixes of the reviewer's keys in local storage. */
export function keptKeys(uid: string) {
  const all = `review:${uid}:`;
  return {
    log: `${all}unwritten:`,
    templates: `${all}templates:`,
    settingsOf: (boardId: string) => `${all}setting:${encodeURIComponent(boardId)}:`,
  };
}

/** Checks of what is stored on the device: anyone may have written it. */

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const areTexts = (fields: Fields, names: readonly string[]) =>
  names.every((name) => typeof fields[name] === 'string');
const isOneOf = (value: unknown, list: readonly string[]) =>
  typeof value === 'string' && list.includes(value);

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
