import { isDeepStrictEqual } from 'node:util';
import type { Page, Request } from '@playwright/test';
import type { DemoDb } from '@/demo/db';
import type { Backend } from '../../backend/http-server';
import { operationOf, operations } from '../../openapi/document';
import type { Press, PressWatch } from '../crawl/crawler';
import type { Ledger } from '../crawl/ledger';
import type { Condition, Control } from '../crawl/page-side';
import { ALLOWED_PRESSES } from './allowed-presses';
import type { AllowedPress, ChangeCall } from './allowed-press';
import { ScreenAtPress } from './screen-at-press';

/** Every call of openapi.yaml that may change something: all but those that only read. */
export const CHANGE_CALLS: readonly string[] = operations
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path }) => `${method} ${path}`);

/** It only asks, but is sent like a change. */
const ASKS_ONLY = 'POST /profile/check-username';

/** How long a call may take to leave after the press that causes it: a typed name is checked after a pause. */
const LEAVES_WITHIN_MS = 1500;
/** How long the focus may take to arrive somewhere: a dialog is removed after its animation. */
const FOCUS_WITHIN_MS = 1000;

/** How long a button may be busy. */
const ANSWERS_WITHIN_MS = 10_000;

interface WatchedPress {
  press: Press;
  /** Where it was: the title of the dialog, the heading of the screen, the name of the region. */
  places: string[];
  name: string;
  db: DemoDb;
  /** How many requests the backend had received before. */
  since: number;
  screen: ScreenAtPress | null;
}

const isOfApp = (request: Request) => new URL(request.url()).hostname === '127.0.0.1';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isControl = (opener: Press['opener']): opener is Control => !('keys' in opener);

/** Listens to what the server receives, and compares it with what was pressed and what the screen showed then. */
export class Wire implements PressWatch {
  calls = 0;
  readonly used = new Set<AllowedPress>();
  readonly #page: Page;
  readonly #backend: Backend;
  readonly #ledger: Ledger;
  /** What the page is waiting for. */
  readonly #asked = new Set<Request>();
  #latest: WatchedPress | null = null;

  constructor(page: Page, backend: Backend, ledger: Ledger) {
    this.#page = page;
    this.#backend = backend;
    this.#ledger = ledger;
    page.on('request', (request) => {
      if (isOfApp(request)) this.#asked.add(request);
    });
    const forget = (request: Request) => void this.#asked.delete(request);
    page.on('requestfinished', forget);
    page.on('requestfailed', forget);
  }

  async before(press: Press): Promise<void> {
    await this.settle();
    const { opener } = press;
    const places = await this.#page.evaluate(
      (id) => {
        window.ledger.remember();
        const element = id === null ? null : window.crawl.element(id);
        const region = element?.closest('section[aria-label], [role=region][aria-label]');
        const heading = document.querySelector('main h1')?.textContent?.replace(/\s+/g, ' ').trim();
        return [region?.getAttribute('aria-label') ?? '', heading ?? ''];
      },
      isControl(opener) ? opener.id : null,
    );
    this.#latest = {
      press,
      places:
        isControl(opener) && opener.layer !== 'screen' && opener.layer !== 'frame' ? [opener.layer] : places,
      name: isControl(opener) ? opener.name : '',
      db: structuredClone(await this.#backend.store.read()),
      since: this.#backend.requests.length,
      screen: null,
    };
  }

  async after({ opener }: Press, before: Condition, after: Condition): Promise<boolean> {
    const watched = this.#latest;
    if (watched === null) return false;
    await this.#untilAnswered();
    // Whatever follows from it: all calls of a run, one after the other.
    if (this.#rowsFor(watched).length > 0) await this.#untilSent(watched);
    const calls = this.#callsOf(watched);
    if (calls.length > 0 && after.loadedAt === before.loadedAt)
      watched.screen = await ScreenAtPress.read(this.#page, watched.name, watched.db);
    if (isControl(opener) && after.loadedAt === before.loadedAt)
      await this.#lookForFocus(opener, before, after);
    return calls.some(({ what }) => what !== ASKS_ONLY);
  }

  /** Compares what the latest press has caused with its rows; what is sent from now on belongs to no press. */
  async settle(): Promise<void> {
    const watched = this.#latest;
    this.#latest = null;
    if (watched === null) return;
    const calls = this.#callsOf(watched);
    const counts = new Map<AllowedPress, number>();
    const screen = watched.screen;
    for (const call of calls) {
      this.calls += 1;
      const row = this.#rowsFor(watched).find((one) => one.call === call.what);
      if (row === undefined) {
        this.#problem(watched, `causes ${call.what}, which no row allows: ${JSON.stringify(call.body)}`);
        continue;
      }
      const count = (counts.get(row) ?? 0) + 1;
      counts.set(row, count);
      if (screen === null) {
        this.#problem(watched, `${call.what} was sent late, or the page was left`);
        continue;
      }
      const most = row.most?.(screen) ?? 1;
      if (count > most) this.#problem(watched, `causes ${call.what} ${count} times instead of ${most}`);
      const said = row.says(call, screen);
      const shown = row.shown(screen, call);
      if (isDeepStrictEqual(plain(said), plain(shown))) this.used.add(row);
      else
        this.#problem(
          watched,
          `${call.what} says ${JSON.stringify(said)}, but the screen ${JSON.stringify(shown)}`,
        );
    }
  }

  #problem({ press, places }: WatchedPress, what: string): void {
    const { opener, keys } = press;
    const control = isControl(opener) ? opener.id : `keys ${opener.keys}`;
    this.#ledger.problem(
      `${control}${keys === null ? '' : `, ${keys}`} (${places.filter(Boolean).join(', ')})`,
      what,
    );
  }

  #rowsFor({ press: { opener, keys }, name, places }: WatchedPress): AllowedPress[] {
    if (!isControl(opener) || opener.role === 'link') return [];
    const isField = opener.use !== 'press';
    return ALLOWED_PRESSES.filter((row) => {
      if (!places.some((place) => row.in.test(place))) return false;
      if (keys === 'Enter' && row.enter?.test(name)) return true;
      if (keys === '$mod+Enter' && (row.enter?.test(name) || row.modEnter?.test(name))) return true;
      return row.press.test(name) && (!isField || keys === null);
    });
  }

  #callsOf({ since }: WatchedPress): ChangeCall[] {
    return this.#backend.requests.slice(since).flatMap(({ method, path, body }) => {
      if (method === 'GET') return [];
      const { url } = this.#backend;
      const operation = operationOf(method, new URL(path, url).href, url);
      const parts = path.split('/');
      const template = `${new URL(url).pathname}${operation?.path ?? ''}`.split('/');
      return [
        {
          what: operation === undefined ? `${method} ${path}` : `${method} ${operation.path}`,
          ids: parts.filter((_, index) => template[index]?.startsWith('{')).map(decodeURIComponent),
          body,
        },
      ];
    });
  }

  /** What opens may have to be loaded first. */
  async #untilAnswered(): Promise<void> {
    const end = Date.now() + ANSWERS_WITHIN_MS;
    while (this.#asked.size > 0 && Date.now() < end) await pause(10);
    await this.#page.evaluate(() => window.crawl.quiet()).catch(() => undefined);
  }

  async #untilSent(watched: WatchedPress): Promise<void> {
    const end = Date.now() + LEAVES_WITHIN_MS;
    while (this.#callsOf(watched).length === 0 && Date.now() < end) await pause(20);
    // As long as more follow.
    for (let quietMs = 0; quietMs < 300; quietMs += 20) {
      const { requests } = this.#backend;
      const before = requests.length;
      await pause(20);
      if (requests.length > before || requests.some(({ status }) => status === null)) quietMs = 0;
    }
  }

  async #lookForFocus({ id }: Control, before: Condition, after: Condition): Promise<void> {
    const answered = Date.now() + ANSWERS_WITHIN_MS;
    while (Date.now() < answered && (await this.#page.evaluate(() => window.crawl.isBusy()))) await pause(50);
    const end = Date.now() + FOCUS_WITHIN_MS;
    const isLost = () =>
      this.#page.evaluate(
        (isClosed) => window.crawl.hasLostFocus() || (isClosed && document.activeElement === document.body),
        before.layer !== null && after.layer === null,
      );
    while (await isLost()) {
      if (Date.now() > end) {
        const way = before.address === after.address ? '' : `, which leads to ${after.address}`;
        this.#ledger.problem(id, `the focus is on nothing after the press${way}`);
        return;
      }
      await pause(50);
    }
  }
}

/** Without what JSON leaves out. */
const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));
