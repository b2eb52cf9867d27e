import type { ComponentType } from 'react';
import { lazyPart } from '@/lib/loading/lazy-part';
import { useDocumentTitle } from '@/lib/hooks/use-document-title';
import { PageSkeleton } from './layout/page-skeleton';
import { PageFailed } from './page-failed';
import { routeOf, routes, type RouteName } from './routes';

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

/** @param pick takes the page out of its module; apart from the import, around which the build puts much more code */
function lazyPage<Module>(
  name: RouteName | 'notFound',
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
): LazyPage {
  const loadAll = async () => {
    window.early?.preloadChunks(name);
    return pick(await load());
  };
  const Content = lazyPart(loadAll, { fallback: PageSkeleton, failed: PageFailed, isPage: true });
  const title = name === 'notFound' ? 'Page not found' : routes[name].title;
  const Page = () => (
    <>
      <DocumentTitle title={title} />
      <Content />
    </>
  );
  return { Page, preload: Content.whenReady };
}

/** Every page by its route, each in a chunk of its own. */
export const pages = {
  home: lazyPage(
    'home',
    () => import('@/pages/discover-page'),
    (module) => module.DiscoverPage,
  ),
  auth: lazyPage(
    'auth',
    () => import('@/pages/auth-page'),
    (module) => module.AuthPage,
  ),
  onboarding: lazyPage(
    'onboarding',
    () => import('@/pages/onboarding-page'),
    (module) => module.OnboardingPage,
  ),
  profile: lazyPage(
    'profile',
    () => import('@/pages/profile-page'),
    (module) => module.ProfilePage,
  ),
  boards: lazyPage(
    'boards',
    () => import('@/pages/boards-page'),
    (module) => module.BoardsPage,
  ),
  createBoard: lazyPage(
    'createBoard',
    () => import('@/pages/create-board-page'),
    (module) => module.CreateBoardPage,
  ),
  review: lazyPage(
    'review',
    () => import('@/pages/review-page'),
    (module) => module.ReviewPage,
  ),
  board: lazyPage(
    'board',
    () => import('@/pages/board-page'),
    (module) => module.BoardPage,
  ),
  joinBoard: lazyPage(
    'joinBoard',
    () => import('@/pages/join-board-page'),
    (module) => module.JoinBoardPage,
  ),
  shortLink: lazyPage(
    'shortLink',
    () => import('@/pages/short-link-page'),
    (module) => module.ShortLinkPage,
  ),
  saved: lazyPage(
    'saved',
    () => import('@/pages/saved-page'),
    (module) => module.SavedPage,
  ),
  comingSoon: lazyPage(
    'comingSoon',
    () => import('@/pages/coming-soon-page'),
    (module) => module.ComingSoonPage,
  ),
  error: lazyPage(
    'error',
    () => import('@/pages/error-page'),
    (module) => module.ErrorPage,
  ),
} satisfies Record<RouteName, LazyPage>;

export const notFoundPage = lazyPage(
  'notFound',
  () => import('@/pages/not-found-page'),
  (module) => module.NotFoundPage,
);

/** Loads the code of a path's page. */
export function preloadPage(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  const page = route === null ? notFoundPage : pages[route.name];
  return page.preload();
}
