import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';
import { AnyOrder, LongestFirst } from './file-order.ts';
import { forgetConfiguration, moveToPlace } from './place/place.ts';

/** Tests of plain functions: they need no page and start five times as fast without one. All others get one. */
export const PURE = [
  'src/domain/**/*.test.ts',
  'src/api/{base-query,cache-contract,calls,errors,kept-calls,load-anew,refusal-reason,shown-at-once}.test.ts',
  'src/api/wire/**/*.test.ts',
  'src/app/{commands/ranked,early-routes}.test.ts',
  'src/components/custom-link-schema.test.ts',
  'src/demo/seed/**/*.test.ts',
  'src/demo/handlers/**/*.test.ts',
  'src/demo/{demo-token,store}.test.ts',
  'src/build/{check-base,configuration-variables,content-security-policy,link-preview,hosting/*}.test.ts',
  'src/features/**/*-{schema,payload}.test.ts',
  'src/features/review-desk/state/indexed-db-storage.test.ts',
  'src/features/board-detail/board-share-url.test.ts',
  'src/features/discover/arrange-boards.test.ts',
  'src/identity/{auth-slice,firebase-errors,session,session-sign-in,session-slice,usable-token}.test.ts',
  'src/lib/{configuration,dates}.test.ts',
  'src/lib/addresses/{odd-links,path-segment,paths,redirect-target,return-path,safe-link,sign-in-path}.test.ts',
  'src/lib/{keyboard/latin-key,drafts/draft-shape,stores/derived}.test.ts',
  'src/lib/typing/{form-errors,typed-tags}.test.ts',
  'tests/{backend/**/*,e2e/*,doctor/**/*,openapi/**/*,review-histories/*,run/*,screens/*,documents}.test.ts',
];

const SITTINGS = ['tests/sittings/*.test.tsx'];

/**
 * What `npm test` leaves to the full run: one mechanism in all its ways, where another file meets the ordinary one. The
 * table in tests/README.md says which.
 */
const IN_FULL_RUN = [
  // Reading at the desk: review-desk, desk-keys and notes, with the sittings.
  'src/features/review-desk/reading/{begun-note,hide-names,desk-filters,desk-header,desk-polling}.test.tsx',
  'src/features/review-desk/reading/{desk-url,desk-view,keep-applications,not-kept,one-person}.test.tsx',
  'src/features/review-desk/reading/undo-verdicts.test.tsx',
  'src/features/review-desk/{questions,table,tools}/*.test.tsx',
  // Sending and deciding: sending-screen, course-of-a-run and pending-requests, with histories and sittings.
  'src/features/review-desk/sending/{interrupted-run,lost-answer,note-fields,nothing-to-send}.test.tsx',
  'src/features/review-desk/sending/{default-notes,read-note,sending-notes,stopped-run}.test.tsx',
  'src/features/review-desk/requests/{decided-elsewhere,note-from-desk,refused-decision}.test.tsx',
  // Forms: edit-profile, onboarding, create-board-form, apply-dialog and join-request.
  'src/features/profile/{edit-profile-saving,edit-profile-typing,open-to-work}.test.tsx',
  'src/features/onboarding/{later-steps,profile-step,step-navigation}.test.tsx',
  'src/features/create-board/{create-board-typing,created-once}.test.tsx',
  'src/features/board-detail/{board-changes,edit-board-dialog,share-box}.test.tsx',
  'src/features/joining/{applied-once,apply-with-memory,stale-arrival}.test.tsx',
  'tests/{form-errors,left-forms}.test.tsx',
  // Lists: discover, board-filters and my-boards.
  'src/features/discover/{discover-members,people-filters}.test.tsx',
  'src/features/my-boards/oldest-wait.test.tsx',
  'tests/long-lists.test.tsx',
  // The frame: guards, session, command-palette and nav-bar.
  'src/app/guards/signed-out.test.tsx',
  'src/features/sign-in/state-check.test.tsx',
  'src/app/commands/shortcuts.test.tsx',
  'src/app/{titles,late/reload-on-navigation}.test.tsx',
  // What is kept of the last visit: keep-app, early-kept and answers-database.
  'src/app/late/{keep-answers,kept-is-not-fresh}.test.tsx',
  // The same page for everybody, or in odd surroundings: routes, guards and the fault tables.
  'tests/{announcements,demo-ways}.test.tsx',
  'tests/faults/{addresses,environment,late-answers}.test.tsx',
  // The commands for developers, and what the tests are made of.
  'tests/doctor/*.test.ts',
  'tests/kit/computed-styles.test.ts',
];

/**
 * What every change meets with React's development build, too: the parts that all screens are made of, effects that run
 * twice, and what only that build says.
 */
const WITH_WARNINGS = [
  'src/{ui,components,lib,identity}/**/*.test.{ts,tsx}',
  'src/app/{error-boundary,late/use-focus-on-navigation}.test.tsx',
  'src/api/search-hooks.test.ts',
];
const IS_FOR_EVERY_CHANGE = process.env.TEST_EVERY_CHANGE === '1';
const LEFT_OUT = IS_FOR_EVERY_CHANGE ? IN_FULL_RUN : [];

/** With a page, in jsdom. */
const WITH_PAGE = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  isolate: false,
  // It keeps notices by number, and each file counts its own.
  server: { deps: { inline: ['sonner'] } },
  setupFiles: ['tests/fresh-globals.ts', 'tests/fresh-page.ts', 'tests/setup.ts'],
} satisfies TestProjectInlineConfiguration['test'];
/** Only a test that hangs takes this long, on whatever machine. */
const TEST_TIMEOUT_MS = 120_000;

/**
 * The `test` section of vite.config.ts.
 * @param shared the parts of the app's own build that the tests need. Not with `extends`, by which a number of
 * workers given on the command line would be overruled.
 */
export function unitTests(
  shared: Pick<ViteUserConfig, 'define' | 'resolve' | 'plugins'>,
): NonNullable<ViteUserConfig['test']> {
  forgetConfiguration();
  const { execArgv } = moveToPlace();
  const project = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
    ...shared,
    // Without the developer's `.env`.
    envDir: false,
    test: {
      testTimeout: TEST_TIMEOUT_MS,
      hookTimeout: TEST_TIMEOUT_MS,
      ...test,
      // Most of what a test makes is garbage at once, and most code runs a few times: compiling it simply from the first
      // time on saves a twentieth of the processor time.
      execArgv: [...execArgv, '--max-semi-space-size=64', '--always-sparkplug'],
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
    },
  });
  const withPage = (test: TestProjectInlineConfiguration['test']) => project({ ...WITH_PAGE, ...test });
  /** With React as people have it: half of the time of a test with a screen is its development build. */
  const withProductionReact = (
    test: TestProjectInlineConfiguration['test'],
    setupFiles: readonly string[] = [],
  ): TestProjectInlineConfiguration => ({
    ...withPage({
      ...test,
      env: { NODE_ENV: 'production' },
      setupFiles: [...setupFiles, ...WITH_PAGE.setupFiles],
    }),
    oxc: { jsx: { development: false } },
  });
  const screens = {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    exclude: [...PURE, ...SITTINGS, ...LEFT_OUT],
  };
  return {
    maxWorkers: '100%',
    sequence: { sequencer: process.env.TEST_ORDER ? AnyOrder : LongestFirst },
    // No project isolates its files: starting a process and a page takes longer than most files. What a file leaves
    // behind is removed (`fresh-globals.ts`, `fresh-page.ts`).
    projects: [
      project({
        name: 'pure',
        environment: 'node',
        include: PURE,
        exclude: LEFT_OUT,
        isolate: false,
        setupFiles: ['tests/fresh-globals.ts', 'tests/kit/watch-console.ts'],
      }),
      ...(IS_FOR_EVERY_CHANGE
        ? [
            withProductionReact(
              { ...screens, name: 'page', exclude: [...screens.exclude, ...WITH_WARNINGS] },
              // A test of a component acts within React's `act`; the sittings wait for a page at rest.
              ['tests/production-react.ts'],
            ),
            withPage({ ...screens, name: 'page, with warnings', include: WITH_WARNINGS }),
          ]
        : [withPage({ ...screens, name: 'page' })]),
      withProductionReact({ name: 'sittings', include: SITTINGS }),
    ],
  };
}
