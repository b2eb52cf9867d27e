import type { Outcome } from '@/domain/review/outcome';
import type { KeptCollection } from './kept-collection';

const HIDE_NAMES = 'hide-names';
const HIDDEN_COLUMNS = 'hidden-columns';
const noteId = (outcome: Outcome) => `note-${outcome}`;

/** How a reviewer looks at a board, and the notes that they send with most decisions. Kept on the device. */
export function boardSettings(collection: KeptCollection<boolean | string>) {
  const kept = collection.get();
  const text = (id: string) => {
    const value = kept.get(id);
    return typeof value === 'string' ? value : '';
  };
  return {
    areNamesHidden: kept.get(HIDE_NAMES) === true,
    hideNames: (areHidden: boolean) => collection.put(HIDE_NAMES, areHidden),
    /** Ids of columns that the table leaves out. */
    hiddenColumns: text(HIDDEN_COLUMNS)
      .split(' ')
      .filter((id) => id !== ''),
    setHiddenColumns: (ids: readonly string[]) => collection.put(HIDDEN_COLUMNS, ids.join(' ')),
    /** By outcome, with placeholders; '' for none. */
    defaultNotes: { accept: text(noteId('accept')), reject: text(noteId('reject')) },
    /** @returns whether it could be kept on the device */
    setDefaultNote: (outcome: Outcome, note: string) => collection.put(noteId(outcome), note),
  };
}
