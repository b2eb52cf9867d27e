import type { NoteTemplate } from '@/domain/review/note-template';
import type { Outcome } from '@/domain/review/outcome';
import type { KeptCollection } from './kept-collection';

/** Prefixes of the reviewer's keys in local storage. */
export function keptKeys(uid: string) {
  const all = `review:${uid}:`;
  return {
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

const HIDE_NAMES = 'hide-names';
const HIDDEN_COLUMNS = 'hidden-columns';
const noteId = (outcome: Outcome) => `note-${outcome}`;

/** A reviewer's settings of one board, in local storage. */
export function boardSettings(collection: KeptCollection<boolean | string>) {
  const stored = collection.get();
  const text = (id: string) => String(stored.get(id) ?? '');
  return {
    areNamesHidden: stored.get(HIDE_NAMES) === true,
    hideNames: (areHidden: boolean) => collection.put(HIDE_NAMES, areHidden),
    /** Ids of columns that the table leaves out. */
    hiddenColumns: text(HIDDEN_COLUMNS)
      .split(' ')
      .filter((id) => id !== ''),
    setHiddenColumns: (ids: readonly string[]) => collection.put(HIDDEN_COLUMNS, ids.join(' ')),
    /** By outcome, with placeholders; '' for none. */
    defaultNotes: { accept: text(noteId('accept')), reject: text(noteId('reject')) },
    /** @returns whether it could be stored */
    setDefaultNote: (outcome: Outcome, note: string) => collection.put(noteId(outcome), note),
  };
}
