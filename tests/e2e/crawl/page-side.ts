/** Something that a person can press, type into or choose from, in its current state. */
export interface Control {
  /** The same control has the same id when the screen is listed again. */
  id: string;
  role: string;
  name: string;
  /** Where it is: 'frame' for what surrounds the screen, 'screen', or the name of the dialog or menu. */
  layer: string;
  use: 'press' | 'type' | 'choose';
  /** It links to the current page, or is the chosen one of several: pressing it need not change anything. */
  isChosen: boolean;
  /** A field without any text. */
  isEmpty: boolean;
}

interface Aim {
  /** Null if only the keyboard reaches it: another element is drawn for it, or something floats above it. */
  point: { x: number; y: number } | null;
  use: Control['use'];
  role: string;
  isChosen: boolean;
  /** What a field has in it. */
  value: string;
  /** The key that selects another option of a list. */
  otherOption: 'ArrowDown' | 'ArrowUp';
}

/** The page as a whole. */
export interface Condition {
  address: string;
  /** The nav bar with the logo, or its place in the start frame. */
  hasFrame: boolean;
  /** The open dialog or menu, if any. */
  layer: string | null;
  heading: string;
  text: string;
  /** Changes when the page is reloaded. */
  loadedAt: number;
}

/** What happened after a press. */
interface Heard {
  /** Lines that were not there before; some may have disappeared again. */
  lines: string[];
}

/** What `window.crawl` offers in a page that is crawled. */
export interface PageSide {
  controls(): Control[];
  /** Scrolls a control into view, and focuses it if there is no point to click. @returns null if it is gone */
  aim(id: string): Aim | null;
  condition(): Condition;
  /** Resolves once the document has stopped changing. */
  quiet(): Promise<void>;
  /** Remembers the current state. */
  listen(pressed: string | null): void;
  /** @returns null if nothing has changed since `listen` within that time */
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
