import { matchPath } from 'react-router-dom';
import { routePatterns } from '@/lib/addresses/paths';

export interface AppRoute {
  path: string;
  /** Of the document. Where the data has a better one (the name of a board or person), it is shown until then. */
  title: string;
}

export type RouteName = keyof typeof routePatterns;

/**
 * What is known about a route without its code; what it needs is in route-needs.ts. A route's page is imported in
 * pages.tsx, and its place in the tree is in app-routes.tsx.
 */
export const routes: Readonly<Record<RouteName, AppRoute>> = {
  home: {
    path: routePatterns.home,
    title: 'Discover',
  },
  auth: {
    path: routePatterns.auth,
    title: 'Sign in',
  },
  onboarding: {
    path: routePatterns.onboarding,
    title: 'Onboarding',
  },
  profile: {
    path: routePatterns.profile,
    title: 'Profile',
  },
  boards: {
    path: routePatterns.boards,
    title: 'My Boards',
  },
  createBoard: {
    path: routePatterns.createBoard,
    title: 'Create Board',
  },
  review: {
    path: routePatterns.review,
    title: 'Review desk',
  },
  board: {
    path: routePatterns.board,
    title: 'Board',
  },
  joinBoard: {
    path: routePatterns.joinBoard,
    title: 'Join board',
  },
  shortLink: {
    path: routePatterns.shortLink,
    title: 'Redirecting',
  },
  saved: {
    path: routePatterns.saved,
    title: 'Saved',
  },
  comingSoon: {
    path: routePatterns.comingSoon,
    title: 'Coming Soon',
  },
  error: {
    path: routePatterns.error,
    title: 'Something went wrong',
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
