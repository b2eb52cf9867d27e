import type { Plugin } from 'vite';

/** Stops where the app could not be served: its routes and the hosting files need to know their folder. */
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
