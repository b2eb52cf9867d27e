/** Something that a person can press, type into or choose from, as it is now. */
export interface Control {
  /** The same control has the same id when the screen is listed again. */
  id: string;
  role: string;
  name: string;
  /** Where it is: 'frame' for what surrounds the screen, 'screen', or the dialog's or menu's name. */
  layer: string;
  use: 'press' | 'type' | 'choose';
  /** It leads to where one is, or is the chosen one of several: pressing it need not change anything. */
  isChosen: boolean;
}

export interface Aim {
  /** Null where only the keyboard gets to it: it is drawn by something else, or something floats above it. */
  point: { x: number; y: number } | null;
  use: Control['use'];
  role: string;
  isChosen: boolean;
  /** The key that chooses another option of a list. */
  otherOption: 'Home' | 'End';
}

/** The page as a whole. */
export interface Condition {
  address: string;
  /** The nav bar with the logo, or its place in the start frame. */
  hasFrame: boolean;
  /** The dialog or menu that is open, if any. */
  layer: string | null;
  text: string;
  /** Differs after the page was loaded again. */
  loadedAt: number;
}

/** What happened after a press. */
export interface Heard {
  /** The lines that were not there before; some may have gone again. */
  lines: string[];
}

/** What `window.crawl` offers in a page that is crawled. */
export interface PageSide {
  controls(): Control[];
  /** Brings a control into view and gives it the focus where there is no point to press at. @returns null where it is gone */
  aim(id: string): Aim | null;
  condition(): Condition;
  /** Resolves when the document has not changed for a moment. */
  quiet(): Promise<void>;
  /** Remembers how everything is. */
  listen(pressed: string | null): void;
  /** @returns null when nothing has changed since `listen` within that time */
  heard(timeoutMs: number): Promise<Heard | null>;
  /** A window, a download or a file chooser has opened. */
  noteOutside(): void;
  /** The element of a control, for the other functions here. */
  element(id: string): HTMLElement | null;
}

declare global {
  interface Window {
    crawl: PageSide;
  }
}
