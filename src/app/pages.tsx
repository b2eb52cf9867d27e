import type { ComponentType } from 'react';
import { lazyComponent } from '@/ui/lazy-component';
import { useDocumentTitle } from '@/lib/hooks/use-document-title';
import { PageSkeleton } from './layout/page-skeleton';
import { PageFailed } from './error-boundary';
import { routeOf, routeTitles, type RouteName } from './routes';

/** Before the page, whose own title counts. */
function DocumentTitle({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}

interface LazyPage {
  Page: ComponentType;
  /** Loads the page's code; from then on it renders at once. A failure shows only when the page is rendered. */
  preload: () => Promise<void>;
}

/** @param exported the page's name in its module */
function lazyPage<Exported extends string>(
  name: RouteName | 'notFound',
  exported: Exported,
  load: () => Promise<Record<Exported, ComponentType>>,
): LazyPage {
  const loadAll = async () => {
    window.early?.preloadChunks(name);
    // Apart from the import, around which the build puts much more code.
    return (await load())[exported];
  };
  const Content = lazyComponent(loadAll, { fallback: PageSkeleton, failed: PageFailed });
  const title = name === 'notFound' ? 'Page not found' : routeTitles[name];
  const Page = () => (
    <>
      <DocumentTitle title={title} />
      <Content />
    </>
  );
  return { Page, preload: Content.preload };
}

/** Every page by its route, each in a chunk of its own. */
export const pages = {
  home: lazyPage('home', 'DiscoverPage', () => import('@/pages/discover-page')),
  auth: lazyPage('auth', 'AuthPage', () => import('@/pages/auth-page')),
  onboarding: lazyPage('onboarding', 'OnboardingPage', () => import('@/pages/onboarding-page')),
  profile: lazyPage('profile', 'ProfilePage', () => import('@/pages/profile-page')),
  boards: lazyPage('boards', 'BoardsPage', () => import('@/pages/boards-page')),
  createBoard: lazyPage('createBoard', 'CreateBoardPage', () => import('@/pages/create-board-page')),
  review: lazyPage('review', 'ReviewPage', () => import('@/pages/review-page')),
  board: lazyPage('board', 'BoardPage', () => import('@/pages/board-page')),
  joinBoard: lazyPage('joinBoard', 'JoinBoardPage', () => import('@/pages/join-board-page')),
  shortLink: lazyPage('shortLink', 'ShortLinkPage', () => import('@/pages/short-link-page')),
  saved: lazyPage('saved', 'SavedPage', () => import('@/pages/saved-page')),
  comingSoon: lazyPage('comingSoon', 'ComingSoonPage', () => import('@/pages/coming-soon-page')),
  error: lazyPage('error', 'ErrorPage', () => import('@/pages/error-page')),
} satisfies Record<RouteName, LazyPage>;

export const notFoundPage = lazyPage('notFound', 'NotFoundPage', () => import('@/pages/not-found-page'));

export function preloadPage(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  const page = route === null ? notFoundPage : pages[route.name];
  return page.preload();
}
