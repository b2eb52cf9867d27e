import { firstCalls, type FirstCall } from '@/api/first-calls';
import { routePatterns } from '@/lib/paths';

/** Who may see a route: everybody, people who are signed in, or those of them whose profile is complete. */
type Access = 'everybody' | 'signedIn' | 'completeProfile';

export interface AppRoute {
  path: string;
  /** The file in src/pages, which is a chunk of its own. */
  page: string;
  access: Access;
  /** What its screen requests first, the most important call first. */
  firstCalls: readonly FirstCall[];
  /** Its code is preloaded by index.html, because many visits start there. */
  isEntrance?: true;
}

export type RouteName = keyof typeof routePatterns;

/**
 * Everything about a route that is known without its code. A route's page is imported in pages.ts, and its place in
 * the tree of app-routes.tsx is what protects it; routes.test.tsx compares both with this.
 */
export const routes: Readonly<Record<RouteName, AppRoute>> = {
  home: {
    path: routePatterns.home,
    page: 'discover-page',
    access: 'everybody',
    firstCalls: ['searchBoards', 'getMyProfile'],
    isEntrance: true,
  },
  auth: {
    path: routePatterns.auth,
    page: 'auth-page',
    access: 'everybody',
    firstCalls: [],
    isEntrance: true,
  },
  onboarding: {
    path: routePatterns.onboarding,
    page: 'onboarding-page',
    access: 'signedIn',
    firstCalls: ['getMyProfile'],
  },
  profile: {
    path: routePatterns.profile,
    page: 'profile-page',
    access: 'signedIn',
    firstCalls: ['getProfile', 'getMyProfile'],
    isEntrance: true,
  },
  boards: {
    path: routePatterns.boards,
    page: 'boards-page',
    access: 'completeProfile',
    firstCalls: ['getMyProfile', 'listMyBoards'],
    isEntrance: true,
  },
  createBoard: {
    path: routePatterns.createBoard,
    page: 'create-board-page',
    access: 'completeProfile',
    firstCalls: ['getMyProfile'],
  },
  review: {
    path: routePatterns.review,
    page: 'review-page',
    access: 'completeProfile',
    // Not the applications: only the board's creator may load them.
    firstCalls: ['getMyProfile', 'getBoard'],
    isEntrance: true,
  },
  board: {
    path: routePatterns.board,
    page: 'board-page',
    access: 'everybody',
    firstCalls: ['getBoard', 'getMyProfile', 'listMyJoinRequests'],
    isEntrance: true,
  },
  joinBoard: {
    path: routePatterns.joinBoard,
    page: 'join-board-page',
    access: 'signedIn',
    firstCalls: ['getBoard', 'getMyProfile', 'listMyJoinRequests'],
    isEntrance: true,
  },
  shortLink: {
    path: routePatterns.shortLink,
    page: 'short-link-page',
    access: 'everybody',
    firstCalls: [],
    isEntrance: true,
  },
  saved: {
    path: routePatterns.saved,
    page: 'saved-page',
    access: 'signedIn',
    firstCalls: ['getMyProfile'],
  },
  comingSoon: {
    path: routePatterns.comingSoon,
    page: 'coming-soon-page',
    access: 'everybody',
    firstCalls: [],
  },
  error: {
    path: routePatterns.error,
    page: 'error-page',
    access: 'everybody',
    firstCalls: [],
  },
};

/** A route as index.html knows it: plain data, written to the page as JSON. */
export interface EarlyRoute {
  name: string;
  /** A regular expression for the path; its groups are the ids in it, still encoded. */
  pattern: string;
  isProtected: boolean;
  /** With `$1`, `$2`, ... for the ids. */
  calls: { path: string; needsToken: boolean; needsPlainAddress: boolean }[];
}

/** '/boards/:boardId/review/:step?' as a regular expression, also with a slash at the end, and the names of its groups. */
function patternOf(path: string): { pattern: string; names: string[] } {
  const names: string[] = [];
  const parts = path.split('/').filter(Boolean);
  const sources = parts.map((part) => {
    const [, name, optional] = /^:(\w+)(\??)$/.exec(part) ?? [];
    if (name === undefined) return `/${part}`;
    names.push(name);
    return optional === '?' ? '(?:/([^/]+))?' : '/([^/]+)';
  });
  return { pattern: `^${sources.join('')}/?$`, names };
}

/** Every route in the order in which they are matched. */
export function earlyRoutes(): EarlyRoute[] {
  return (Object.keys(routes) as RouteName[]).map((name) => {
    const { path, access, firstCalls: calls } = routes[name];
    const { pattern, names } = patternOf(path);
    return {
      name,
      pattern,
      isProtected: access !== 'everybody',
      calls: calls.map((call) => {
        const { path: address, needsToken = false, needsPlainAddress = false } = firstCalls[call];
        const withGroups = address.replace(/:(\w+)/g, (_whole, id: string) => `$${names.indexOf(id) + 1}`);
        return { path: withGroups, needsToken, needsPlainAddress };
      }),
    };
  });
}
