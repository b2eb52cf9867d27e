/** What to look for on screen, in a form that can be sent to the page. */
export interface Wanted {
  by: 'Role' | 'LabelText' | 'Text';
  value: Matcher;
  /** The accessible name, used with a role. */
  name?: Matcher;
  level?: number;
  within?: Wanted;
}

interface Matcher {
  text: string;
  isPattern: boolean;
}

const matcher = (text: string | RegExp): Matcher =>
  typeof text === 'string' ? { text, isPattern: false } : { text: text.source, isPattern: true };

const inside = (within: Wanted | undefined) => (within ? { within } : {});

export const role = (value: string, name?: string | RegExp, within?: Wanted): Wanted => ({
  by: 'Role',
  value: matcher(value),
  ...(name === undefined ? {} : { name: matcher(name) }),
  ...inside(within),
});

export const button = (name: string | RegExp, within?: Wanted) => role('button', name, within);
export const link = (name: string | RegExp, within?: Wanted) => role('link', name, within);
export const tab = (name: string | RegExp) => role('tab', name);
export const dialog = (name: string | RegExp) => role('dialog', name);
/** The heading of a screen. */
export const heading = (name: string | RegExp): Wanted => ({ ...role('heading', name), level: 1 });

export const label = (text: string | RegExp, within?: Wanted): Wanted => ({
  by: 'LabelText',
  value: matcher(text),
  ...inside(within),
});

export const text = (wanted: string | RegExp, within?: Wanted): Wanted => ({
  by: 'Text',
  value: matcher(wanted),
  ...inside(within),
});

type Queries = Record<
  string,
  (root: HTMLElement, value: string | RegExp, options: Record<string, unknown>) => HTMLElement[]
>;

/**
 * Runs in the page, where Testing Library must be loaded.
 * @returns the only such visible element; otherwise a text that says what there is instead
 */
export function findInPage(wanted: Wanted): HTMLElement | string {
  const { TestingLibraryDom: queries } = window as { TestingLibraryDom?: Queries };
  if (queries === undefined) return 'no queries';
  const value = ({ text, isPattern }: Matcher) => (isPattern ? new RegExp(text, 'i') : text);
  const all = ({ by, value: sought, name, level, within }: Wanted): HTMLElement[] => {
    const roots = within === undefined ? [document.body] : all(within);
    const options = { ...(name && { name: value(name) }), ...(level && { level }) };
    return roots
      .flatMap((root) => queries[`queryAllBy${by}`]?.(root, value(sought), options) ?? [])
      .filter((element) => element.checkVisibility() && element.closest('.sr-only:not(input)') === null);
  };
  const found = all(wanted);
  return found.length === 1 && found[0] ? found[0] : `${found.length} elements`;
}
