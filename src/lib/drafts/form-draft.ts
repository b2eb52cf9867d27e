import { parsedJson, safeStorage } from '../stored/safe-storage';
import { createEmitter, followStorage } from '../stores/emitter';

const SAVE_AFTER_MS = 300;

export const draftKey = (uid: string, name: string) => `draft:${uid}:${name}`;

/** The names of a user's drafts on this device. */
export function draftNames(uid: string): string[] {
  const prefix = draftKey(uid, '');
  return safeStorage.keys(prefix).map((key) => key.slice(prefix.length));
}

/** Notifies of stored and removed drafts, including those of other tabs. */
export const draftChanges = createEmitter(() => followStorage(draftChanges.emit));

export interface DraftOptions {
  /** A stored draft with another value is ignored. */
  about?: string | undefined;
  /** An example entry for each list whose entries aren't texts. */
  rows?: Record<string, object> | undefined;
}

/** The unsent values of one form, stored on this device. */
export interface FormDraft<T> {
  /** @returns null without a draft */
  read: () => T | null;
  /** Stores the fields that have changed since `read`, debounced. */
  write: (values: T) => void;
  /** Stores the debounced fields now. */
  flush: () => void;
  clear: () => void;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields of `values` that differ from `original`, including nested ones. A list is one field. */
function changedFields(values: object, original: object): Record<string, unknown> {
  const before = original as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => !isSame(value, before[name]))
      .map(([name, value]) => {
        const group = before[name];
        return [name, isObject(value) && isObject(group) ? changedFields(value, group) : value];
      }),
  );
}

/** @returns `values` with the changes of `changedFields` */
function withFields<T extends object>(values: T, changes: object): T {
  const merged = { ...values } as Record<string, unknown>;
  for (const [name, change] of Object.entries(changes)) {
    const group = merged[name];
    merged[name] =
      isObject(change) && isObject(group) ? withFields<object>(group, change) : (change as unknown);
  }
  return merged as T;
}

/** Whether a stored value has the types of `sample`. The entries of a list are texts, or like the example in `rows`. */
function hasTypesOf(value: unknown, sample: unknown, rows: Record<string, object> = {}): boolean {
  if (!isObject(sample)) return typeof value === typeof sample;
  return (
    isObject(value) &&
    Object.entries(sample).every(([name, part]) => {
      const field = value[name];
      if (!Array.isArray(part)) return hasTypesOf(field, part);
      return Array.isArray(field) && field.every((entry) => hasTypesOf(entry, rows[name] ?? ''));
    })
  );
}

/**
 * A form's draft: one record with the fields that differ from `original`. A tab writes only the fields that it has
 * changed. Other tabs' fields are removed only when the form is sent, cancelled or discarded.
 * @param name of the form, with the id of the edited object
 */
export function formDraft<T extends object>(
  uid: string,
  name: string,
  original: T,
  { about = '', rows = {} }: DraftOptions = {},
): FormDraft<T> {
  const key = draftKey(uid, name);
  /** The values at this tab's last read or write. */
  let synced = original;
  let pending: T | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function load(): T {
    const stored = parsedJson(safeStorage.get(key));
    if (!isObject(stored) || stored.about !== about || !isObject(stored.changes)) return original;
    const values = withFields(original, stored.changes);
    // An older version may have stored other types.
    return hasTypesOf(values, original, rows) ? values : original;
  }

  function flush() {
    clearTimeout(timer);
    if (pending === null) return;
    const changes = changedFields(withFields(load(), changedFields(pending, synced)), original);
    synced = pending;
    pending = null;
    if (Object.keys(changes).length === 0) safeStorage.remove(key);
    else safeStorage.set(key, JSON.stringify({ about, changes }));
    draftChanges.emit();
  }

  return {
    read() {
      synced = load();
      return isSame(synced, original) ? null : synced;
    },
    write(values) {
      if (isSame(values, pending ?? synced)) return;
      pending = values;
      clearTimeout(timer);
      timer = setTimeout(flush, SAVE_AFTER_MS);
    },
    flush,
    clear() {
      clearTimeout(timer);
      pending = null;
      synced = original;
      safeStorage.remove(key);
      draftChanges.emit();
    },
  };
}
