import type { Arrival } from './backend';
import type { Page } from './page';

/** A decision that the screen showed as somebody pressed the button that sends it. */
interface Allowance extends Arrival {
  page: Page;
  /** A run goes on by itself; a single decision is sent at once or not at all. */
  isRun: boolean;
  /** The run is going: nobody has paused it, and its page is there. */
  isLive: boolean;
  hasLeft: boolean;
  /** It was taken back, or a server refused it. */
  isOver: boolean;
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
      this.#allowances.push({ ...decision, page, isRun, isLive: true, hasLeft: false, isOver: false });
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
    for (const one of this.#allowances) if (one.requestId === requestId) one.isOver = true;
  }

  /** The press has had its effect: single decisions that have not left by now never do. */
  settled(): void {
    for (const one of this.#allowances) if (!one.isRun) Object.assign(one, { isLive: false, isOver: true });
  }

  #change(changes: Partial<Allowance>, isWanted: (one: Allowance) => boolean) {
    for (const one of this.#allowances) if (one.isRun && isWanted(one)) Object.assign(one, changes);
  }

  /** Runs of the page are paused, or it is gone. */
  pause(page: Page): void {
    this.#change({ isLive: false }, (one) => one.page === page);
  }

  pauseAll(): void {
    this.#change({ isLive: false }, () => true);
  }

  /** 'Go on': what was on the screen as it was confirmed there. */
  goOn(page: Page, uid: string): void {
    const latest = new Map(this.#allowances.map((one) => [`${one.uid}/${one.requestId}`, one]));
    this.#change(
      { isLive: true },
      (one) => one.page === page && one.uid === uid && [...latest.values()].includes(one),
    );
  }

  /** 'Don’t send the rest' */
  takeBack(uid: string): void {
    this.#change({ isOver: true }, (one) => one.uid === uid && !one.hasLeft);
  }

  /** Everything that was confirmed, and neither taken back nor refused. */
  confirmed(): Arrival[] {
    return this.#allowances.filter(({ isRun, isOver }) => isRun && !isOver);
  }
}
