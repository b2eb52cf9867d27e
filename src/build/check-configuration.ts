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

/** Rejects a `--base` that isn't an absolute path, because the routes and the hosts' files need one. */
export function checkBase(): Plugin {
  return {
    name: 'talentboard:check-base',
    configResolved({ base }) {
      if (/^\/(?:[^/]+\/)*$/.test(base)) return;
      throw new Error(
        `--base must be a path with a slash at both ends, for example /talentboard/; not ${base}`,
      );
    },
  };
}
