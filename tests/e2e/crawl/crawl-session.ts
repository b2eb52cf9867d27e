import { expect, type BrowserContext, type Page, type TestInfo } from '@playwright/test';
import type { Backend } from '../../backend/http-server';
import { BuiltFiles } from '../../build/built-files';
import { bundleFolder } from '../../run/bundles';
import { becomeViewer } from '../../screens/become-viewer';
import { forgetVisits, openScene, type Scene } from '../../screens/scene';
import type { Viewer } from '../../screens/worlds';
import type { BrowserGuard } from '../browser-guard';
import type { Account } from '../firebase/id-token';
import { Crawler } from './crawler';
import { Ledger } from './ledger';
import { FAULTS, Line, type FaultName } from './line';

/**
 * `CRAWL=full npm run test:crawl` presses every control of every list on every screen in every fault, and cuts the
 * line after every script and at moments by the clock: half an hour. Otherwise each screen meets one of the faults.
 */
export const IS_FULL = process.env.CRAWL === 'full';
/** Of controls that differ in their words only, so many are pressed. */
const ALIKE_MAX = IS_FULL ? 1000 : 2;

interface Surroundings {
  page: Page;
  context: BrowserContext;
  backend: Backend;
  guard: BrowserGuard;
  signInAs: (account: Account) => Promise<string>;
}

/** What the browser itself reports of a lost request; anything the app reports still fails the test. */
const LOST_REQUESTS = [
  /^console\.error: Failed to load resource: .*\((http:\/\/127\.0\.0\.1:|https:)/,
  // HTML in place of a script.
  /^console\.error: Failed to load module script: .*text\/html.*\/assets\//,
  // Links to other sites, pressed like all others.
  /^outside request: GET https:/,
];

/** Somebody's browser, ready to be crawled, with a line that can be cut. */
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
    const line = await Line.attach(context, built.read('index.html').toString('utf8'));
    return new CrawlSession(surroundings, line, built);
  }

  /** Notes what is crawled now. */
  now(screen: string, fault: FaultName): void {
    this.ledger.screen = screen;
    this.ledger.fault = FAULTS[fault];
  }

  /** Takes away what earlier pages have kept, but for the sign-in. No app may be running, so a file of its origin is opened. */
  async forget(): Promise<void> {
    await forgetVisits(this.page);
  }

  /** Loads the page at a scene, with nothing of an earlier one in it. */
  async load(scene: Scene): Promise<void> {
    await openScene(this.page, this.#backend, scene);
  }

  /** All of the app's code has got through since the line was last opened. */
  async untilFetchedAhead(): Promise<void> {
    const all = this.built.scripts();
    await expect
      .poll(() => all.filter((file) => !this.line.fetched.has(file)), {
        message: 'code that nobody fetches ahead',
        // One chunk after the other, behind everything else.
        timeout: 120_000,
      })
      .toEqual([]);
  }

  /** The line is back: what has failed on the screen is loaded again, by itself or by its Retry, without loading the page again. */
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

  /** What could not do its work does it now. */
  async pressFailedAgain(): Promise<void> {
    const failed = [...this.crawler.failed];
    for (const control of failed) await this.crawler.pressAgain(control);
  }

  /** Fails with everything that was found, and tells what was covered. */
  finish(testInfo: TestInfo): void {
    testInfo.annotations.push({ type: 'crawled', description: this.ledger.figures });
    if (process.env.CRAWL)
      console.log(
        `${testInfo.title}: ${this.ledger.figures}\nPROBLEMS\n${this.ledger.problems.join('\n')}\nUNREACHED\n${this.ledger.unreached.join('\n')}`,
      );
    expect(this.ledger.problems, this.ledger.figures).toEqual([]);
  }
}
