import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const HOME = 'pages/discover-page.tsx';
const BOARD = 'pages/board-page.tsx';
const BOARDS = 'pages/boards-page.tsx';
const JOIN_BOARD = 'pages/join-board-page.tsx';
const PROFILE = 'pages/profile-page.tsx';
const SHORT_LINK = 'pages/short-link-page.tsx';
const AUTH = 'pages/auth-page.tsx';
const ONBOARDING = 'pages/onboarding-page.tsx';
const AFTER_FIRST_PAINT = 'app/late/after-first-paint.ts';
/** What the first screen loads by and by. */
const LATER = [AFTER_FIRST_PAINT, 'app/deferred-shell.tsx'];
const MEMBERS = 'features/discover/member-search.tsx';

/** These chunks also contain whatever else their modules import. */
const WITH_IMPORTS: readonly string[] = ['entry', 'app', 'board', 'home'];

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

const ICONS = /\/lucide-react\.mjs$/;

const iconNames = (code: string) =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(' as ')[0]?.trim() ?? ''),
  );

/**
 * The ids of what a module imports. lucide-react is one module that imports all of its icons; whoever imports it needs
 * only those that it names.
 */
function importsOf(id: string, modules: Modules): string[] {
  const { importedIds = [], code = '' } = modules.getModuleInfo(id) ?? {};
  return importedIds.flatMap((imported) => {
    if (!ICONS.test(imported)) return [imported];
    const icons = modules.getModuleInfo(imported);
    return iconNames(code ?? '').flatMap((name) => {
      const file = new RegExp(`\\bas ${name}\\b[^;]*from ["']\\./(icons/[^"']+)["']`).exec(
        icons?.code ?? '',
      )?.[1];
      return file === undefined ? [] : [imported.replace(ICONS, `/${file}`)];
    });
  });
}

/** The ids of everything that a module imports statically, itself included. */
function closure(file: string, modules: Modules): Set<string> {
  const ids = new Set<string>();
  const open = [SRC + file];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (ids.has(id)) continue;
    ids.add(id);
    open.push(...importsOf(id, modules));
  }
  return ids;
}

/**
 * A group of what `needs` returns, the stylesheets aside, which all go into index.html. Those of `WITH_IMPORTS` contain
 * what their modules import, too; the others must leave that to the pages that need it as well.
 */
function group(name: string, priority: number, needs: (modules: Modules) => (id: string) => boolean) {
  let isNeeded: ((id: string) => boolean) | undefined;
  return {
    debugName: name,
    priority,
    includeDependenciesRecursively: WITH_IMPORTS.includes(name),
    name: (id: string, modules: Modules) => {
      isNeeded ??= needs(modules);
      return isNeeded(id) && !id.endsWith('.css') ? name : null;
    },
  };
}

/** Whether a module is needed by all of the first files and by none of the others. */
function shared(files: readonly string[], others: readonly string[], modules: Modules) {
  const needing = files.map((file) => closure(file, modules));
  const excluded = others.map((file) => closure(file, modules));
  return (id: string) => needing.every((ids) => ids.has(id)) && !excluded.some((ids) => ids.has(id));
}

const PAGES = readdirSync(`${SRC}pages`)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => `pages/${file}`);
const pagesWithout = (page: string) => PAGES.filter((file) => file !== page);

/** What all of the first files need and none of the others. */
const SHARED: readonly [name: string, priority: number, files: string[], others: string[]][] = [
  // What the two pages about a single board have in common; most other pages need nearly all of it too.
  ['board', 1, [BOARD, JOIN_BOARD], []],
  // Each of these was up to ten chunks of half a kilobyte, since other code, loaded later, shares one or the other. Without
  // 'board-and-...' and 'profile-...' a board's page took 1,000 bytes more, which is over its limit; without the latter 115.
  ['board-and-members', 0, [BOARD, MEMBERS], [AUTH, BOARDS, JOIN_BOARD, ...LATER]],
  ['board-and-profile', 0, [BOARD, PROFILE], [AUTH, BOARDS, JOIN_BOARD, ...LATER]],
  ['board-and-boards', 0, [BOARD, BOARDS], [AUTH, JOIN_BOARD, ...LATER]],
  ['board-and-auth', 0, [BOARD, AUTH], [HOME, ...LATER]],
  // Without the page itself, which is a chunk of its own.
  ['board-only', 0, [BOARD], [...pagesWithout(BOARD), ...LATER]],
  ['profile-only', 0, [PROFILE], [...pagesWithout(PROFILE), MEMBERS, ...LATER]],
  ['profile-and-forms', 0, [PROFILE, ONBOARDING], [HOME, BOARD, BOARDS, JOIN_BOARD, AUTH, MEMBERS, ...LATER]],
  // What no other page needs.
  ['home', 0, [HOME], pagesWithout(HOME)],
];

/** The names of the chunks that the first screens are made of. */
export const COMMON_CHUNKS: readonly string[] = ['entry', 'app', ...SHARED.map(([name]) => name)];

/**
 * What most visits need is in a few chunks: many small ones would take 14 kB more on the wire, because brotli
 * compresses them less well, and a phone would take longer to ask for them and to link them. Which module belongs
 * where follows from the imports alone. Everything else is left to Rolldown.
 */
export function chunkGroups() {
  return [
    // What the entry imports: it decides where the app starts, so it is needed before the app.
    group('entry', 3, (modules) => {
      const ids = closure('main.tsx', modules);
      return (id) => ids.has(id) && id !== `${SRC}main.tsx`;
    }),
    // The app, with what the two pages on which most visits begin have in common, and the sentence that boards and links
    // to them share.
    group('app', 2, (modules) => {
      const [app, board, ...others] = ['app/start.tsx', BOARD, HOME, SHORT_LINK].map((file) =>
        closure(file, modules),
      );
      return (id) => Boolean(app?.has(id) || (board?.has(id) && others.some((ids) => ids.has(id))));
    }),
    ...SHARED.map(([name, priority, files, others]) =>
      group(name, priority, (modules) => {
        const isShared = shared(files, others, modules);
        return (id) => isShared(id) && !(name.endsWith('-only') && id === `${SRC}${files[0]}`);
      }),
    ),
    // Changes of boards and requests, which an invitation sends, too: these were four chunks.
    group('changes', 0, (modules) => {
      const isShared = shared([JOIN_BOARD], [AUTH, ...LATER], modules);
      return (id) => isShared(id) && id.startsWith(`${SRC}api/`);
    }),
    // What the app loads after the first paint, and no page needs.
    group('late', 0, (modules) => shared([AFTER_FIRST_PAINT], PAGES, modules)),
  ];
}
