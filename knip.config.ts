import type { KnipConfig } from 'knip';

/** Finds files, exports and dependencies that nothing uses. */
export default {
  // What is started by its name instead of being imported.
  entry: [
    'src/**/*.test.{ts,tsx}',
    'tests/**/*.test.{ts,tsx}',
    'tests/**/*.{e2e,screens}.{ts,tsx}',
    'tests/**/*.config.{ts,mjs}',
    'tests/{e2e,emulator}/*.setup.ts',
    'tests/emulator/serve.mjs',
    'tests/{backend/development-server,bench/bench,doctor/doctor}.ts',
    'tests/{bench/no-framework/list,e2e/firebase/gapi-stand-in}.js',
    'tailwind.config.ts',
    // Run by the build.
    'src/boot/{inline-script,start-frame}.{ts,tsx}',
    'src/boot/worker/*.ts',
    'src/boot/pages/*.tsx',
    'src/boot/stand-ins.tsx',
  ],
  project: ['{src,tests}/**/*.{ts,tsx,js,mjs}', '*.config.{ts,mjs}'],
  // It takes all files that Tailwind reads for used.
  tailwind: false,
  // An alias onto a dependency of react-router-dom, a type of a dependency of Stryker, and an alias of React.
  ignoreDependencies: ['react-router', '@stryker-mutator/api', 'preact'],
  ignoreBinaries: ['nginx'],
} satisfies KnipConfig;
