/** True in builds of the demo (vite.config.ts). */
declare const __DEMO__: boolean;

/** True in `npm run dev:backend`, where users sign in without Google (vite.config.ts). */
declare const __DEVELOPMENT_SIGN_IN__: boolean;

/** The variables of build/configuration-variables.ts, checked by a test. */
interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET?: string;
  readonly VITE_FIREBASE_MESSAGING_SENDER_ID?: string;
  readonly VITE_FIREBASE_AUTH_EMULATOR_URL?: string;
  readonly VITE_ERROR_REPORT_URL?: string;
  readonly VITE_HELP_URL?: string;
  readonly VITE_PICTURE_ORIGINS?: string;
  readonly VITE_PUBLIC_URL?: string;
  readonly VITE_DEV_PROXY?: string;
}
