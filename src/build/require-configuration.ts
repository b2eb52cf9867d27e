import type { Plugin } from 'vite';

export const REQUIRED_VARIABLES = [
  'VITE_API_BASE_URL',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
] as const;

/**
 * Stops a production build, and the development server, with the list of missing variables: no broken bundle is ever
 * deployed, and nobody searches a blank page for the reason.
 */
export function requireConfiguration(): Plugin {
  return {
    name: 'talentboard:require-configuration',
    // A bundle that is only previewed has been built already.
    apply: (_config, { isPreview }) => isPreview !== true,
    configResolved(config) {
      const missing = REQUIRED_VARIABLES.filter((name) => !String(config.env[name] ?? '').trim());
      if (missing.length > 0) {
        throw new Error(
          `Not configured. Set these variables in .env or the environment (see .env.example):\n${missing.map((name) => `  ${name}`).join('\n')}\nThe demo needs none of them: npm start`,
        );
      }
      if (!URL.canParse(String(config.env.VITE_API_BASE_URL))) {
        throw new Error('VITE_API_BASE_URL must be a full URL, for example https://api.example.com/api');
      }
    },
  };
}
