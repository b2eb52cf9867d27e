import { draftKey, type DraftStorage } from './draft-storage';
import { createEmitter, followStorage, type Emitter } from '../stores/emitter';
import { parsedJson, safeStorage } from '../stored/safe-storage';

type Fields = Record<string, unknown>;

/** What somebody has typed into a field. The same form may be open in several tabs, each with a name of its own. */
interface Version {
  by: string;
  value: unknown;
}

type Versions = Record<string, Version[]>;

/** What was typed into a field elsewhere, and is not in it here. */
export interface OtherVersion extends Version {
  field: string;
  /** It was in the field here, until another version was taken. */
  wasHere: boolean;
}

/** The draft of one open form. */
export interface FormDraft<T> extends DraftStorage<T> {
  /**
   * Where `original` is saved: forgets what equals it, whoever has typed it. It was saved from elsewhere, or by a call
   * whose answer was lost.
   */
  forgetSaved(): void;
  /** Forgets what this form has shown. @param everything what other tabs have typed, too */
  clear(everything?: boolean): void;
  /** The same list until something changes. */
  others: () => readonly OtherVersion[];
  subscribe: Emitter['subscribe'];
  /** Before the field gets this version: what is in it becomes one of the others. */
  take(version: OtherVersion): void;
  dismiss(version: OtherVersion): void;
}

const WAS_HERE = 'here';

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isVersion = (value: unknown): value is Version => isFields(value) && typeof value.by === 'string';

/** The texts in a value, for reading. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Values without any text are the same, such as a row that was added and not filled in. */
function isSame(one: unknown, other: unknown): boolean {
  const isBlank = [one, other].every((value) => typeof value !== 'boolean' && textsIn(value).length === 0);
  return isBlank || JSON.stringify(one) === JSON.stringify(other);
}

/** The names of the fields, also of those inside of groups. A list is one field. */
function namesOf(values: Fields, prefix = ''): string[] {
  return Object.entries(values).flatMap(([key, value]) =>
    isFields(value) ? namesOf(value, `${prefix}${key}.`) : [prefix + key],
  );
}

function valueOf(values: unknown, field: string): unknown {
  return field.split('.').reduce((value, key) => (value as Fields | undefined)?.[key], values);
}

function withValue<T>(values: T, [key = '', ...rest]: readonly string[], value: unknown): T {
  const inner = (values as Fields)[key];
  return { ...values, [key]: rest.length === 0 ? value : withValue(inner, rest, value) };
}

/** @returns `now`, with what was typed in the fields that differ from `original` */
export function changesOver<T extends object>(now: T, original: T, typed: T): T {
  return namesOf(original as Fields)
    .filter((field) => !isSame(valueOf(typed, field), valueOf(original, field)))
    .reduce((values, field) => withValue(values, field.split('.'), valueOf(typed, field)), now);
}

/**
 * A draft that is kept field by field, and only where a field differs from `original`. What is saved elsewhere
 * meanwhile is thus in the other fields when the draft is restored, and a tab with the same form never touches what
 * another one has typed: a change replaces only what its own form has shown.
 * @param uid whose draft it is; nobody else on this device sees it
 * @param name which form, with the id of what it is about
 * @param original the form's values without the draft
 * @param isValid checks the values with a stored field: it may come from an older version, or from anywhere
 * @param about a draft about anything else is ignored
 */
export function formDraft<T extends object>(
  uid: string,
  name: string,
  original: T,
  isValid: (value: unknown) => value is T,
  about = '',
): FormDraft<T> {
  const key = draftKey(uid, name);
  const me = Math.random().toString(36).slice(2);
  const names = namesOf(original as Fields);
  let shown = original;
  /** Versions that were shown here, so that changes replace them. */
  const seen = new Set<string>();
  const keyOf = (field: string, { by, value }: Version) => JSON.stringify([field, by, value]);
  const isOwn = (field: string, version: Version) => version.by === me || seen.has(keyOf(field, version));

  function load(): Versions {
    const stored = parsedJson(safeStorage.get(key));
    if (!isFields(stored) || !isFields(stored.typed) || stored.about !== about) return {};
    const { typed } = stored;
    const fits = (field: string, { value }: Version) =>
      value !== undefined && isValid(withValue(original, field.split('.'), value));
    return Object.fromEntries(
      names.map((field) => {
        const versions = typed[field];
        const list: unknown[] = Array.isArray(versions) ? versions : [];
        return [field, list.filter(isVersion).filter((version) => fits(field, version))];
      }),
    );
  }

  let others: readonly OtherVersion[] = [];
  const { subscribe, emit } = createEmitter(() =>
    followStorage((event) => {
      if (event.key === null || event.key === key) look();
    }),
  );

  function look() {
    const next = Object.entries(load()).flatMap(([field, versions]) =>
      versions
        .filter((version) => !isOwn(field, version) && textsIn(version.value).length > 0)
        .filter(({ value }) => !isSame(value, valueOf(shown, field)))
        .map((version) => ({ ...version, field, wasHere: version.by === WAS_HERE })),
    );
    if (JSON.stringify(next) === JSON.stringify(others)) return;
    others = next;
    emit();
  }

  function store(versions: Versions): boolean {
    const typed = Object.fromEntries(Object.entries(versions).filter(([, list]) => list.length > 0));
    let isStored = true;
    if (Object.keys(typed).length === 0) safeStorage.remove(key);
    else isStored = safeStorage.set(key, JSON.stringify({ about, typed }));
    look();
    return isStored;
  }

  /** The stored versions without some of them. */
  const left = (isGone: (field: string, version: Version) => boolean): Versions =>
    Object.fromEntries(
      Object.entries(load()).map(([field, list]) => [field, list.filter((one) => !isGone(field, one))]),
    );

  return {
    read() {
      let values = original;
      for (const [field, versions] of Object.entries(load())) {
        const version = versions.at(-1);
        if (version === undefined || isSame(version.value, valueOf(original, field))) continue;
        seen.add(keyOf(field, version));
        values = withValue(values, field.split('.'), version.value);
      }
      shown = values;
      look();
      return values === original ? null : values;
    },
    write(values) {
      const changed = names.filter((field) => !isSame(valueOf(values, field), valueOf(shown, field)));
      if (changed.length === 0) return true;
      const versions = left((field, version) => changed.includes(field) && isOwn(field, version));
      for (const field of changed) {
        const value = valueOf(values, field);
        if (!isSame(value, valueOf(original, field))) (versions[field] ??= []).push({ by: me, value });
      }
      const before = shown;
      shown = values;
      const isStored = store(versions);
      // Tried again with the next change.
      if (!isStored) shown = before;
      return isStored;
    },
    forgetSaved() {
      const unsaved = left((field, { value }) => isSame(value, valueOf(original, field)));
      if (JSON.stringify(unsaved) !== JSON.stringify(load())) store(unsaved);
    },
    clear(everything = false) {
      shown = original;
      store(everything ? {} : left(isOwn));
    },
    others: () => others,
    subscribe,
    take({ field, by, value }) {
      seen.add(keyOf(field, { by, value }));
      const own = valueOf(shown, field);
      const versions = load();
      if (textsIn(own).length > 0) versions[field]?.unshift({ by: WAS_HERE, value: own });
      store(versions);
    },
    dismiss: (version) => {
      const unwanted = keyOf(version.field, version);
      store(left((field, one) => keyOf(field, one) === unwanted));
    },
  };
}
