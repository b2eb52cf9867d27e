import { matchPath } from 'react-router-dom';
import { routePatterns } from '@/lib/addresses/paths';

export type RouteName = keyof typeof routePatterns;

export const routeNames = Object.keys(routePatterns) as RouteName[];

/**
 * Of the document. Where the data has a better one (the name of a board or person), it is shown until then. What a route
 * needs is in route-needs.ts, its page is imported in pages.tsx, and its place in the tree is in app-routes.tsx.
 */
export const routeTitles: Readonly<Record<RouteName, string>> = {
  home: 'Discover',
  auth: 'Sign in',
  onboarding: 'Onboarding',
  profile: 'Profile',
  boards: 'My Boards',
  createBoard: 'Create Board',
  review: 'Review desk',
  board: 'Board',
  joinBoard: 'Join board',
  shortLink: 'Redirecting',
  saved: 'Saved',
  comingSoon: 'Coming Soon',
  error: 'Something went wrong',
};

/** The route that a path belongs to; null where there is none. Fixed paths come before those with ids. */
export function routeOf(
  pathname: string,
): { name: RouteName; params: Record<string, string | undefined> } | null {
  for (const name of routeNames) {
    const match = matchPath(routePatterns[name], pathname);
    if (match !== null) return { name, params: match.params };
  }
  return null;
}
