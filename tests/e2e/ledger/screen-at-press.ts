import type { Page } from '@playwright/test';
import { within } from '@testing-library/dom';
import { JSDOM } from 'jsdom';
import type { DemoDb } from '@/demo/db';

/** What a person could read when they pressed: field by field, by the words on the screen. */
export class ScreenAtPress {
  /** The dialog that was open, or else the screen. */
  readonly top: HTMLElement;
  readonly body: HTMLElement;
  /** What the control that was pressed is called. */
  readonly pressed: string;
  /** The data of the backend before the press, for the ids of what the screen shows by name. */
  readonly db: DemoDb;

  private constructor(html: string, pressed: string, db: DemoDb) {
    this.body = new JSDOM(html).window.document.body;
    this.pressed = pressed;
    this.db = db;
    this.top =
      [...this.body.querySelectorAll<HTMLElement>('[data-layer]')].at(-1) ??
      this.body.querySelector('main') ??
      this.body;
  }

  static async read(page: Page, pressed: string, db: DemoDb): Promise<ScreenAtPress> {
    return new ScreenAtPress(await page.evaluate(() => window.ledger.remembered()), pressed, db);
  }

  #field(label: string | RegExp, place = this.top): HTMLElement | null {
    const exact = typeof label === 'string';
    return (
      within(place).queryAllByLabelText(label, { exact, selector: 'input, textarea, select' })[0] ?? null
    );
  }

  has(label: string): boolean {
    return this.#field(label) !== null;
  }

  /** The text in a field, without outer spaces; empty where the screen has no such field. */
  text(label: string | RegExp, place = this.top): string {
    const field = this.#field(label, place);
    return field === null ? '' : (field as HTMLInputElement).value.trim();
  }

  isOn(label: string): boolean {
    return (this.#field(label) as HTMLInputElement | null)?.checked === true;
  }

  /** The words of a select's chosen option, or of the chosen radio button of a group. */
  chosen(label: string): string[] {
    const field = this.#field(label);
    if (field instanceof field!.ownerDocument.defaultView!.HTMLSelectElement)
      return [...(field as HTMLSelectElement).selectedOptions].map((one) => one.textContent ?? '');
    return [];
  }

  /** The words of the ticked boxes or radio buttons in a group. */
  ticked(group: string): string[] {
    const place = [...this.top.querySelectorAll('fieldset')].find(
      (one) => one.querySelector('legend')?.textContent?.trim() === group,
    );
    return [...(place?.querySelectorAll<HTMLInputElement>('input') ?? [])]
      .filter(({ checked }) => checked)
      .map((one) => one.labels?.[0]?.textContent?.trim() ?? '');
  }

  /** The tags of a field, including one that is being typed. */
  tags(label: string): string[] {
    const field = this.#field(label);
    const removals = field?.parentElement?.querySelectorAll('button[aria-label^="Remove "]') ?? [];
    const added = [...removals].map((one) => one.getAttribute('aria-label')!.replace(/^Remove /, ''));
    const typed = this.text(label);
    return typed === '' ? added : [...added, typed];
  }

  /** The texts of elements, in the order on the screen. */
  texts(selector: string, place = this.top): string[] {
    return [...place.querySelectorAll(selector)].map(
      (one) => one.textContent?.replace(/\s+/g, ' ').trim() ?? '',
    );
  }

  get heading(): string {
    return this.texts('main h1', this.body)[0] ?? '';
  }

  /** The name of the region that the pressed control is in; empty if there is none. */
  get region(): string {
    const pressed = this.body.querySelector('[data-pressed]');
    const region = pressed?.closest('section[aria-label], [role=region][aria-label]');
    return region?.getAttribute('aria-label') ?? '';
  }

  /** The title of the dialog. */
  get title(): string {
    return this.texts('h2')[0] ?? '';
  }
}
