import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const HOME = 'pages/discover-page.tsx';
const BOARD = 'pages/board-page.tsx';
const JOIN_BOARD = 'pages/join-board-page.tsx';
/** They need little of what boards and profiles share. */
const LIGHT_PAGES = [HOME, 'pages/auth-page.tsx', 'pages/boards-page.tsx', 'pages/saved-page.tsx'];
const PROFILE = 'pages/profile-page.tsx';
const CREATE_BOARD = 'pages/create-board-page.tsx';
const AFTER_FIRST_PAINT = 'app/after-first-paint.ts';

/** The names of the chunks below that the first screens are made of. */
export const COMMON_CHUNKS = ['start', 'app', 'board', 'home'] as const;

/** What Rolldown knows about the modules. */
interface Modules {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** The ids of everything that a module imports statically, itself included. */
function closureOf(start: string, modules: Modules): Set<string> {
  const ids = new Set<string>();
  const add = (id: string) => {
    if (ids.has(id)) return;
    ids.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(add);
  };
  add(start);
  return ids;
}

const closure = (file: string, modules: Modules) => closureOf(SRC + file, modules);

/** The closures of all that the app loads on demand: pages, dialogs, libraries. */
function closuresOnDemand(modules: Modules): Set<string>[] {
  const found = new Map<string, Set<string>>();
  const follow = (ids: Set<string>) => {
    for (const id of ids) {
      for (const imported of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
        if (found.has(imported)) continue;
        const closureOfImported = closureOf(imported, modules);
        found.set(imported, closureOfImported);
        follow(closureOfImported);
      }
    }
  };
  follow(closure('main.tsx', modules));
  return [...found.values()];
}

/** What all of these pages share, with each other or with what is loaded on demand, and none of the others needs. */
function isSharedBy(sharing: readonly string[], others: readonly string[], modules: Modules) {
  const needed = sharing.map((file) => closure(file, modules));
  const keptOut = others.map((file) => closure(file, modules));
  const onDemand = closuresOnDemand(modules);
  return (id: string) =>
    needed.every((ids) => ids.has(id)) &&
    !keptOut.some((ids) => ids.has(id)) &&
    onDemand.filter((ids) => ids.has(id)).length > 1;
}

/** A group of what `needs` returns, the stylesheets aside, which all go into index.html. */
function group(
  name: (typeof COMMON_CHUNKS)[number] | 'shared' | 'board-parts' | 'profile-parts' | 'late',
  priority: number,
  needs: (modules: Modules) => (id: string) => boolean,
) {
  let isNeeded: ((id: string) => boolean) | undefined;
  return {
    debugName: name,
    priority,
    // Elsewhere only what is named: what another page needs too stays out of it.
    includeDependenciesRecursively: COMMON_CHUNKS.some((common) => common === name),
    name: (id: string, modules: Modules) => {
      isNeeded ??= needs(modules);
      return isNeeded(id) && !id.endsWith('.css') ? name : null;
    },
  };
}

/**
 * What most visits need is in a few chunks: many small ones would take 14 kB more on the wire, because brotli
 * compresses them less well. Which module belongs where follows from the imports alone. Everything else is left to
 * Rolldown.
 */
export function chunkGroups() {
  const pages = readdirSync(`${SRC}pages`).map((file) => `pages/${file}`);
  const otherPages = pages.filter((file) => file !== HOME);
  return [
    // What decides where the app starts; it is needed before the app.
    group('start', 3, (modules) => {
      const ids = closure('main.tsx', modules);
      return (id) => ids.has(id) && id !== `${SRC}main.tsx`;
    }),
    // The app, with what the two pages on which most visits begin have in common.
    group('app', 2, (modules) => {
      const [app, home, board] = ['app/start.tsx', HOME, BOARD].map((file) => closure(file, modules));
      return (id) => Boolean(app?.has(id) || (home?.has(id) && board?.has(id)));
    }),
    // What the two pages about a single board have in common; most other pages need nearly all of it too.
    group('board', 1, (modules) => {
      const [board, joinBoard] = [BOARD, JOIN_BOARD].map((file) => closure(file, modules));
      return (id) => Boolean(board?.has(id) && joinBoard?.has(id));
    }),
    // The many small things that boards and profiles share with each other and with dialogs: it takes a phone 5 ms to
    // ask for a chunk.
    group('shared', 0, (modules) => isSharedBy([BOARD, PROFILE], LIGHT_PAGES, modules)),
    group('board-parts', 0, (modules) => isSharedBy([BOARD], [PROFILE, ...LIGHT_PAGES], modules)),
    group('profile-parts', 0, (modules) =>
      isSharedBy([PROFILE], [BOARD, CREATE_BOARD, ...LIGHT_PAGES], modules),
    ),
    // What no other page needs.
    group('home', 0, (modules) => {
      const home = closure(HOME, modules);
      const others = otherPages.map((file) => closure(file, modules));
      return (id) => home.has(id) && !others.some((ids) => ids.has(id));
    }),
    // What the app loads after the first paint, and no page needs.
    group('late', 0, (modules) => {
      const late = closure(AFTER_FIRST_PAINT, modules);
      const screens = pages.map((file) => closure(file, modules));
      return (id) => late.has(id) && !screens.some((ids) => ids.has(id));
    }),
  ];
}
