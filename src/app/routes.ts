import { matchPath } from 'react-router-dom';
import type { FirstCall } from '@/api/first-calls';
import { routePatterns } from '@/lib/addresses/paths';

/** Who may see a route: everybody, people who are signed in, or those of them whose profile is complete. */
type Access = 'everybody' | 'signedIn' | 'completeProfile';

export interface AppRoute {
  path: string;
  /** The file in src/pages, which is a chunk of its own. */
  page: string;
  /** Of the document. Where the data has a better one (the name of a board or person), it is shown until then. */
  title: string;
  access: Access;
  /** What its screen requests first, the most important call first. */
  firstCalls: readonly FirstCall[];
  /** Its code is preloaded by index.html, because many visits start there. */
  isEntrance?: true;
}

export type RouteName = keyof typeof routePatterns;

/**
 * Everything about a route that is known without its code. A route's page is imported in pages.tsx, and its place in
 * the tree of app-routes.tsx is what protects it, which routes.test.tsx compares with this.
 */
export const routes: Readonly<Record<RouteName, AppRoute>> = {
  home: {
    path: routePatterns.home,
    page: 'discover-page',
    title: 'Discover',
    access: 'everybody',
    firstCalls: ['searchBoards', 'getMyProfile'],
    isEntrance: true,
  },
  auth: {
    path: routePatterns.auth,
    page: 'auth-page',
    title: 'Sign in',
    access: 'everybody',
    firstCalls: [],
    isEntrance: true,
  },
  onboarding: {
    path: routePatterns.onboarding,
    page: 'onboarding-page',
    title: 'Onboarding',
    access: 'signedIn',
    firstCalls: ['getMyProfile'],
  },
  profile: {
    path: routePatterns.profile,
    page: 'profile-page',
    title: 'Profile',
    access: 'signedIn',
    firstCalls: ['getProfile', 'getMyProfile'],
    isEntrance: true,
  },
  boards: {
    path: routePatterns.boards,
    page: 'boards-page',
    title: 'My Boards',
    access: 'completeProfile',
    firstCalls: ['getMyProfile', 'listMyBoards'],
    isEntrance: true,
  },
  createBoard: {
    path: routePatterns.createBoard,
    page: 'create-board-page',
    title: 'Create Board',
    access: 'completeProfile',
    firstCalls: ['getMyProfile'],
  },
  review: {
    path: routePatterns.review,
    page: 'review-page',
    title: 'Review desk',
    access: 'completeProfile',
    // Not the applications: only the board's creator may load them.
    firstCalls: ['getMyProfile', 'getBoard'],
    isEntrance: true,
  },
  board: {
    path: routePatterns.board,
    page: 'board-page',
    title: 'Board',
    access: 'everybody',
    firstCalls: ['getBoard', 'getMyProfile', 'listMyJoinRequests'],
    isEntrance: true,
  },
  joinBoard: {
    path: routePatterns.joinBoard,
    page: 'join-board-page',
    title: 'Join board',
    access: 'signedIn',
    firstCalls: ['getBoard', 'getMyProfile', 'listMyJoinRequests'],
    isEntrance: true,
  },
  shortLink: {
    path: routePatterns.shortLink,
    page: 'short-link-page',
    title: 'Redirecting',
    access: 'everybody',
    firstCalls: [],
    isEntrance: true,
  },
  saved: {
    path: routePatterns.saved,
    page: 'saved-page',
    title: 'Saved',
    access: 'signedIn',
    firstCalls: ['getMyProfile'],
  },
  comingSoon: {
    path: routePatterns.comingSoon,
    page: 'coming-soon-page',
    title: 'Coming Soon',
    access: 'everybody',
    firstCalls: [],
  },
  error: {
    path: routePatterns.error,
    page: 'error-page',
    title: 'Something went wrong',
    access: 'everybody',
    firstCalls: [],
  },
};

/** The route that a path belongs to; null where there is none. Fixed paths come before those with ids. */
export function routeOf(
  pathname: string,
): { name: RouteName; params: Record<string, string | undefined> } | null {
  for (const name of Object.keys(routes) as RouteName[]) {
    const match = matchPath(routes[name].path, pathname);
    if (match !== null) return { name, params: match.params };
  }
  return null;
}
