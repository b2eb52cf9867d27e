import type { KnipConfig } from 'knip';

/** Finds files, exports and dependencies that nothing uses. */
export default {
  // Files that are not imported.
  entry: [
    'src/**/*.test.{ts,tsx}',
    'tests/**/*.test.{ts,tsx}',
    'tests/**/*.{e2e,screens}.{ts,tsx}',
    'tests/**/*.config.{ts,mjs}',
    'tests/{e2e,emulator}/*.setup.ts',
    'tests/emulator/serve.mjs',
    'tests/{backend/development-server,bench/bench,doctor/doctor}.ts',
    'tests/bench/no-framework/list.js',
    'tailwind.config.ts',
    // Used by the build.
    'src/boot/{inline-script,app-shell}.{ts,tsx}',
    'src/boot/worker/*.ts',
    'src/boot/pages/*.tsx',
    'src/boot/stubs.tsx',
  ],
  project: ['{src,tests}/**/*.{ts,tsx,js,mjs}', '*.config.{ts,mjs}'],
  // The plugin would count all files that Tailwind reads as used.
  tailwind: false,
  // Aliases, and a type of a dependency of Stryker.
  ignoreDependencies: ['react-router', '@stryker-mutator/api', 'preact'],
  ignoreBinaries: ['nginx'],
} satisfies KnipConfig;
