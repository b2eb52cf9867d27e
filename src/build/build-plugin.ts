import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

export interface Build {
  config: ResolvedConfig;
  /** The output folder. */
  folder: string;
}

/** A plugin that runs in builds only. @param hooks receive the build, which is complete when Vite calls them */
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
