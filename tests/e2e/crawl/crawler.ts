import type { Page } from '@playwright/test';
import { CrawledPage, SILENCE_MS } from './crawled-page';
import type { Ledger } from './ledger';
import type { Condition, Control } from './page-side';
import { byTurn } from './turns';
import { use } from './use-control';

/** How long to wait for a control that need not respond. */
const MAY_BE_SILENT_MS = 300;
/** More presses than this on one screen mean that something there creates controls endlessly. */
const PRESSES_MAX = 200;

/** Pressed last, on its own: it removes everything of the person's. */
const ENDS_SESSION = /^Sign Out$/;
/** Texts of the last resort: the app, or a whole screen of it, is gone. */
const LOST = /Talentboard could not be loaded|Oops! Something went wrong/;
/** Loads again what could not be loaded. */
const RETRY = /^(Retry|Try again|Load profile|Check again)$/;
/** Each takes its time: a list that is loading shows no Retry. */
const RETRIES_MAX = 5;
/** What a control says if it could not do its work. */
const FAILED = /could not be|couldn't be|You are offline|[Tt]ry again|[Cc]heck your connection|Failed to /;

export interface Outcome {
  lines: string[];
  /** Where it has led to; null if the page was closed or reloaded. */
  condition: Condition | null;
}

/** What opens a dialog or a menu: a control, or keys. */
type Opener = Control | { keys: string };

/** How to restore the screen under test when a press has destroyed it. */
type Reopen = () => Promise<void>;

export interface CrawlOptions {
  reopen: Reopen;
  /** The nav bar is the same on every screen, so it is pressed only once. */
  skipFrame: boolean;
  /** The app reloads when its code is gone from the server. */
  mayReload: boolean;
}

/** Presses everything on a page, one control after the other, and checks the result. */
export class Crawler extends CrawledPage {
  /** Controls of the current screen that said they could not do their work. */
  readonly failed: Control[] = [];
  readonly #ledger: Ledger;
  /** Dialogs and menus that have been crawled: the user menu is the same on every screen. */
  readonly #crawled = new Set<string>();

  constructor(page: Page, ledger: Ledger) {
    super(page);
    this.#ledger = ledger;
  }

  /** Presses every control of the open screen, and of the dialogs and menus that appear. */
  async crawl(options: CrawlOptions): Promise<void> {
    this.failed.length = 0;
    await this.#crawlLayer(await this.condition(), [], options);
  }

  /** Presses keys that open a dialog, and crawls it. */
  async crawlKeys(keys: string, options: CrawlOptions): Promise<void> {
    const home = await this.condition();
    const opener = { keys };
    const outcome = await this.#try(opener, options);
    const hasOpened = outcome?.condition?.layer !== home.layer;
    if (!hasOpened && !outcome?.lines.some((line) => FAILED.test(line))) {
      this.#ledger.problem(`keys ${keys}`, 'nothing opens, and nothing says why');
    }
    await this.#crawlWhatOpened(outcome, home, [opener], options);
    await this.#goHome(home, [], options);
  }

  /** @returns the names of the buttons that could be pressed */
  async pressRetries(): Promise<string[]> {
    const retries = (await this.#list({ skipFrame: false })).filter(({ name }) => RETRY.test(name));
    for (const retry of retries) {
      await use(this.page, retry);
      await this.quiet();
    }
    return retries.map(({ id }) => id);
  }

  /** Presses a control that has failed before; now nothing may prevent it from working. */
  async pressAgain(control: Control): Promise<void> {
    const home = await this.condition();
    const outcome = await this.#try(control, { mayReload: true });
    // What an earlier visit has failed to load needs a Retry first.
    for (let tries = 0; tries < RETRIES_MAX && (await this.pressRetries()).length > 0; tries += 1)
      await this.quiet();
    const { text } = await this.condition();
    const failed = outcome?.lines.find((line) => FAILED.test(line) && text.includes(line));
    if (failed !== undefined)
      this.#ledger.problem(control.id, `the line is back, but it says again: "${failed}"`);
    await this.closeAll();
    const now = await this.condition();
    if (now.address !== home.address) await this.goTo(home.address);
  }

  async #crawlLayer(home: Condition, openers: Opener[], options: CrawlOptions): Promise<void> {
    const done = new Set<string>();
    // Behind the first step of the onboarding there is another screen.
    const isForm = home.layer !== null || home.address.startsWith('/onboarding');
    for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
      const controls = await this.#list(options);
      controls.forEach(({ id }) => this.#ledger.see(id));
      const next = controls.filter(({ id }) => !done.has(id)).sort(byTurn(isForm))[0];
      if (next === undefined) return;
      done.add(next.id);
      const outcome = await this.#try(next, options);
      if (outcome === null) continue;
      if (outcome.lines.some((line) => FAILED.test(line))) this.failed.push(next);
      await this.#crawlWhatOpened(outcome, home, [...openers, next], options);
      if (!(await this.#goHome(home, openers, options))) return;
    }
  }

  async #list({ skipFrame }: Pick<CrawlOptions, 'skipFrame'>): Promise<Control[]> {
    const controls = await this.look(() => this.page.evaluate(() => window.crawl.controls()));
    return controls.filter(
      ({ name, layer }) => !ENDS_SESSION.test(name) && !(skipFrame && layer === 'frame'),
    );
  }

  async #crawlWhatOpened(outcome: Outcome | null, home: Condition, openers: Opener[], options: CrawlOptions) {
    const opened = outcome?.condition;
    if (!opened || opened.layer === null || opened.layer === home.layer || this.#crawled.has(opened.layer))
      return;
    this.#crawled.add(opened.layer);
    this.#ledger.layers.add(opened.layer);
    await this.#crawlLayer(opened, openers, options);
  }

  /**
   * Closes what is open above the screen, and goes back if a press has led elsewhere. @returns whether the screen
   * is as before
   */
  async #goHome(home: Condition, openers: Opener[], { reopen }: CrawlOptions): Promise<boolean> {
    const { page } = this;
    for (let tries = 0; tries < 3; tries += 1) {
      const now = await this.condition().catch(() => null);
      if (now === null || !now.hasFrame || now.loadedAt !== home.loadedAt) {
        await reopen();
        home.loadedAt = (await this.condition()).loadedAt;
      } else if (now.layer === home.layer && now.address === home.address) return true;
      else if (now.address !== home.address) await this.goTo(home.address);
      else if (now.layer !== null) await page.keyboard.press('Escape');
      else {
        // A button has closed its own dialog.
        for (const opener of openers) {
          await use(page, opener);
          await page.evaluate(() => window.crawl.heard(1000)).catch(() => null);
        }
      }
      await this.quiet();
    }
    const now = await this.condition();
    // Some screens write their state into the address.
    const isHome = ({ layer, address }: Condition) =>
      layer === home.layer && pathOf(address) === pathOf(home.address);
    if (isHome(now) || home.layer !== null) return isHome(now);
    // A profile that is complete now has no onboarding: the screen is restored with its original data.
    await reopen();
    const again = await this.condition();
    home.loadedAt = again.loadedAt;
    if (!isHome(again))
      this.#ledger.problem(
        home.address,
        `the way back ends at ${again.address}, ${again.layer ?? 'no dialog'}`,
      );
    return isHome(again);
  }

  /** Presses, and notes what is wrong with the result. @returns null if the control is gone */
  async #try(opener: Opener, { mayReload }: Pick<CrawlOptions, 'mayReload'>): Promise<Outcome | null> {
    const ledger = this.#ledger;
    const id = 'keys' in opener ? `keys ${opener.keys}` : opener.id;
    await this.quiet();
    const before = await this.condition();
    const used = await this.look(() => use(this.page, opener));
    if (!used.isThere) return null;
    ledger.press(id);
    const silence = used.isChosen ? MAY_BE_SILENT_MS : SILENCE_MS;
    const heard = await this.page
      .evaluate((ms) => window.crawl.heard(ms), silence)
      .catch(() => 'loading' as const);
    if (heard === 'loading') await this.page.waitForLoadState('domcontentloaded').catch(() => undefined);
    const after = await this.afterLoading(before);
    if (after === null) {
      ledger.problem(id, "the browser's own error page is there instead of the app");
      return { lines: [], condition: null };
    }
    if (heard === null && !used.isChosen) ledger.problem(id, 'a press changes nothing');
    if (!after.hasFrame && !after.address.startsWith('/b/'))
      ledger.problem(id, `the frame is gone: "${after.text.slice(0, 120)}"`);
    else if (after.address !== '/error' && LOST.test(after.text))
      ledger.problem(id, `"${LOST.exec(after.text)?.[0]}" is shown`);
    else if (after.text === '') ledger.problem(id, 'the screen is blank');
    const isReloaded = after.loadedAt !== before.loadedAt;
    if (isReloaded && !mayReload) ledger.problem(id, 'the page was loaded again');
    return {
      lines: heard === null || heard === 'loading' ? [] : heard.lines,
      condition: isReloaded ? null : after,
    };
  }
}

const pathOf = (address: string) => address.split('?')[0];
