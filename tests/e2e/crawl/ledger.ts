/** What a crawl has pressed and found. */
export class Ledger {
  readonly problems: string[] = [];
  readonly screens = new Set<string>();
  readonly layers = new Set<string>();
  readonly faults = new Set<string>();
  presses = 0;
  /** What is being crawled; it precedes each problem, so that a person can reproduce it. */
  screen = '';
  fault = '';
  readonly #seen = new Set<string>();
  readonly #pressed = new Set<string>();

  see(control: string): void {
    this.#seen.add(`${this.screen}: ${control}`);
  }

  press(control: string): void {
    this.presses += 1;
    this.screens.add(this.screen);
    this.faults.add(this.fault);
    this.#pressed.add(`${this.screen}: ${control}`);
  }

  problem(control: string, what: string): void {
    this.problems.push(`${this.screen} while ${this.fault}, ${control}: ${what}`);
  }

  /** Controls that an earlier press removed before they were pressed. */
  get unreached(): string[] {
    return [...this.#seen].filter((control) => !this.#pressed.has(control));
  }

  get figures(): string {
    return (
      `${this.screens.size} screens, ${this.layers.size} dialogs and menus, ${this.#pressed.size} controls, ` +
      `${this.presses} presses, ${this.faults.size} faults, ${this.unreached.length} controls gone before their turn`
    );
  }
}
