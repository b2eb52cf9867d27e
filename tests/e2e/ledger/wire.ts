import { isDeepStrictEqual } from 'node:util';
import type { Page, Request } from '@playwright/test';
import type { DemoDb } from '@/demo/db';
import type { Backend } from '../../backend/http-server';
import { operationOf, operations } from '../../openapi/document';
import type { Ledger } from '../crawl/ledger';
import type { Control } from '../crawl/page-side';
import { ALLOWED_PRESSES } from './allowed-presses';
import type { AllowedPress, ChangeCall } from './allowed-press';
import type { Sight } from './page-watch';
import { ScreenAtPress } from './screen-at-press';

/** Every call of openapi.yaml that may change something: all but those that only read. */
export const CHANGE_CALLS: readonly string[] = operations
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path }) => `${method} ${path}`);

/** It only asks, but is sent like a change. */
const ASKS_ONLY = 'POST /profile/check-username';

/** How long a call may take, with what it leads to. */
const ANSWERS_WITHIN_MS = 60_000;

/** What is pressed: a control, or keys on the screen. */
export type Opener = Control | { keys: string };

/** One press. */
interface Press {
  opener: Opener;
  /** Pressed on the focused control, instead of using it by mouse or typing into it. */
  keys: string | null;
}

interface WatchedPress extends Press {
  db: DemoDb;
  /** How many requests the backend had received before. */
  since: number;
}

const isOfApp = (request: Request) => new URL(request.url()).hostname === '127.0.0.1';
const isControl = (opener: Opener): opener is Control => !('keys' in opener);

/** Listens to what the server receives, and compares it with what was pressed and what the screen showed then. */
export class Wire {
  calls = 0;
  readonly used = new Set<AllowedPress>();
  readonly #page: Page;
  readonly #backend: Backend;
  readonly #ledger: Ledger;
  /** What the page is waiting for: answers, and windows that it has opened. */
  readonly #asked = new Set<Request | Page>();
  #onAnswer = () => {};
  #latest: WatchedPress | null = null;

  constructor(page: Page, backend: Backend, ledger: Ledger) {
    this.#page = page;
    this.#backend = backend;
    this.#ledger = ledger;
    page.on('request', (request) => {
      if (isOfApp(request)) this.#asked.add(request);
    });
    const forget = (asked: Request | Page) => {
      this.#asked.delete(asked);
      this.#onAnswer();
    };
    page.on('requestfinished', forget);
    page.on('requestfailed', forget);
    page.on('popup', (popup) => {
      this.#asked.add(popup);
      popup.on('close', forget);
    });
  }

  /** What a press has begun outside of the page, and what will reach it. */
  outside: Promise<unknown> = Promise.resolve();

  /** Waits until the page has nothing left to do, and no answer to wait for. @returns what there is to see then */
  async whenIdle(): Promise<Sight> {
    const end = Date.now() + ANSWERS_WITHIN_MS;
    for (;;) {
      await this.#answered(end);
      await this.outside;
      const sight = await this.#page.evaluate(() => window.ledger.whenIdle());
      if (sight.isRestless) this.#late('the page does not come to rest');
      else if (this.#asked.size > 0) {
        if (Date.now() < end) continue;
        this.#late(`no end of ${[...this.#asked].map((asked) => asked.url()).join(', ')}`);
        // Said once, and not waited for again.
        this.#asked.clear();
      }
      return sight;
    }
  }

  #late(what: string): void {
    if (this.#latest !== null) this.#problem(this.#latest, null, what);
    else this.#ledger.problem('before a press', what);
  }

  /** @param end as a time, when to give up */
  #answered(end: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, end - Date.now()));
      this.#onAnswer = () => {
        if (this.#asked.size > 0) return;
        clearTimeout(timer);
        resolve();
      };
      this.#onAnswer();
    });
  }

  async before(press: Press): Promise<void> {
    this.settle();
    const db = await this.#backend.store.read();
    this.#latest = { ...press, db, since: this.#backend.requests.length };
  }

  /**
   * Compares what the latest press has caused with its rows. @returns whether it has changed the data, so that the
   * screen may be another one
   */
  async after(isReloaded: boolean): Promise<boolean> {
    const press = this.#latest;
    if (press === null) return false;
    let calls = this.#takeCalls(press);
    if (calls.length === 0) return false;
    // The page that was left has taken what it showed with it.
    const screen = isReloaded ? null : await ScreenAtPress.read(this.#page, nameOf(press), press.db);
    const counts = new Map<AllowedPress, number>();
    let hasChanged = false;
    // Whatever follows from it: all calls of a run, one after the other.
    for (; calls.length > 0; calls = this.#takeCalls(press)) {
      for (const call of calls) {
        this.#compare(press, call, screen, counts);
        hasChanged ||= call.what !== ASKS_ONLY;
      }
      await this.whenIdle();
    }
    return hasChanged;
  }

  /** What has been sent meanwhile came too late for its press; what is sent from now on belongs to no press. */
  settle(): void {
    const press = this.#latest;
    this.#latest = null;
    if (press === null) return;
    for (const { what } of this.#takeCalls(press)) this.#problem(press, null, `${what} was sent late`);
  }

  #compare(
    press: WatchedPress,
    call: ChangeCall,
    screen: ScreenAtPress | null,
    counts: Map<AllowedPress, number>,
  ): void {
    this.calls += 1;
    if (screen === null) return this.#problem(press, null, `${call.what} was sent by a page that was left`);
    const row = rowFor(press, call, screen);
    if (row === undefined) {
      const body = JSON.stringify(call.body);
      return this.#problem(press, screen, `causes ${call.what}, which no row allows: ${body}`);
    }
    const count = (counts.get(row) ?? 0) + 1;
    counts.set(row, count);
    const most = row.most?.(screen) ?? 1;
    if (count > most) this.#problem(press, screen, `causes ${call.what} ${count} times instead of ${most}`);
    const said = plain(row.says(call, screen));
    const shown = plain(row.shown(screen, call));
    if (isDeepStrictEqual(said, shown)) this.used.add(row);
    else
      this.#problem(
        press,
        screen,
        `${call.what} says ${JSON.stringify(said)}, but the screen ${JSON.stringify(shown)}`,
      );
  }

  #problem({ opener, keys }: Press, screen: ScreenAtPress | null, what: string): void {
    const control = isControl(opener) ? opener.id : `keys ${opener.keys}`;
    const places = screen === null ? '' : ` (${placesOf(opener, screen).filter(Boolean).join(', ')})`;
    this.#ledger.problem(`${control}${keys === null ? '' : `, ${keys}`}${places}`, what);
  }

  /** The changes that the server has received since it was last asked for them. */
  #takeCalls(press: WatchedPress): ChangeCall[] {
    const requests = this.#backend.requests.slice(press.since);
    press.since += requests.length;
    return requests.flatMap(({ method, path, body }) => {
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
}

const nameOf = ({ opener }: Press) => (isControl(opener) ? opener.name : '');

/** Where it was: the title of the dialog, or the heading of the screen and the name of the region. */
const placesOf = (opener: Opener, screen: ScreenAtPress): string[] =>
  isControl(opener) && opener.layer !== 'screen' && opener.layer !== 'frame'
    ? [opener.layer]
    : [screen.region, screen.heading];

function rowFor(
  { opener, keys }: WatchedPress,
  { what }: ChangeCall,
  screen: ScreenAtPress,
): AllowedPress | undefined {
  if (!isControl(opener) || opener.role === 'link') return undefined;
  const { name } = opener;
  const places = placesOf(opener, screen);
  return ALLOWED_PRESSES.find((row) => {
    if (row.call !== what || !places.some((place) => row.in.test(place))) return false;
    if (keys === 'Enter' && row.enter?.test(name)) return true;
    if (keys === '$mod+Enter' && (row.enter?.test(name) || row.modEnter?.test(name))) return true;
    return row.press.test(name) && (opener.use === 'press' || keys === null);
  });
}

/** Without what JSON leaves out. */
const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));
