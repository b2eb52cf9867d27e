import { expect, type BrowserContext, type Page, type TestInfo } from '@playwright/test';
import type { Backend } from '../../backend/http-server';
import { BuiltFiles } from '../../build/built-files';
import { IS_FULL } from '../../extent';
import { bundleFolder } from '../../run/bundles';
import { becomeViewer } from '../../screens/become-viewer';
import { forgetVisits, openScene, type Scene } from '../../screens/scene';
import type { Viewer } from '../../screens/worlds';
import type { BrowserGuard } from '../browser-guard';
import type { Account } from '../firebase/id-token';
import { Crawler } from './crawler';
import { Ledger } from './ledger';
import { FAULTS, Line, type FaultName } from './line';

/** How many are pressed of controls that differ only in their words, such as the cards of a list. */
const ALIKE_MAX = Number(process.env.CRAWL_ALIKE ?? 2);

interface Surroundings {
  page: Page;
  context: BrowserContext;
  backend: Backend;
  guard: BrowserGuard;
  signInAs: (account: Account) => Promise<string>;
}

/** What the browser itself reports for a lost request; everything the app reports still fails the test. */
const LOST_REQUESTS = [
  /^console\.error: Failed to load resource: .*\((http:\/\/127\.0\.0\.1:|https:)/,
  // HTML in place of a script: of a module, and of the script that draws a page early.
  /^console\.error: Failed to load module script: .*text\/html.*\/assets\//,
  /^uncaught: Unexpected token '<'$/,
  // Links to other sites, which are pressed like all others.
  /^outside request: GET https:/,
];

/** Somebody's browser, ready to be crawled, with a connection that can be cut. */
export class CrawlSession {
  readonly ledger = new Ledger();
  readonly page: Page;
  readonly line: Line;
  readonly crawler: Crawler;
  readonly built: BuiltFiles;
  readonly #backend: Backend;

  private constructor({ page, backend }: Surroundings, line: Line, built: BuiltFiles) {
    this.page = page;
    this.#backend = backend;
    this.line = line;
    this.built = built;
    this.crawler = new Crawler(page, this.ledger);
  }

  static async start(surroundings: Surroundings, as: Viewer | null): Promise<CrawlSession> {
    const { context, guard } = surroundings;
    guard.allow(...LOST_REQUESTS);
    const built = new BuiltFiles(bundleFolder('production'));
    await Crawler.install(context, ALIKE_MAX);
    await becomeViewer(surroundings, as);
    // Without it copying fails, and the notice comes at any time after the press: while the next control is pressed.
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const line = await Line.attach(context, built.read('index.html').toString('utf8'));
    return new CrawlSession(surroundings, line, built);
  }

  /** Notes what is being crawled. */
  now(screen: string, fault: FaultName): void {
    this.ledger.screen = screen;
    this.ledger.fault = FAULTS[fault];
  }

  /**
   * Removes what earlier pages have stored, except for the sign-in. No app may be running, so a plain file of its
   * origin is opened.
   */
  async forget(): Promise<void> {
    await forgetVisits(this.page);
  }

  /** Loads the page at a scene, without anything left from an earlier one. */
  async load(scene: Scene): Promise<void> {
    // To leave an app while it is starting looks to it like lost code.
    await this.crawler.started();
    // What is fetched ahead may be held back for ever, and the page counts as loaded only with it, if it is asked for
    // early enough.
    await openScene(this.page, this.#backend, scene, 'domcontentloaded');
    // The first boards are on screen before the app is.
    await this.crawler.started();
  }

  /** Gives the page all of the app's code, as a service worker has it, which is blocked here. */
  async fetchAllCode(): Promise<void> {
    await this.page.evaluate(async (files) => {
      const fetchModule = (href: string) =>
        new Promise((resolve, reject) => {
          const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
          link.crossOrigin = '';
          link.onload = resolve;
          link.onerror = reject;
          document.head.append(link);
        });
      await Promise.all(files.map((file) => fetchModule(`/${file}`)));
    }, this.built.scripts());
  }

  /**
   * The connection is back: what has failed on the screen is loaded again, by itself or with Retry, without
   * reloading the page.
   */
  async mend(): Promise<void> {
    await this.line.open();
    await this.crawler.closeAll();
    await expect
      .poll(async () => (await this.crawler.pressRetries()).join(), {
        message: `${this.ledger.screen} after ${this.ledger.fault}: still to be retried`,
        timeout: 30_000,
      })
      .toBe('');
  }

  /** Controls that could not do their work can do it now. */
  async pressFailedAgain(): Promise<void> {
    for (const control of this.crawler.failed) {
      await this.crawler.untilNoNotices();
      await this.crawler.pressAgain(control);
    }
  }

  /** Fails with everything that was found, and reports what was covered. */
  finish(testInfo: TestInfo): void {
    testInfo.annotations.push({ type: 'crawled', description: this.ledger.figures });
    if (IS_FULL)
      console.log(
        `${testInfo.title}: ${this.ledger.figures}\nPROBLEMS\n${this.ledger.problems.join('\n')}\nUNREACHED\n${this.ledger.unreached.join('\n')}`,
      );
    expect(this.ledger.problems, this.ledger.figures).toEqual([]);
  }
}
