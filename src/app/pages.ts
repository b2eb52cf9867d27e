import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { lazyPart } from '@/lib/lazy-part';
import { routePatterns } from '@/lib/paths';
import { PageSkeleton } from './layout/page-skeleton';
import { PageFailed } from './page-failed';

declare global {
  interface Window {
    /**
     * Preloads everything that a page's chunk imports, in parallel instead of one after the other
     * (build/early-script.ts).
     */
    preloadChunks?: (page: string) => void;
  }
}

interface LazyPage {
  Page: ComponentType;
  /** Loads the page's code; from then on it renders at once. A failure shows only when the page is rendered. */
  preload: () => Promise<void>;
}

function lazyPage(name: string, load: () => Promise<ComponentType>): LazyPage {
  const loadAll = () => {
    window.preloadChunks?.(name);
    return load();
  };
  const Page = lazyPart(loadAll, { fallback: PageSkeleton, failed: PageFailed, isPage: true });
  return { Page, preload: Page.whenReady };
}

/** Every page by its route, each in a chunk of its own. */
export const pages = {
  home: lazyPage('home', async () => (await import('@/pages/discover-page')).DiscoverPage),
  auth: lazyPage('auth', async () => (await import('@/pages/auth-page')).AuthPage),
  onboarding: lazyPage('onboarding', async () => (await import('@/pages/onboarding-page')).OnboardingPage),
  profile: lazyPage('profile', async () => (await import('@/pages/profile-page')).ProfilePage),
  boards: lazyPage('boards', async () => (await import('@/pages/boards-page')).BoardsPage),
  createBoard: lazyPage(
    'createBoard',
    async () => (await import('@/pages/create-board-page')).CreateBoardPage,
  ),
  review: lazyPage('review', async () => (await import('@/pages/review-page')).ReviewPage),
  board: lazyPage('board', async () => (await import('@/pages/board-page')).BoardPage),
  joinBoard: lazyPage('joinBoard', async () => (await import('@/pages/join-board-page')).JoinBoardPage),
  shortLink: lazyPage('shortLink', async () => (await import('@/pages/short-link-page')).ShortLinkPage),
  saved: lazyPage('saved', async () => (await import('@/pages/saved-page')).SavedPage),
  comingSoon: lazyPage('comingSoon', async () => (await import('@/pages/coming-soon-page')).ComingSoonPage),
  error: lazyPage('error', async () => (await import('@/pages/error-page')).ErrorPage),
} satisfies Record<keyof typeof routePatterns, LazyPage>;

export const notFoundPage = lazyPage(
  'notFound',
  async () => (await import('@/pages/not-found-page')).NotFoundPage,
);

type RouteName = keyof typeof routePatterns;

/**
 * The route that a path belongs to; null where there is none. In `routePatterns` fixed paths come before those with
 * ids.
 */
export function routeOf(
  pathname: string,
): { name: RouteName; params: Record<string, string | undefined> } | null {
  for (const name of Object.keys(routePatterns) as RouteName[]) {
    const match = matchPath(routePatterns[name], pathname);
    if (match !== null) return { name, params: match.params };
  }
  return null;
}

/** Loads the code of a path's page. */
export function preloadPage(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  const page = route === null ? notFoundPage : pages[route.name];
  return page.preload();
}
