import type { EarlyAnswer } from '@/api/early-answer';
import type { EarlyPage } from './early-frame';

/** What the scripts of index.html and the app tell each other: `window.early`, made by head-script.ts. */
export interface Early {
  /** The calls that have been sent, until the app takes them over (early-calls.ts). */
  answers: EarlyAnswer[];
  /** What the calls of somebody who is signed in carry: the stored token, or a refreshed one (early-calls.ts). */
  token?: string;
  /** Where the stored token has run out: settled once it is refreshed, or that has failed (early-calls.ts). */
  refreshed?: Promise<void>;
  /** The backend's id of the person whose token these calls carry, where it is stored (early-calls.ts). */
  viewerId?: string | null;
  /** Preloads the first page's code; index.html calls it (early-calls.ts). */
  preloadFirst?: () => void;
  /** Preloads everything that a page's chunk imports, in parallel instead of one after the other (early-calls.ts). */
  preloadChunks: (page: string) => void;
  /**
   * Where the address is a short link: settled once its answer is here, and the address is then that of the board's
   * invitation (early-calls.ts).
   */
  shortLink?: Promise<void>;
  /** The page in the address is for people who are signed in, and nobody has been remembered on this device. */
  isVisitorShutOut?: boolean;
  /** How the page is drawn before the app has loaded; set by the page's own script (boot/pages). */
  page?: EarlyPage;
  /** Draws it, as soon as its answers are here (body-script.ts). */
  drawPage?: () => void;
  /** Something draws the page: a script of its own (early-calls.ts). */
  hasPageScript?: true;
  /** Where something draws the page: settled once that is painted, or will not come (body-script.ts). */
  drawn?: Promise<void>;
  /**
   * The app is about to replace the start frame; nothing is drawn there from now on (early-frame.ts).
   * @returns whether boards or a board are shown, which the app must then show in its first frame too
   */
  end: () => boolean;
  /** Says that the app could not be started, and starts it once that is possible (watch-start.ts). */
  tellStartFailed?: (isDrawn: boolean) => void;
}

/** As it is before anything has been sent or drawn. */
export const startOfEarly = (): Early => ({
  answers: [],
  preloadChunks: () => undefined,
  end: () => false,
});

declare global {
  interface Window {
    /** Missing in development. */
    early?: Early;
  }
}
