import { STARTER_TEMPLATES, type NoteTemplate } from '@/domain/review/note-template';
import { createStore } from '@/lib/stores/create-store';
import { followStorage } from '@/lib/stores/emitter';
import { parsedJson, safeStorage } from '@/lib/stored/safe-storage';

/**
 * A JSON value in local storage that follows other tabs. If it can't be stored, it lasts until a reload.
 * @param read parses the stored value, which may have any shape
 */
function storedValue<T>(key: string, read: (stored: unknown) => T) {
  const load = () => read(parsedJson(safeStorage.get(key)));
  const store = createStore(load());
  const dispose = followStorage((event) => {
    if (event.key === null || event.key === key) store.set(load());
  });
  return {
    ...store,
    /** @returns whether it could be stored */
    set(next: T): boolean {
      store.set(next);
      return safeStorage.set(key, JSON.stringify(next));
    },
    dispose,
  };
}

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as Fields;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function isTemplate(value: unknown): value is NoteTemplate {
  const { id, title, text, use } = fieldsOf(value);
  return (
    [id, title, text].every((field) => typeof field === 'string') && /^(accept|reject|any)$/.test(textOf(use))
  );
}

/** A reviewer's templates, or the starters. */
export const storedTemplates = (uid: string) =>
  storedValue(`review:${uid}:templates:list`, (stored): readonly NoteTemplate[] =>
    Array.isArray(stored) && stored.every(isTemplate) ? stored : STARTER_TEMPLATES,
  );

function readSettings(stored: unknown) {
  const { areNamesHidden, hiddenColumns, defaultNotes } = fieldsOf(stored);
  const { accept, reject } = fieldsOf(defaultNotes);
  return {
    areNamesHidden: areNamesHidden === true,
    /** Ids of columns that the table leaves out. */
    hiddenColumns: Array.isArray(hiddenColumns) ? hiddenColumns.map(textOf) : [],
    /** By outcome, with placeholders; '' for none. */
    defaultNotes: { accept: textOf(accept), reject: textOf(reject) },
  };
}

/** A reviewer's settings of one board. */
export function storedSettings(uid: string, boardId: string) {
  const { set, ...settings } = storedValue(
    `review:${uid}:settings:${encodeURIComponent(boardId)}`,
    readSettings,
  );
  return {
    ...settings,
    /** @returns whether it could be stored */
    change: (changes: Partial<ReturnType<typeof readSettings>>) => set({ ...settings.get(), ...changes }),
  };
}

export type BoardSettings = ReturnType<typeof storedSettings>;
