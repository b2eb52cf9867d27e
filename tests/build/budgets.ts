/*
 * How many bytes of script and style a route may need on the wire (brotli 11; kB = 1000 bytes), and which libraries
 * it must not contain. Chunks are identified by their key in Vite's manifest, which is their source file.
 */
const APP_START = 'src/app/start.tsx';
const DISCOVER = 'src/pages/discover-page.tsx';
const SHORT_LINK = 'src/pages/short-link-page.tsx';
const BOARD = 'src/pages/board-page.tsx';
const AUTH = 'src/pages/auth-page.tsx';
const JOIN_BOARD = 'src/pages/join-board-page.tsx';
const FIREBASE = 'src/identity/firebase-identity.ts';

export interface Budget {
  what: string;
  /** The chunks that are loaded on demand; the entry and all static imports are added. */
  chunks: string[];
  maxBytes: number;
}

export const BUDGETS: Budget[] = [
  // The boards are shown by a script of index.html (boot/pages/home.tsx); everything else needs these.
  { what: '/ signed out, until the list shows', chunks: [APP_START, DISCOVER], maxBytes: 120_000 },
  // The entry alone decides (main.tsx); the app loads in parallel, for the page that follows.
  { what: '/b/{shortId}, until redirected', chunks: [], maxBytes: 5_000 },
  { what: '/b/{shortId}, until a bad link is told', chunks: [APP_START, SHORT_LINK], maxBytes: 117_000 },
  { what: '/boards/{id} without Firebase', chunks: [APP_START, BOARD], maxBytes: 135_000 },
  { what: '/boards/{id} with Firebase', chunks: [APP_START, BOARD, FIREBASE], maxBytes: 160_000 },
  { what: '/board/join/{id} with Firebase', chunks: [APP_START, JOIN_BOARD, FIREBASE], maxBytes: 150_000 },
  // Firebase loads when the page is idle, so that it is there when the button is pressed.
  { what: '/auth with Firebase', chunks: [APP_START, AUTH, FIREBASE], maxBytes: 148_000 },
];

/** Each script that draws a page before the app has loaded (boot/pages): it shares the line with the page's answers. */
export const PAGE_SCRIPT_MAX_BYTES = 10_000;

/** The styles of the whole app, which are inlined in index.html. */
export const STYLES_MAX_BYTES = 12_000;

/** `/` signed out: all scripts until the page is quiet, measured in the browser. */
export const HOME_UNTIL_QUIET_MAX_BYTES = 150_000;

/** Strings that a library leaves in every bundle, because they cannot be minified. */
export const LIBRARY_MARKS = {
  firebase: 'identitytoolkit.googleapis.com',
  formik: 'enableReinitialize',
  yup: 'must be one of the following values',
  'radix dialog': 'DialogContent',
} as const;

export const KEPT_OUT: { what: string; chunks: string[]; libraries: (keyof typeof LIBRARY_MARKS)[] }[] = [
  { what: '/', chunks: [APP_START, DISCOVER], libraries: ['firebase', 'formik', 'yup'] },
  {
    what: '/b/{shortId}',
    chunks: [APP_START, SHORT_LINK],
    libraries: ['firebase', 'formik', 'yup', 'radix dialog'],
  },
  {
    what: '/boards/{id}',
    chunks: [APP_START, BOARD],
    libraries: ['firebase', 'formik', 'yup', 'radix dialog'],
  },
  { what: '/board/join/{id}', chunks: [APP_START, JOIN_BOARD], libraries: ['formik', 'yup', 'radix dialog'] },
  { what: '/auth', chunks: [APP_START, AUTH], libraries: ['formik', 'yup', 'radix dialog'] },
];

/** Strings of the demo and of MSW: in every demo bundle, and in no production bundle. */
export const DEMO_MARKS = ['Choose a demo account', 'mockServiceWorker', '[MSW]'];
