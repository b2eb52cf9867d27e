/*
 * Each route's budget of transferred scripts and styles (brotli 11; kB = 1000 bytes), and the libraries that it must not
 * contain. Chunks are identified by their key in Vite's manifest, which is their source file.
 */
const SHORT_LINK = 'src/features/short-link/short-link-redirect.tsx';
const BOARD = 'src/features/board-detail/board-detail.tsx';
const AUTH = 'src/features/sign-in/sign-in-card.tsx';
const JOIN_BOARD = 'src/features/joining/join-board.tsx';
const FIREBASE = 'src/identity/firebase-identity.ts';

export interface Budget {
  what: string;
  /** The chunks that are loaded on demand; the entry and all static imports are added. The start page has none. */
  chunks: string[];
  maxBytes: number;
}

export const BUDGETS: Budget[] = [
  { what: '/ signed out, until the list shows', chunks: [], maxBytes: 119_900 },
  { what: '/b/{shortId}, until redirected', chunks: [SHORT_LINK], maxBytes: 120_500 },
  { what: '/boards/{id} without Firebase', chunks: [BOARD], maxBytes: 139_900 },
  { what: '/boards/{id} with Firebase', chunks: [BOARD, FIREBASE], maxBytes: 165_800 },
  { what: '/board/join/{id} with Firebase', chunks: [JOIN_BOARD, FIREBASE], maxBytes: 153_100 },
  // Firebase loads when the page is idle, before the button is pressed.
  { what: '/auth with Firebase', chunks: [AUTH, FIREBASE], maxBytes: 150_000 },
];

/** Each early page script (boot/pages). It competes with the page's responses for bandwidth. */
export const PAGE_SCRIPT_MAX_BYTES = 14_000;

/** index.html, with the skeletons, their styles and the inline scripts. */
export const PAGE_MAX_BYTES = 14_000;
/** All inline scripts together, uncompressed. */
export const INLINE_SCRIPTS_MAX_CHARACTERS = 6_000;

/** The stylesheet of the whole app. */
export const STYLES_MAX_BYTES = 12_000;

/** `/` signed out: all scripts until the page is quiet, measured in the browser. */
export const HOME_UNTIL_QUIET_MAX_BYTES = 161_000;

/** Strings that a library leaves in every bundle, because they cannot be minified. */
export const LIBRARY_MARKS = {
  firebase: 'identitytoolkit.googleapis.com',
  formik: 'enableReinitialize',
  yup: 'must be one of the following values',
  'radix dialog': 'DialogContent',
} as const;

export const EXCLUDED_LIBRARIES: {
  what: string;
  chunks: string[];
  libraries: (keyof typeof LIBRARY_MARKS)[];
}[] = [
  { what: '/', chunks: [], libraries: ['firebase', 'formik', 'yup'] },
  {
    what: '/b/{shortId}',
    chunks: [SHORT_LINK],
    libraries: ['firebase', 'formik', 'yup', 'radix dialog'],
  },
  {
    what: '/boards/{id}',
    chunks: [BOARD],
    libraries: ['firebase', 'formik', 'yup', 'radix dialog'],
  },
  { what: '/board/join/{id}', chunks: [JOIN_BOARD], libraries: ['formik', 'yup', 'radix dialog'] },
  { what: '/auth', chunks: [AUTH], libraries: ['formik', 'yup', 'radix dialog'] },
];

/** Strings of the demo and of MSW: in every demo bundle, and in no production bundle. */
export const DEMO_MARKS = ['Choose a demo account', 'mockServiceWorker', '[MSW]'];
