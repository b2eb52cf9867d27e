import type { Plugin } from 'vite';
import { invalidVariables, missingVariables } from './configuration-variables.ts';

/**
 * Stops a production build and the development server with a list of everything that is wrong with the
 * configuration, so that nobody has to look for the cause in the browser.
 */
export function checkConfiguration(): Plugin {
  return {
    name: 'talentboard:check-configuration',
    // A preview serves a bundle that was built with a valid configuration.
    apply: (_config, { isPreview }) => isPreview !== true,
    configResolved({ env }) {
      const missing = missingVariables(env);
      const invalid = invalidVariables(env);
      const problems = [
        ...(missing.length > 0
          ? [
              'Set these variables in .env or the environment (see .env.example):',
              ...missing.map((name) => `  ${name}`),
            ]
          : []),
        ...(invalid.length > 0
          ? ['Correct these values:', ...invalid.map((sentence) => `  ${sentence}`)]
          : []),
      ];
      if (problems.length > 0) {
        throw new Error(`Not configured. ${problems.join('\n')}\nThe demo needs none of them: npm start`);
      }
    },
  };
}
