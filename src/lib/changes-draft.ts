import { createDraftStorage, type DraftStorage } from './draft-storage';

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields of `values` that differ from the original's, also inside of groups of fields. */
function changedFields(original: Fields, values: Fields): Fields {
  const changed = Object.keys(original).filter((key) => !isSame(original[key], values[key]));
  return Object.fromEntries(
    changed.map((key) => {
      const [before, after] = [original[key], values[key]];
      return [key, isFields(before) && isFields(after) ? changedFields(before, after) : after];
    }),
  );
}

/** The original with those changes that fit; what else is stored is ignored. */
function withChanges(original: Fields, changes: Fields, isValid: (values: Fields) => boolean): Fields {
  let values = original;
  for (const key of Object.keys(original).filter((name) => Object.hasOwn(changes, name))) {
    const [before, change] = [original[key], changes[key]];
    const after = isFields(before) && isFields(change) ? withChanges(before, change, () => true) : change;
    const next = { ...values, [key]: after };
    if (isValid(next)) values = next;
  }
  return values;
}

/**
 * A draft of a form over something that is saved: it keeps only the fields that were changed. What was saved
 * elsewhere meanwhile is in the other fields when the draft is restored, and is not sent back as it was.
 * @param original the form's values without the draft
 * @param isValid checks the values with a stored change
 */
export function changesDraft<T extends object>(
  uid: string,
  name: string,
  original: T,
  isValid: (value: unknown) => value is T,
): DraftStorage<T> {
  const storage = createDraftStorage(uid, name, isFields);
  const saved = original as Fields;
  return {
    read() {
      const changes = storage.read();
      if (changes === null) return null;
      const values = withChanges(saved, changes, isValid);
      return isSame(values, saved) || !isValid(values) ? null : values;
    },
    write(draft) {
      const changes = changedFields(saved, draft as Fields);
      if (Object.keys(changes).length > 0) return storage.write(changes);
      storage.clear();
      return true;
    },
    clear: () => storage.clear(),
  };
}
