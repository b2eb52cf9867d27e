import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const HOME = 'pages/discover-page.tsx';
const BOARD = 'pages/board-page.tsx';
const JOIN_BOARD = 'pages/join-board-page.tsx';
const AFTER_FIRST_PAINT = 'app/after-first-paint.ts';

/** The names of the chunks below that the first screens are made of. */
export const COMMON_CHUNKS = ['start', 'app', 'board', 'home'] as const;

/** What Rolldown knows about the modules. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The ids of everything that a module imports statically, itself included. */
function closure(file: string, modules: Modules): Set<string> {
  const ids = new Set<string>();
  const add = (id: string) => {
    if (ids.has(id)) return;
    ids.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(add);
  };
  add(SRC + file);
  return ids;
}

/** A group of what `needs` returns, the stylesheets aside, which all go into index.html. */
function group(
  name: (typeof COMMON_CHUNKS)[number] | 'late',
  priority: number,
  needs: (modules: Modules) => (id: string) => boolean,
) {
  let isNeeded: ((id: string) => boolean) | undefined;
  return {
    debugName: name,
    priority,
    // Only what is named: what a page needs too stays out of the late chunk.
    includeDependenciesRecursively: name !== 'late',
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
