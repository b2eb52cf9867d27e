import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Key, WebElement, type WebDriver } from 'selenium-webdriver';
import { expect, vi } from 'vitest';
import { findInPage, type Wanted } from './wanted';

/** The queries of the component tests, run inside the page. */
const QUERIES = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 50;

/** What a person in front of the browser does and sees; each step waits until it is possible. */
export class Screen {
  readonly driver: WebDriver;
  readonly origin: string;

  constructor(driver: WebDriver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  /** Runs a function in the page. It may use nothing from outside itself but its arguments, which are sent as JSON. */
  async evaluate<Result, Args extends unknown[] = []>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return this.driver.executeScript(`return (${String(run)}).apply(null, arguments)`, ...args);
  }

  /** Repeats until nothing is thrown: a page that is just being left cannot be queried, but the next one can. */
  async until<Result>(look: () => Promise<Result>): Promise<Result> {
    return vi.waitFor(look, { timeout: PATIENCE_MS, interval: LOOK_EVERY_MS });
  }

  /** Opens an address as if it were typed. @returns once its document is there */
  async open(path: string): Promise<void> {
    const mark = `${path} ${performance.now()}`;
    await this.evaluate((name) => void Object.assign(window, { leftFor: name }), mark);
    await this.driver.get(new URL(path, this.origin).href);
    await this.until(async () => {
      const isOld = await this.evaluate((name) => (window as { leftFor?: string }).leftFor === name, mark);
      expect(isOld, `still waiting for ${path}`).toBe(false);
    });
  }

  /** Waits for exactly one such visible element. */
  async see(wanted: Wanted): Promise<WebElement> {
    return this.until(async () => {
      const found: unknown = await this.evaluate(findInPage, wanted);
      if (found instanceof WebElement) return found;
      if (found === 'no queries') await this.driver.executeScript(QUERIES);
      throw new Error(
        `${String(found)} of ${JSON.stringify(wanted)} on ${await this.driver.getCurrentUrl()}`,
      );
    });
  }

  async seeNo(wanted: Wanted): Promise<void> {
    await this.until(async () => {
      expect(await this.evaluate(findInPage, wanted), JSON.stringify(wanted)).toBe('0 elements');
    });
  }

  async seePath(path: string | RegExp): Promise<void> {
    await this.until(async () => {
      const { pathname, search } = new URL(await this.driver.getCurrentUrl());
      if (typeof path === 'string') expect(pathname + search).toBe(path);
      else expect(pathname + search).toMatch(path);
    });
  }

  /** A mouse click, where nothing covers the element. */
  async press(wanted: Wanted): Promise<void> {
    await this.until(async () => {
      const element = await this.see(wanted);
      const obstacle = await this.evaluate(whatKeepsFromPressing, element);
      expect(obstacle, `pressing ${JSON.stringify(wanted)}`).toBe('');
      await element.click();
    });
  }

  /** Replaces what is in a field by typing. */
  async fill(wanted: Wanted, typed: string): Promise<void> {
    const field = await this.see(wanted);
    await this.evaluate((element) => {
      const input = element as unknown as HTMLInputElement;
      input.focus();
      input.select();
    }, field);
    await this.keys(typed);
  }

  /** Chooses from a native select by its first letters. */
  async choose(wanted: Wanted, option: string): Promise<void> {
    const field = await this.see(wanted);
    await this.evaluate((element) => (element as unknown as HTMLSelectElement).focus(), field);
    await this.keys(option);
    await this.until(async () => {
      const chosen = await this.evaluate(
        (element) => (element as unknown as HTMLSelectElement).selectedOptions[0]?.textContent,
        field,
      );
      expect(chosen).toBe(option);
    });
  }

  /** Types at the focus. */
  async keys(...typed: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...typed)
      .perform();
  }

  async resize(width: number, height: number): Promise<void> {
    await this.driver.manage().window().setRect({ width, height });
    await this.until(async () => expect(await this.evaluate(() => innerWidth)).toBe(width));
  }
}

/** Runs in the page. @returns nothing if a click would hit the element */
function whatKeepsFromPressing(found: unknown): string {
  const element = found as HTMLElement;
  element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' });
  if (element.matches(':disabled')) return 'disabled';
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const isMet = hit !== null && (element.contains(hit) || hit.contains(element));
  return isMet ? '' : `behind ${hit?.outerHTML.slice(0, 100)}`;
}

export const ENTER = Key.ENTER;
