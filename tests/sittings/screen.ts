import type { Outcome } from '@/domain/review/outcome';
import { requestIdOf } from './world';

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

/** What stands in an element but is no part of its name. */
const isNameless = (element: Element): boolean =>
  element.localName === 'select' ||
  element.localName === 'textarea' ||
  element.getAttribute('aria-hidden') === 'true';

function wordsIn(node: Node): string {
  let words = '';
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (child instanceof Text) words += child.data;
    else if (child instanceof Element && !isNameless(child)) words += wordsIn(child);
  }
  return words;
}

const LABELLED = new Set(['input', 'select', 'textarea']);

/** The accessible name, as far as this app's controls need it. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy !== null) return textOf(document.getElementById(labelledBy));
  // To find the labels of an element, jsdom goes through the whole document.
  const labels = LABELLED.has(element.localName) ? (element as HTMLInputElement).labels : null;
  return wordsIn(labels?.[0] ?? element)
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

const canBePressed = (element: Element) => isShown(element) && !element.matches(':disabled');
const pressableIn = (within: ParentNode) => [...within.querySelectorAll<HTMLElement>(PRESSABLE)];

/** Everything that can be pressed or typed into, within the page or a part of it. */
export const controls = (within: ParentNode = document): HTMLElement[] =>
  pressableIn(within).filter(canBePressed);

export const find = (name: string | RegExp, within: ParentNode = document): HTMLElement | undefined =>
  pressableIn(within).find((control) => {
    const own = nameOf(control);
    return (typeof name === 'string' ? own === name : name.test(own)) && canBePressed(control);
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

/** The dialog for a single request is waiting, for an earlier decision for instance, or for the answer to this one. */
export const isDeciding = (): boolean =>
  [...(openDialog()?.querySelectorAll('button[aria-busy="true"]') ?? [])].length > 0;

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

/** What stands beside the names in the desk's list, by request. */
export function deskRows(): Record<string, string> {
  const list = region('Applications');
  return Object.fromEntries(
    [...(list?.querySelectorAll('li') ?? [])].map((row) => {
      const line = row.querySelector('bdi')?.parentElement;
      return [requestIdOf(textOf(line?.querySelector('bdi'))), textOf(line?.lastElementChild)];
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
