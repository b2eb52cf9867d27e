import type { ComponentType } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { useDocumentTitle } from '@/lib/hooks/use-document-title';
import { lazyComponent, type LazyComponent } from '@/ui/lazy-component';
import { AuthGuard } from './auth-guard';
import { PageFailed } from './error-boundary';
import { AppLayout } from './layout/app-layout';
import { PageSkeleton } from './layout/page-skeleton';
import { matchRoute, routeNames, routes, type RouteName, type RouteParams } from './routes';

type Screen = LazyComponent<RouteParams>;

const screenOf = (load: () => Promise<ComponentType<RouteParams>>): Screen =>
  lazyComponent(load, { fallback: PageSkeleton, failed: PageFailed });

const screens = Object.fromEntries(routeNames.map((name) => [name, screenOf(routes[name].load)])) as Record<
  RouteName,
  Screen
>;
const notFound = screenOf(async () => (await import('./message-pages')).NotFoundPage);

/** Loads a screen's code, so that it renders synchronously. Never rejects. */
export function preloadScreen(pathname: string): Promise<void> {
  const route = matchRoute(pathname);
  return (route === null ? notFound : screens[route.name]).preload();
}

/** Sets the route's title. Mounted before the screen, whose title wins. */
function DocumentTitle({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}

function ScreenWithTitle({ title, screen: Content }: { title: string; screen: Screen }) {
  const params = useParams() as unknown as RouteParams;
  return (
    <>
      <DocumentTitle title={title} />
      {/* Keyed, so that state doesn't carry over to another board. */}
      <Content key={params.boardId ?? params.shortId} {...params} />
    </>
  );
}

const routeOf = (name: RouteName) => (
  <Route
    key={name}
    path={routes[name].path}
    element={<ScreenWithTitle title={routes[name].title} screen={screens[name]} />}
  />
);

function routesWith(guard: 'sign-in' | 'complete-profile' | undefined) {
  return routeNames.filter((name) => name !== 'shortLink' && routes[name].guard === guard).map(routeOf);
}

/** All routes inside their guards. */
export function AppRoutes() {
  return (
    <Routes>
      {routeOf('shortLink')}
      <Route element={<AppLayout />}>
        <Route element={<AuthGuard />}>
          {routesWith(undefined)}
          <Route path="*" element={<ScreenWithTitle title="Page not found" screen={notFound} />} />
        </Route>
        <Route element={<AuthGuard requires="sign-in" />}>{routesWith('sign-in')}</Route>
        <Route element={<AuthGuard requires="complete-profile" />}>{routesWith('complete-profile')}</Route>
      </Route>
    </Routes>
  );
}
