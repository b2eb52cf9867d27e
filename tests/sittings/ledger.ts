import type { Arrival } from './backend';
import type { Page } from './page';

/** A decision that the screen showed as somebody pressed the button that sends it. */
interface Allowance extends Arrival {
  page: Page;
  /** A run goes on by itself; a single decision is sent while its dialog says so, or not at all. */
  isRun: boolean;
  /** The run is going: nobody has paused it, and its page is there. */
  isLive: boolean;
  hasLeft: boolean;
  /** Its page is in the background, where no dialog can be seen. */
  isHidden: boolean;
  /** It was taken back, or the server has refused it. */
  isOver: boolean;
  isRefused: boolean;
}

export const wordsOf = ({ requestId, outcome, note }: Arrival): string =>
  `'${outcome}' for ${requestId} with ${note === '' ? 'no note' : `the note '${note}'`}`;

/** What may leave, by what was on the screen at each press; everything else is a problem. */
export class Ledger {
  readonly problems: string[] = [];
  #allowances: Allowance[] = [];

  /** A button that sends is about to be pressed, and these are the decisions beside it. */
  allow(page: Page, isRun: boolean, decisions: readonly Arrival[]): void {
    for (const decision of decisions) {
      const isEarlier = ({ uid, requestId }: Allowance) =>
        uid === decision.uid && requestId === decision.requestId;
      for (const earlier of this.#allowances.filter(isEarlier)) earlier.isLive = false;
      this.#allowances.push({
        ...decision,
        page,
        isRun,
        isLive: true,
        hasLeft: false,
        isHidden: false,
        isOver: false,
        isRefused: false,
      });
    }
  }

  /** A decision has left a page. */
  sent(page: Page, decision: Arrival, hasArrivedBefore: boolean): void {
    const { uid, requestId, outcome, note } = decision;
    const own = this.#allowances.filter((one) => one.uid === uid && one.requestId === requestId);
    const allowed = own.find(
      (one) => one.isLive && one.page === page && one.outcome === outcome && one.note.trim() === note.trim(),
    );
    if (allowed !== undefined) allowed.hasLeft = true;
    else {
      const shown = own.map((one) => `${wordsOf(one)}${one.isLive ? '' : ', not going any more'}`);
      this.problems.push(`${wordsOf(decision)} has left, allowed was: ${shown.join('; ') || 'nothing'}`);
    }
    if (hasArrivedBefore) this.problems.push(`${wordsOf(decision)} is sent again after it has arrived`);
  }

  /** The server has said no for good. */
  refused({ requestId }: Arrival): void {
    for (const one of this.#allowances) {
      if (one.requestId === requestId) Object.assign(one, { isOver: true, isRefused: true });
    }
  }

  /** The server has not looked at it (429): it is as if it had not left. */
  sentBack({ uid, requestId }: Arrival): void {
    for (const one of this.#allowances) {
      if (one.uid === uid && one.requestId === requestId) one.hasLeft = false;
    }
  }

  /** No dialog says that it is deciding: single decisions that have not left by now never do. */
  settled(page: Page): void {
    for (const one of this.#singles(page))
      if (!one.isHidden) Object.assign(one, { isLive: false, isOver: true });
  }

  /** Another tab is looked at; a dialog that was deciding goes on. */
  hidden(page: Page): void {
    for (const one of this.#singles(page)) one.isHidden = true;
  }

  /** The page is gone. */
  ended(page: Page): void {
    this.pause(page);
    for (const one of this.#singles(page)) Object.assign(one, { isLive: false, isOver: true });
  }

  /** Whoever was signed in is not any more. */
  left(): void {
    for (const one of this.#allowances) one.isLive = false;
  }

  #singles(page: Page): Allowance[] {
    return this.#allowances.filter((one) => !one.isRun && one.page === page);
  }

  #change(changes: Partial<Allowance>, isWanted: (one: Allowance) => boolean) {
    for (const one of this.#allowances) if (one.isRun && isWanted(one)) Object.assign(one, changes);
  }

  /** Runs of the page are paused. */
  pause(page: Page): void {
    this.#change({ isLive: false }, (one) => one.page === page);
  }

  /** 'Go on': what was on the screen as it was confirmed there. */
  goOn(page: Page, uid: string): void {
    const latest = new Map(this.#allowances.map((one) => [`${one.uid}/${one.requestId}`, one]));
    this.#change(
      { isLive: true },
      (one) => one.page === page && one.uid === uid && [...latest.values()].includes(one),
    );
  }

  /**
   * 'Don’t send the rest': of one run, among it what the server has not taken, although it has left.
   * @param requestIds those of the run; null where the screen names nobody: then all that has not left, if there is no
   * other run, and of several any
   */
  takeBack(uid: string, requestIds: ReadonlySet<string> | null, isOnlyRun: boolean): void {
    const isMeant = (one: Allowance) =>
      one.uid === uid && (requestIds === null || requestIds.has(one.requestId));
    this.#change({ isOver: true }, isMeant);
    if (requestIds !== null || isOnlyRun)
      this.#change({ isLive: false }, (one) => isMeant(one) && !one.hasLeft);
  }

  /** 'Check, and send the rest': what a server has refused need not be sent once more. */
  allowAgain(page: Page, decisions: readonly Arrival[]): void {
    const refused = new Set(this.#allowances.filter((one) => one.isRefused).map((one) => one.requestId));
    this.allow(page, true, decisions);
    this.#change({ isOver: true }, (one) => one.isLive && one.page === page && refused.has(one.requestId));
  }

  /** Everything that was confirmed, and neither taken back nor refused. */
  confirmed(): Arrival[] {
    return this.#allowances.filter(({ isRun, isOver }) => isRun && !isOver);
  }
}
