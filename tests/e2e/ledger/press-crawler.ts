import type { Page } from '@playwright/test';
import { CrawledPage } from '../crawl/crawled-page';
import type { Ledger } from '../crawl/ledger';
import type { Condition, Control } from '../crawl/page-side';
import { byTurn } from '../crawl/turns';
import { use } from '../crawl/use-control';
import type { Sight } from './page-watch';
import type { Opener, Wire } from './wire';

/** More presses than this in one place mean that something there creates controls endlessly. */
const PRESSES_MAX = 400;
/** Pressed last, on its own: it removes everything of the person's. */
const ENDS_SESSION = /^Sign Out$/;
/** Texts of the last resort: the app, or a whole screen of it, is gone. */
const LOST = /Talentboard could not be loaded|Oops! Something went wrong/;
/** How long a button may be busy, and how long the focus may take to arrive somewhere. */
const BUSY_AT_MOST_MS = 60_000;
const FOCUS_WITHIN_MS = 10_000;

/** One way of using a control. */
export interface Way {
  /** Null for the mouse; text is typed into a field and an option chosen. */
  keys: string | null;
  /** The fields beside it are filled in first. */
  isFilled: boolean;
}

/** How a scene is crawled. */
export interface PressOptions {
  /** Opens the scene anew, with its own data. */
  reopen: () => Promise<void>;
  /** What surrounds the screen is not pressed. */
  skipFrame: boolean;
  waysOf: (control: Control, home: Condition) => readonly Way[];
}

/** A control and a way in which its turn comes. */
interface Turn {
  id: string;
  control: Control;
  way: Way;
}

/** Presses every control of one scene in every way that is asked for, and tells the wire of each press. */
export class PressCrawler extends CrawledPage {
  readonly #ledger: Ledger;
  readonly #wire: Wire;
  #options: PressOptions;
  /** A press has changed the data since the scene was opened. */
  #isChanged = false;

  constructor(page: Page, ledger: Ledger, wire: Wire, options: PressOptions) {
    super(page);
    this.#ledger = ledger;
    this.#wire = wire;
    this.#options = options;
  }

  /** What is pressed next belongs to another scene. */
  set options(options: PressOptions) {
    this.#options = options;
  }

  /** Presses every control of the open screen, and of the dialogs and menus that appear. */
  async crawl(): Promise<void> {
    await this.#crawlLayer(await this.#see(), []);
  }

  /** Presses keys on the open screen, and crawls what they open. */
  async pressKeys(keys: string): Promise<void> {
    const home = await this.#see();
    const opened = await this.#press({ keys }, home);
    await this.#crawlWhatOpened(opened, home, [{ keys }]);
    await this.#goHome(home, []);
  }

  /**
   * Presses controls with the mouse, one after the other, and crawls what the last one opens.
   * @param names of buttons or menu items
   */
  async pressNamed(...names: readonly RegExp[]): Promise<void> {
    const openers: Control[] = [];
    const home = await this.#see();
    let sight: Sight | null = home;
    for (const name of names) {
      const control: Control | undefined = sight?.controls.find((one) => name.test(one.name));
      if (!sight || !control) return this.#ledger.problem(name.source, 'there is no such control');
      openers.push(control);
      sight = await this.#press(control, sight);
    }
    await this.#crawlWhatOpened(sight, home, openers);
  }

  /**
   * Presses what is there as long as there is something left. A screen whose data a press has changed is opened anew
   * only for what has gone with the change; what has come with it belongs to another screen. @returns false if there was no way back
   */
  async #crawlLayer(home: Sight, openers: Opener[]): Promise<boolean> {
    const done = new Set<string>();
    const known = new Map(this.#turnsOf(home).map((turn) => [turn.id, turn]));
    let sight: Sight | null = home;
    for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
      if (!this.#isChanged) for (const turn of this.#turnsOf(sight)) known.set(turn.id, turn);
      known.forEach(({ control }) => this.#ledger.see(control.id));
      const isLeft = ({ id }: Turn) => !done.has(id);
      const next = this.#turnsOf(sight).find((turn) => known.has(turn.id) && isLeft(turn));
      if (next === undefined) {
        if (!this.#isChanged || ![...known.values()].some(isLeft)) return true;
        await this.#reopen(home);
        sight = null;
      } else {
        done.add(next.id);
        const { control, way } = next;
        if (way.isFilled) sight = await this.#fillIn(control, sight);
        const outcome = await this.#press(control, sight, way.keys);
        const hasCrawled = await this.#crawlWhatOpened(outcome, home, [...openers, control]);
        // Whoever has opened this closes what is left of it.
        if (![...known.values()].some(isLeft)) return true;
        sight = hasCrawled ? null : outcome;
      }
      sight = await this.#goHome(home, openers, sight);
      if (sight === null) return false;
    }
    return true;
  }

  /** What can be pressed, in the order in which it is. */
  #turnsOf(sight: Sight): Turn[] {
    // Behind the first step of the onboarding there is another screen.
    const isForm = sight.layer !== null || sight.address.startsWith('/onboarding');
    const inTurn = byTurn(isForm, true);
    const { skipFrame, waysOf } = this.#options;
    return sight.controls
      .filter(({ name, layer }) => !ENDS_SESSION.test(name) && !(skipFrame && layer === 'frame'))
      .flatMap((control) =>
        waysOf(control, sight).map((way) => ({
          control,
          way,
          id: `${idOf(control, way.keys)}${way.isFilled ? ', filled in' : ''}`,
        })),
      )
      .sort(
        (one, other) =>
          Number(one.way.isFilled) - Number(other.way.isFilled) || inTurn(one.control, other.control),
      );
  }

  /** Types into each other field that is empty. */
  async #fillIn({ id }: Control, sight: Sight): Promise<Sight> {
    let now = sight;
    for (const field of sight.controls)
      if (field.use === 'type' && field.isEmpty && field.id !== id)
        now = (await this.#press(field, now)) ?? now;
    return now;
  }

  /** @returns whether something was open that had not been crawled */
  async #crawlWhatOpened(opened: Sight | null, { layer }: Sight, openers: Opener[]): Promise<boolean> {
    // The user menu is the same on every screen.
    const { layers } = this.#ledger;
    if (opened === null || opened.layer === null || opened.layer === layer || layers.has(opened.layer))
      return false;
    layers.add(opened.layer);
    // Another control may open it again where this one does not.
    if (!(await this.#crawlLayer(opened, openers))) layers.delete(opened.layer);
    return true;
  }

  /** Waits until everything has come to rest. */
  async #see(): Promise<Sight> {
    return this.look(() => this.#wire.whenIdle());
  }

  /** Waits until what was pressed is not busy any more, either: another window may have to open, or to answer, first. */
  async #seeAnswered(): Promise<Sight> {
    const end = Date.now() + BUSY_AT_MOST_MS;
    let now = await this.#see();
    while (now.isBusy && Date.now() < end) now = await this.#see();
    return now;
  }

  async #reopen(home: Sight): Promise<void> {
    await this.#options.reopen();
    this.#isChanged = false;
    home.loadedAt = (await this.condition()).loadedAt;
  }

  /**
   * Closes what is open above the screen or the dialog, opens that again, and goes back if a press has led elsewhere.
   * @param latest what there is to see now, if that is known. @returns null if there is no way back
   */
  async #goHome(home: Sight, openers: Opener[], latest: Sight | null = null): Promise<Sight | null> {
    let now = latest ?? (await this.#see());
    for (let tries = 0; tries < 5; tries += 1) {
      const isScreen = now.layer === null && now.address === home.address;
      // Where a change leads elsewhere, the screen that it was made on is over.
      const isOver = this.#isChanged && pathOf(now.address) !== pathOf(home.address);
      if (!now.hasFrame || now.loadedAt !== home.loadedAt || isOver) await this.#reopen(home);
      // The steps of a form have one address.
      else if (isScreen && now.heading !== home.heading) await this.#reopen(home);
      else if (now.layer === home.layer && now.address === home.address) return now;
      else if (now.address !== home.address) await this.goTo(home.address);
      else if (now.layer !== null) await this.page.keyboard.press('Escape');
      else if (!(await this.#openAgain(openers)) && this.#isChanged) await this.#reopen(home);
      now = await this.#see();
    }
    // Some screens write their state into the address.
    const isHome = ({ layer, address }: Sight) =>
      layer === home.layer && pathOf(address) === pathOf(home.address);
    if (isHome(now)) return now;
    if (home.layer !== null) return null;
    // A profile that is complete now has no onboarding: the screen is restored with its original data.
    await this.#reopen(home);
    now = await this.#see();
    if (isHome(now)) return now;
    this.#ledger.problem(home.address, `the way back ends at ${now.address}, ${now.layer ?? 'no dialog'}`);
    return null;
  }

  /** Uses what has opened a dialog, which a button has closed. */
  async #openAgain(openers: readonly Opener[]): Promise<boolean> {
    for (const opener of openers) {
      if (!(await use(this.page, opener)).isThere) return false;
      await this.#see();
    }
    return true;
  }

  /** Presses, and notes what is wrong with the result. @returns null if the control is gone or the page was left */
  async #press(opener: Opener, before: Sight, keys: string | null = null): Promise<Sight | null> {
    const press = { opener, keys };
    await this.#wire.before(press);
    const used = await this.look(() => use(this.page, opener, keys));
    if (!used.isThere) return null;
    this.#ledger.press('keys' in opener ? `keys ${opener.keys}` : opener.id);
    let after = await this.#seeAnswered();
    const id = 'keys' in opener ? `keys ${opener.keys}` : idOf(opener, keys);
    const isReloaded = after.loadedAt !== before.loadedAt;
    if (await this.#wire.after(isReloaded)) {
      this.#isChanged = true;
      after = await this.#seeAnswered();
    }
    if (isReloaded) {
      this.#ledger.problem(id, 'the page was loaded again');
      return null;
    }
    if (!after.hasFrame && !after.address.startsWith('/b/'))
      this.#ledger.problem(id, `the frame is gone: "${after.text.slice(0, 120)}"`);
    else if (after.address !== '/error' && LOST.test(after.text))
      this.#ledger.problem(id, `"${LOST.exec(after.text)?.[0]}" is shown`);
    else if (after.text === '') this.#ledger.problem(id, 'the screen is blank');
    return 'keys' in opener ? after : this.#withFocus(id, before, after);
  }

  /** The focus must be somewhere. */
  async #withFocus(id: string, before: Sight, after: Sight): Promise<Sight> {
    let now = after;
    const isLost = () => now.hasLostFocus || (now.isUnfocused && before.layer !== null && now.layer === null);
    const end = Date.now() + FOCUS_WITHIN_MS;
    while (isLost() && Date.now() < end) now = await this.#see();
    const way = before.address === now.address ? '' : `, which leads to ${now.address}`;
    const state = now.isBusy ? ', and it is still busy' : '';
    if (isLost()) this.#ledger.problem(id, `the focus is on nothing after the press${way}${state}`);
    return now;
  }
}

const pathOf = (address: string) => address.split('?')[0];
const idOf = ({ id }: Control, keys: string | null) => (keys === null ? id : `${id}, ${keys}`);
