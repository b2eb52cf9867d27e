import { userEvent, type UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { SittingBackend, type Arrival, type Fault } from './backend';
import { createBrowserParts, type BrowserParts } from './browser-parts';
import { Ledger, wordsOf } from './ledger';
import { QUIET_TURNS, unmounted } from './dead-pages';
import { asPage, type Page } from './page';
import { deskRows, find, isDeciding, nameOf, openDialog, textOf } from './screen';
import { noteRows } from './shown-at-press';
import { openPage, type SharedIdentity, type TabPage } from './tab';
import { creatorIdentity, CREATORS, deskOf, nameOfRequest, sittingDb, uidOf, type Creator } from './world';

/** What is not finished after this many turns of the event loop hangs. */
const TURNS_MAX = 3000;
const TURN_MS = 20;
/** By this quiet turn, what was pressed has asked for its code; what is left of them is for drawing it. */
const LOADED_BY = 4;

const VERDICT = /^(Yes|Maybe|No)$/;
const DECIDED = /^(Accepted|Rejected|Decided|To be|Sending|Not sent|Not listed)/;

let sittings = 0;

/** Somebody at the desk: presses, types and waits, and keeps an account of what may leave by that. */
export class Sitting {
  /** What was done, in sentences. */
  readonly log: string[] = [];
  readonly ledger = new Ledger();
  readonly backend: SittingBackend;
  readonly tabs: TabPage[] = [];
  creator: Creator = 'creator';
  /** Who has been here. */
  readonly visitors = new Set<Creator>(['creator']);
  shown = 0;
  readonly number: number;
  /** What the server has done, by request. */
  readonly acted = new Map<string, Arrival>();
  /** What has been sent to it, whatever it did. */
  readonly sent: Arrival[] = [];
  readonly #browser: BrowserParts;
  readonly #user: UserEvent;
  readonly #shared: SharedIdentity;

  constructor(count: number) {
    sittings += 1;
    this.number = sittings;
    const db = sittingDb(this.number, count);
    this.backend = new SittingBackend(db);
    this.backend.onDecision = (page, decision) => {
      this.log.push(
        `(${wordsOf(decision)} leaves tab ${this.tabs.findIndex((tab) => tab.page === page) + 1})`,
      );
      this.sent.push(decision);
      this.ledger.sent(page, decision, this.acted.has(decision.requestId));
    };
    this.backend.onAnswer = (decision, status, hasActed) => {
      if (hasActed) this.acted.set(decision.requestId, decision);
      if (status === 429) this.ledger.sentBack(decision);
      else if (status !== null && status >= 400 && status < 500) this.ledger.refused(decision);
    };
    this.backend.onChange = (call) => this.ledger.problems.push(`'${call}' has left`);
    this.#browser = createBrowserParts();
    this.#shared = {
      person: creatorIdentity(db, this.creator),
      next: null,
      report: (person) => {
        // Nothing goes on in the name of somebody who has left.
        if (person?.uid !== this.#shared.person?.uid) this.ledger.left();
        this.#shared.person = person;
        for (const tab of this.tabs) if (tab.page.isAlive) tab.report(person);
      },
    };
    this.identities = CREATORS.map((creator) => creatorIdentity(db, creator));
    const { indexedDB, locks, BroadcastChannel } = this.#browser;
    localStorage.clear();
    sessionStorage.clear();
    vi.stubGlobal('indexedDB', indexedDB);
    vi.stubGlobal('BroadcastChannel', BroadcastChannel);
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    vi.stubGlobal('fetch', (request: Request) => this.backend.fetch(request));
    this.#user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  }
  readonly identities;

  get tab(): TabPage {
    const tab = this.tabs[this.shown];
    if (tab === undefined) throw new Error('There is no tab');
    return tab;
  }
  get page(): Page {
    return this.tab.page;
  }
  get uid(): string {
    return uidOf(this.number, this.creator);
  }

  async start(): Promise<void> {
    this.tabs[0] = openPage(deskOf(this.creator), {}, this.#shared);
    this.tab.show();
    await this.settle();
  }

  /** Until nothing happens any more but what a late answer or a clock would start. */
  async settle(): Promise<void> {
    let quiet = 0;
    for (let turn = 0; quiet < QUIET_TURNS; turn += 1) {
      if (turn > TURNS_MAX) throw new Error('It does not come to rest');
      vi.advanceTimersByTime(TURN_MS);
      await new Promise((resolve) => void setImmediate(resolve));
      // Code that is loaded on demand takes as long as the machine needs, and what it draws comes after that.
      if (quiet === LOADED_BY) await vi.dynamicImportSettled();
      quiet = this.backend.isBusy || this.#browser.pending() > 0 ? 0 : quiet + 1;
    }
    if (!isDeciding()) this.ledger.settled(this.page);
    // Behind a dialog, too, the button says that something is going.
    const isGoing = [...document.querySelectorAll('button')].some((button) => textOf(button) === 'Pause');
    if (!isGoing && /Paused[.,]/.test(textOf(document.body))) this.ledger.pause(this.page);
  }

  /** Time passes: a poll, a time to wait, a call that is given up. */
  async pass(seconds: number): Promise<void> {
    this.log.push(`waits ${seconds} s`);
    for (let second = 0; second < seconds; second += 1) {
      vi.advanceTimersByTime(1000);
      if (second % 10 === 9) await this.settle();
    }
    await this.settle();
  }

  async #act(run: () => unknown): Promise<void> {
    await asPage(this.page, async () => run());
    await this.settle();
  }

  /** @returns whether there was such a control */
  async press(wanted: HTMLElement | string | RegExp | undefined, within?: ParentNode): Promise<boolean> {
    const control = wanted instanceof HTMLElement || wanted === undefined ? wanted : find(wanted, within);
    if (control === undefined || !control.isConnected) return false;
    const name = nameOf(control);
    this.log.push(`presses '${name}'`);
    const effect = noteRows(this, control);
    await this.#act(() => this.#user.click(control));
    effect();
    return true;
  }

  /** @param keys as user-event writes them */
  async keys(keys: string): Promise<void> {
    this.log.push(`presses the key${keys.length > 1 ? 's' : ''} ${keys}`);
    const focused = document.activeElement;
    const presses = /^(\{Enter\}| )$/.test(keys) && focused instanceof HTMLElement ? focused : null;
    const effect = presses === null ? () => {} : noteRows(this, presses);
    await this.#act(() => this.#user.keyboard(keys));
    effect();
  }

  async type(field: HTMLElement | undefined, text: string): Promise<boolean> {
    if (field === undefined) return false;
    this.log.push(`types '${text}' into '${nameOf(field)}'`);
    await this.#act(async () => {
      await this.#user.click(field);
      await this.#user.keyboard(text);
    });
    return true;
  }

  async choose(select: HTMLElement | undefined, option: number): Promise<boolean> {
    const options = [...((select as HTMLSelectElement | undefined)?.options ?? [])];
    const chosen = options[option % Math.max(1, options.length)];
    if (select === undefined || chosen === undefined) return false;
    this.log.push(`chooses '${chosen.text}' in '${nameOf(select)}'`);
    await this.#act(() => this.#user.selectOptions(select, chosen.value));
    return true;
  }

  /** Loads the page of the tab that is looked at again. @param path null for the same */
  async reload(path: string | null = null): Promise<void> {
    this.log.push(path === null ? 'reloads' : `opens ${path}`);
    const state: unknown = history.state;
    const address = path ?? location.pathname + location.search;
    const before = deskRows();
    this.#close(this.tab);
    await unmounted();
    this.tabs[this.shown] = openPage(address, path === null ? state : {}, this.#shared);
    this.tab.show();
    await this.settle();
    const after = deskRows();
    for (const [id, verdict] of Object.entries(before)) {
      const now = after[id];
      if (!VERDICT.test(verdict) || now === undefined || now === verdict || DECIDED.test(now)) continue;
      this.ledger.problems.push(`A reload changes '${verdict}' to '${now}' for ${nameOfRequest(id)}`);
    }
  }

  async look(tab: number): Promise<void> {
    if (tab === this.shown) return;
    this.log.push(`goes to tab ${tab + 1}`);
    this.ledger.hidden(this.page);
    this.tab.hide();
    await unmounted();
    this.shown = tab;
    this.tabs[tab] ??= openPage(deskOf(this.creator), {}, this.#shared);
    this.tab.show();
    await this.settle();
  }

  /** By the menu; where decisions are being sent it asks. */
  async signOut(): Promise<boolean> {
    await this.press('User menu');
    await this.press(/^Sign Out$/i);
    await this.press('Sign out', openDialog() ?? undefined);
    return this.#shared.person === null;
  }

  /** Signs in, and opens the own desk by its address. */
  async signIn(creator: Creator): Promise<void> {
    this.#shared.next = this.identities[CREATORS.indexOf(creator)] ?? null;
    this.creator = creator;
    this.visitors.add(creator);
    if (find('Sign in with Google') === undefined) await this.reload('/auth');
    await this.press('Sign in with Google');
    await this.reload(deskOf(creator));
  }

  /** The next decisions meet these. */
  fail(faults: readonly Fault[]): void {
    if (faults.length === 0) return;
    this.backend.faults.push(...faults);
    this.log.push(`(the next decisions meet: ${faults.join(', ')})`);
  }

  lists(areWell: boolean): void {
    this.backend.areListsWell = areWell;
    this.log.push(`(lists of requests ${areWell ? 'load again' : 'fail to load'})`);
  }

  async answerLate(): Promise<void> {
    this.log.push('(the late answers come)');
    this.backend.answerLate();
    await this.settle();
  }

  /** Somebody else decides. */
  async elsewhere(at: number, status: 'accepted' | 'rejected'): Promise<void> {
    await this.backend.store.update((db) => {
      const open = db.joinRequests.filter((request) => request.status === 'pending');
      const request = open[at % Math.max(1, open.length)];
      if (request === undefined) return;
      this.log.push(`(elsewhere ${nameOfRequest(request._id)} is ${status})`);
      const note = at % 2 === 0 ? '' : 'From somebody else';
      Object.assign(request, { status, [status === 'accepted' ? 'acceptanceNote' : 'rejectionNote']: note });
    });
  }

  async statusOf(requestId: string): Promise<string | undefined> {
    const { joinRequests } = await this.backend.store.read();
    return joinRequests.find(({ _id }) => _id === requestId)?.status;
  }

  /** Everything works again. */
  async heal(): Promise<void> {
    this.log.push('(everything works again)');
    this.backend.faults = [];
    this.backend.areListsWell = true;
    await this.answerLate();
  }

  #close(tab: TabPage): void {
    tab.end();
    this.ledger.ended(tab.page);
    this.#browser.end(tab.page);
  }

  /** Those that are not looked at; what they have left can be finished here. */
  closeOtherTabs(): void {
    const others = this.tabs.filter((tab) => tab !== this.tab && tab.page.isAlive);
    if (others.length === 0) return;
    this.log.push('(the other tab is closed)');
    others.forEach((tab) => this.#close(tab));
  }

  async end(): Promise<void> {
    this.tabs.forEach((tab) => this.#close(tab));
    await unmounted();
    // Modules remember its pages.
    this.#shared.report = () => {};
    vi.clearAllTimers();
  }
}
