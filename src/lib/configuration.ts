/** Trims a build variable (`.env.example`); '' if it is not set. */
const read = (value: string | undefined) => (value ?? '').trim();

/** An API base as an absolute URL without a trailing slash; '' if there is none. */
export function absoluteApiBase(base: string, origin?: string): string {
  const url = base.startsWith('/') ? (origin ?? window.location.origin) + base : base;
  return url.replace(/\/+$/, '');
}

export const configuration = {
  apiBaseUrl: absoluteApiBase(read(import.meta.env.VITE_API_BASE_URL)),
  helpUrl: read(import.meta.env.VITE_HELP_URL),
  firebase: {
    apiKey: read(import.meta.env.VITE_FIREBASE_API_KEY),
    authDomain: read(import.meta.env.VITE_FIREBASE_AUTH_DOMAIN),
    projectId: read(import.meta.env.VITE_FIREBASE_PROJECT_ID),
    appId: read(import.meta.env.VITE_FIREBASE_APP_ID),
    storageBucket: read(import.meta.env.VITE_FIREBASE_STORAGE_BUCKET),
    messagingSenderId: read(import.meta.env.VITE_FIREBASE_MESSAGING_SENDER_ID),
    /** '' for the real service. */
    emulatorUrl: read(import.meta.env.VITE_FIREBASE_AUTH_EMULATOR_URL),
  },
} as const;
