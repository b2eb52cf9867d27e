import type { Plugin } from 'vite';
import { invalidVariables, missingVariables, developmentOnlyValues } from './configuration-variables.ts';

/** For builds that use the Auth emulator. */
const EMULATOR_MODE = 'emulator';

/** Stops a production build or the development server with a list of all configuration errors. */
export function checkConfiguration(): Plugin {
  return {
    name: 'talentboard:check-configuration',
    // A preview serves a finished build.
    apply: (_config, { isPreview }) => isPreview !== true,
    configResolved({ env, command, mode }) {
      const isDeployed = command === 'build' && mode !== EMULATOR_MODE;
      const list = (title: string, lines: readonly string[]) =>
        lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : [];
      const problems = [
        ...list('Set these variables in .env or the environment (see .env.example):', missingVariables(env)),
        ...list('Correct these values:', [
          ...invalidVariables(env),
          ...(isDeployed ? developmentOnlyValues(env) : []),
        ]),
      ];
      if (problems.length > 0) {
        throw new Error(`Not configured. ${problems.join('\n')}\nThe demo needs none of them: npm start`);
      }
    },
  };
}
