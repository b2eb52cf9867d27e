import type { EarlyAnswer } from '@/api/early-answer';
import type { EarlyPage } from './early-frame';

/** What the scripts of index.html and the app tell each other. Everything is missing in development. */
declare global {
  interface Window {
    /** The calls that index.html sent before the app had loaded (early-calls.ts). */
    earlyAnswers?: EarlyAnswer[] | undefined;
    /** The backend's id of the person whose token the early calls carry, where it is stored (early-calls.ts). */
    earlyViewerId?: string | null;
    /** Preloads the first page's code; index.html calls it (early-calls.ts). */
    preloadFirst?: () => void;
    /** Preloads everything that a page's chunk imports, in parallel instead of one after the other (early-calls.ts). */
    preloadChunks?: (page: string) => void;
    /**
     * Where the address is a short link: settled once its answer is here, and the address is then that of the board's
     * invitation (early-calls.ts).
     */
    earlyVisit?: Promise<void>;
    /** The page in the address is for people who are signed in, and nobody has been remembered on this device. */
    isVisitorShutOut?: boolean;
    /**
     * The app is about to replace the start frame; nothing is drawn there from now on (early-frame.ts).
     * @returns whether boards or a board are shown, which the app must then show in its first frame too
     */
    endEarly?: () => boolean;
    /** Settled once the early boards of `/` are painted, or will not come (early-frame.ts). */
    earlyBoards?: Promise<void>;
    /** How the page is drawn before the app has loaded; set by the page's own script (boot/pages). */
    earlyPage?: EarlyPage;
    /** Draws it, as soon as its answers are here (body-script.ts). */
    drawEarlyPage?: () => void;
    /** Says that the app could not be started, and starts it once that is possible (watch-start.ts). */
    tellStartFailed?: (isDrawn: boolean) => void;
  }
}
