import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

export interface Build {
  config: ResolvedConfig;
  /** What it is written to. */
  folder: string;
}

/** A plugin that takes part in builds only. @param hooks receive the build, which Vite fills in before it calls them */
export function buildPlugin(name: string, hooks: (build: Readonly<Build>) => Partial<Plugin>): Plugin {
  const build = {} as Build;
  return {
    name: `talentboard:${name}`,
    apply: 'build',
    configResolved(config) {
      Object.assign(build, { config, folder: path.resolve(config.root, config.build.outDir) });
    },
    ...hooks(build),
  };
}
