import { expect, type BrowserContext, type Page } from '@playwright/test';
import { installControls } from './page-controls';
import { installEar } from './page-ear';
import type { Condition } from './page-side';

const NOTICES = '[aria-label^="Notifications"] li';
/** Several may wait for each other. */
const NOTICES_GO_MS = 60_000;

/** A page that reloads more often than this after one press does so for ever. */
const LOADS_MAX = 5;

/** A press without any response within this time has none. */
export const SILENCE_MS = 15_000;

/** A page that a crawler presses: where it is, and how to get it elsewhere. */
export class CrawledPage {
  protected readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    const note = () => {
      // They leave no trace in the page.
      void page.evaluate(() => window.crawl.noteOutside()).catch(() => undefined);
    };
    page.on('popup', (popup) => {
      note();
      void this.onPopup(popup).catch(() => undefined);
    });
    page.on('download', (download) => {
      note();
      void download.cancel().catch(() => undefined);
    });
    page.on('filechooser', note);
  }

  /** Replace it to use what opens. */
  onPopup = async (popup: Page): Promise<void> => {
    // Like a person, who sees a window before closing it: one that is still being opened may stay open.
    await popup.waitForLoadState('domcontentloaded');
    await popup.close();
  };

  /** Call it before the first navigation. @param alikeMax as for `installControls` */
  static async install(context: BrowserContext, alikeMax: number): Promise<void> {
    await context.addInitScript(installControls, alikeMax);
    await context.addInitScript(installEar);
  }

  condition(): Promise<Condition> {
    return this.look(() => this.page.evaluate(() => window.crawl.condition()));
  }

  /** Evaluates in the page, and once more if that is being reloaded. */
  protected async look<T>(look: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await look();
      } catch (error) {
        if (tries === LOADS_MAX) throw error;
        await this.page.waitForLoadState('domcontentloaded');
      }
    }
  }

  async quiet(): Promise<void> {
    // A page that is being reloaded is checked by the next step.
    await this.page.evaluate(() => window.crawl.quiet()).catch(() => undefined);
  }

  /** Waits until the page's app has replaced the start frame, or says that it cannot. */
  async started(): Promise<void> {
    const isStarting = () =>
      document.querySelector('#root [data-look=frame]') !== null &&
      !document.body.innerText.includes('could not be loaded');
    await expect
      .poll(() => this.look(() => this.page.evaluate(isStarting)), { message: 'The app does not start' })
      .toBe(false);
  }

  /** Goes to another screen like a link of the app, without reloading the page. */
  async goTo(path: string): Promise<void> {
    const go = (to: string) => {
      const state = { usr: null, key: to, idx: ((history.state as { idx?: number } | null)?.idx ?? 0) + 1 };
      history.pushState(state, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    };
    // When a new version is out, any navigation reloads the page.
    await this.look(() => this.page.evaluate(go, path));
    await this.quiet();
  }

  /** Closes what is open above the screen. */
  async closeAll(): Promise<void> {
    for (let tries = 0; tries < 3 && (await this.condition()).layer !== null; tries += 1) {
      await this.page.keyboard.press('Escape');
      await this.quiet();
    }
  }

  /** Waits until no toast or notice is left: one that comes late still tells of the line that was cut. */
  async untilNoNotices(): Promise<void> {
    await expect(this.page.locator(NOTICES), 'toasts and notices that stay').toHaveCount(0, {
      timeout: NOTICES_GO_MS,
    });
  }

  /**
   * A page that is reloaded is blank at first, then shows its frame. @returns null if it is not one of the app's
   * pages
   */
  protected async afterLoading({ loadedAt }: Condition): Promise<Condition | null> {
    const end = Date.now() + SILENCE_MS;
    for (;;) {
      const now = await this.condition().catch(() => null);
      const isComing = now !== null && now.loadedAt !== loadedAt && !now.hasFrame;
      if (!isComing || Date.now() > end) return now;
      await this.quiet();
    }
  }
}
