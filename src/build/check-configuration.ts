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
      const list = (title: string, lines: readonly string[]) =>
        lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : [];
      const problems = [
        ...list('Set these variables in .env or the environment (see .env.example):', missingVariables(env)),
        ...list('Correct these values:', invalidVariables(env)),
      ];
      if (problems.length > 0) {
        throw new Error(`Not configured. ${problems.join('\n')}\nThe demo needs none of them: npm start`);
      }
    },
  };
}
