import type { Plugin } from 'vite';
import { invalidVariables, missingVariables, developmentOnlyValues } from './configuration-variables.ts';

/** Stops a production build or the development server with a list of all configuration errors. */
export function checkConfiguration(): Plugin {
  return {
    name: 'talentboard:check-configuration',
    // A preview serves a finished build.
    apply: (_config, { isPreview }) => isPreview !== true,
    configResolved({ env, command, mode }) {
      const isDeployed = command === 'build' && mode !== 'emulator';
      const problems = [
        ...missingVariables(env).map((name) => `${name} is not set (see .env.example)`),
        ...invalidVariables(env),
        ...(isDeployed ? developmentOnlyValues(env) : []),
      ];
      if (problems.length > 0) {
        throw new Error(`Not configured:\n  ${problems.join('\n  ')}\nThe demo needs none of it: npm start`);
      }
    },
  };
}
