import type { Outcome } from '@/domain/review/outcome';

/** What a person reads and could press at this moment, by visible words and roles alone. */

const PRESSABLE = 'button, a[href], summary, input, select, textarea, [role="menuitem"]';
const HIDDEN = '[aria-hidden="true"], [inert], [hidden]';

export const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replaceAll(/\s+/gu, ' ').trim() ?? '';

function isShown(element: Element): boolean {
  if (element.closest(HIDDEN) !== null) return false;
  const details = element.closest('details:not([open])');
  return details === null || element.closest('summary') !== null;
}

/** The accessible name, as far as this app's controls need it. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy !== null) return textOf(document.getElementById(labelledBy));
  const { labels } = element as HTMLInputElement;
  const source = labels?.[0] ?? element;
  const copy = source.cloneNode(true) as Element;
  copy.querySelectorAll('[aria-hidden="true"], select, textarea').forEach((part) => part.remove());
  return textOf(copy);
}

/** Everything that can be pressed or typed into, within the page or a part of it. */
export const controls = (within: ParentNode = document): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(PRESSABLE)].filter(
    (element) => isShown(element) && !element.matches(':disabled'),
  );

export const find = (name: string | RegExp, within: ParentNode = document): HTMLElement | undefined =>
  controls(within).find((control) => {
    const own = nameOf(control);
    return typeof name === 'string' ? own === name : name.test(own);
  });

export const region = (label: string): Element | undefined =>
  [...document.querySelectorAll('section, ul, [role="group"]')].find(
    (element) => isShown(element) && nameOf(element) === label && element.matches('[aria-label]'),
  );

/** The section under this heading. */
export const under = (heading: string): Element | undefined =>
  [...document.querySelectorAll('h2')].find((one) => isShown(one) && textOf(one) === heading)
    ?.parentElement ?? undefined;

/** The dialog that is open above everything else. */
export const openDialog = (): Element | null =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].findLast(
    (element) => isShown(element) && element.getAttribute('data-state') !== 'closed',
  ) ?? null;

export const heading = (): string =>
  textOf([...document.querySelectorAll('h1')].find((element) => isShown(element)));

/** One decision, as a screen shows it. */
export interface ShownDecision {
  name: string;
  outcome: Outcome;
  note: string;
}

const NO_NOTE = 'Without a note';
const noteIn = (text: string) => (text === NO_NOTE ? '' : text);

/** The rows of the sending screen that neither carry a warning nor are left out. */
export function decisionsToSend(): ShownDecision[] {
  const rows = [...(region('Decisions')?.querySelectorAll('li') ?? [])];
  return rows.flatMap((row): ShownDecision[] => {
    const name = row.querySelector('bdi');
    const title = name?.parentElement;
    const lines = [...(title?.parentElement?.children ?? [])];
    const word = textOf(title?.lastElementChild);
    const note = lines.at(-1)?.textContent?.replace(/^Own note: /, '') ?? '';
    const hasWarning = lines.length > 2;
    if (hasWarning || (word !== 'Accept' && word !== 'Reject')) return [];
    return [{ name: textOf(name), outcome: word === 'Accept' ? 'accept' : 'reject', note: noteIn(note) }];
  });
}

/** One decision of a run, with what became of it. */
export interface RunDecision extends ShownDecision {
  words: string;
}

/** The decisions of a run by name, as the sending screen lists them. */
export function decisionsOfRun(run: Element): RunDecision[] {
  return [...run.querySelectorAll('li')].map((row) => {
    const [title, words, note] = [...(row.firstElementChild?.children ?? [])];
    const outcome = textOf(title).endsWith(', acceptance') ? 'accept' : 'reject';
    return {
      name: textOf(title?.querySelector('bdi')),
      outcome,
      words: textOf(words),
      note: noteIn(note?.textContent ?? ''),
    };
  });
}

/** Names and what stands beside them in the desk's list. */
export function deskRows(): Record<string, string> {
  const list = region('Applications');
  return Object.fromEntries(
    [...(list?.querySelectorAll('li') ?? [])].map((row) => {
      const line = row.querySelector('bdi')?.parentElement;
      return [textOf(line?.querySelector('bdi')), textOf(line?.lastElementChild)];
    }),
  );
}

/** The desk's piles and how many are in each. */
export function piles(): Record<string, number> {
  const group = region('Show only');
  return Object.fromEntries(
    [...(group?.querySelectorAll('button') ?? [])].map((pile) => {
      const [, name = '', count = ''] = /^(.*?) ?(\d+)$/.exec(textOf(pile)) ?? [];
      return [name, Number(count)];
    }),
  );
}

/** The names on the cards of the board's tab of pending requests. */
export const pendingNames = (): string[] =>
  [...document.querySelectorAll('article button bdi')].filter(isShown).map(textOf);
