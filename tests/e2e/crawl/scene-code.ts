import { matchPath } from 'react-router-dom';
import { routePatterns } from '@/lib/addresses/paths';
import type { Scene } from '../../screens/scene';

const PAGES: Record<keyof typeof routePatterns, string> = {
  home: 'discover',
  auth: 'auth',
  onboarding: 'onboarding',
  profile: 'profile',
  boards: 'boards',
  createBoard: 'create-board',
  review: 'review',
  board: 'board',
  joinBoard: 'join-board',
  shortLink: 'short-link',
  saved: 'saved',
  comingSoon: 'coming-soon',
  error: 'error',
};

/** The start, and the person's sign-in. */
const ALWAYS = ['src/app/start.tsx', 'src/identity/firebase-identity.ts'];
/** Some screens consist of more than their page. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  'home-members': ['src/features/discover/member-search.tsx'],
};

/** The modules that a scene cannot be shown without, by their names in Vite's manifest. */
export function codeOf({ name, path }: Scene): string[] {
  const { pathname } = new URL(path, 'http://app');
  const routes = Object.keys(PAGES) as (keyof typeof PAGES)[];
  const route = routes.find((one) => matchPath(routePatterns[one], pathname) !== null);
  const page = route === undefined ? 'not-found' : PAGES[route];
  return [...ALWAYS, `src/pages/${page}-page.tsx`, ...(MORE[name] ?? [])];
}
