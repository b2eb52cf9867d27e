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
const LATER = [AFTER_FIRST_PAINT, 'lib/keyboard/shortcuts.ts'];
const MEMBERS = 'features/discover/member-search.tsx';

/** The names of the chunks below that the first screens are made of. */
export const COMMON_CHUNKS = [
  'entry',
  'app',
  'board',
  'home',
  'board-only',
  'board-and-members',
  'board-and-profile',
  'board-and-boards',
  'board-and-auth',
  'profile-only',
  'profile-and-forms',
] as const;

/** They also contain whatever else their modules import. */
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
 * A group of what `needs` returns, the stylesheets aside, which all go into index.html. The first four contain what
 * their modules import, too; the others must leave that to the pages that need it as well.
 */
function group(
  name: (typeof COMMON_CHUNKS)[number] | 'changes' | 'late',
  priority: number,
  needs: (modules: Modules) => (id: string) => boolean,
) {
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

/**
 * What most visits need is in a few chunks: many small ones would take 14 kB more on the wire, because brotli
 * compresses them less well, and a phone would take longer to ask for them and to link them. Which module belongs
 * where follows from the imports alone. Everything else is left to Rolldown.
 */
export function chunkGroups() {
  const pages = readdirSync(`${SRC}pages`)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `pages/${file}`);
  const without = (page: string) => pages.filter((file) => file !== page);
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
    // What the two pages about a single board have in common; most other pages need nearly all of it too.
    group('board', 1, (modules) => shared([BOARD, JOIN_BOARD], [], modules)),
    // Each of these was up to ten chunks of half a kilobyte, since other code, loaded later, shares one or the other.
    group('board-and-members', 0, (modules) =>
      shared([BOARD, MEMBERS], [AUTH, BOARDS, JOIN_BOARD, ...LATER], modules),
    ),
    group('board-and-profile', 0, (modules) =>
      shared([BOARD, PROFILE], [AUTH, BOARDS, JOIN_BOARD, ...LATER], modules),
    ),
    group('board-and-boards', 0, (modules) => shared([BOARD, BOARDS], [AUTH, JOIN_BOARD, ...LATER], modules)),
    group('board-and-auth', 0, (modules) => shared([BOARD, AUTH], [HOME, ...LATER], modules)),
    group('board-only', 0, (modules) => {
      const isOnly = shared([BOARD], [...without(BOARD), ...LATER], modules);
      return (id) => isOnly(id) && id !== SRC + BOARD;
    }),
    group('profile-only', 0, (modules) => {
      const isOnly = shared([PROFILE], [...without(PROFILE), MEMBERS, ...LATER], modules);
      return (id) => isOnly(id) && id !== SRC + PROFILE;
    }),
    group('profile-and-forms', 0, (modules) =>
      shared([PROFILE, ONBOARDING], [HOME, BOARD, BOARDS, JOIN_BOARD, AUTH, MEMBERS, ...LATER], modules),
    ),
    // Changes of boards and requests, which an invitation sends, too: these were four chunks.
    group('changes', 0, (modules) => {
      const isShared = shared([JOIN_BOARD], [AUTH, ...LATER], modules);
      return (id) => isShared(id) && id.startsWith(`${SRC}api/`);
    }),
    // What no other page needs.
    group('home', 0, (modules) => shared([HOME], without(HOME), modules)),
    // What the app loads after the first paint, and no page needs.
    group('late', 0, (modules) => {
      const late = closure(AFTER_FIRST_PAINT, modules);
      const screens = pages.map((file) => closure(file, modules));
      return (id) => late.has(id) && !screens.some((ids) => ids.has(id));
    }),
  ];
}
