import { matchPath } from 'react-router-dom';
import { routePatterns } from '@/lib/paths';
import { lazyPage, type LazyPage } from './lazy-page';

/** Every page by its route; each is a chunk of its own. */
export const pages = {
  home: lazyPage(() => import('@/pages/discover-page'), 'DiscoverPage'),
  auth: lazyPage(() => import('@/pages/auth-page'), 'AuthPage'),
  onboarding: lazyPage(() => import('@/pages/onboarding-page'), 'OnboardingPage'),
  profile: lazyPage(() => import('@/pages/profile-page'), 'ProfilePage'),
  boards: lazyPage(() => import('@/pages/boards-page'), 'BoardsPage'),
  createBoard: lazyPage(() => import('@/pages/create-board-page'), 'CreateBoardPage'),
  review: lazyPage(() => import('@/pages/review-page'), 'ReviewPage'),
  board: lazyPage(() => import('@/pages/board-page'), 'BoardPage'),
  joinBoard: lazyPage(() => import('@/pages/join-board-page'), 'JoinBoardPage'),
  shortLink: lazyPage(() => import('@/pages/short-link-page'), 'ShortLinkPage'),
  comingSoon: lazyPage(() => import('@/pages/coming-soon-page'), 'ComingSoonPage'),
  error: lazyPage(() => import('@/pages/error-page'), 'ErrorPage'),
} satisfies Record<keyof typeof routePatterns, LazyPage>;

export const notFoundPage = lazyPage(() => import('@/pages/not-found-page'), 'NotFoundPage');

type RouteName = keyof typeof routePatterns;

/** Which route a path belongs to; null for none. Fixed paths stand before the ones with ids in `routePatterns`. */
export function routeOf(
  pathname: string,
): { name: RouteName; params: Record<string, string | undefined> } | null {
  for (const name of Object.keys(routePatterns) as RouteName[]) {
    const match = matchPath(routePatterns[name], pathname);
    if (match !== null) return { name, params: match.params };
  }
  return null;
}

/** Fetches the code of the page that a path shows. */
export function preloadPage(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  const page = route === null ? notFoundPage : pages[route.name];
  return page.preload();
}
