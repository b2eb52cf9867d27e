/** Reads the build's configuration (`.env.example`), trimmed; '' where a variable is not set. */
const read = (value: string | undefined) => (value ?? '').trim();

/** The API base without a trailing slash. */
export function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

export const configuration = {
  apiBaseUrl: withoutTrailingSlash(read(import.meta.env.VITE_API_BASE_URL)),
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
