import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { untilIdle } from '@/lib/loading/idle';
import { focusNextHeading } from '@/lib/focus/page-heading';
import { lazyComponent } from '@/ui/lazy-component';
import { Commands } from '../commands/commands';
import { ErrorBoundary } from '../error-boundary';
import { NavBar } from './nav-bar';
import { useScrollRestoration } from './use-scroll-restoration';

async function loadDeferred() {
  // Waits for the first screen to paint.
  await untilIdle();
  return import('../deferred-shell');
}
export const DeferredShell = lazyComponent(async () => (await loadDeferred()).DeferredShell);
/** Renders nothing if they fail to load; the screens still show their own errors. */
export const DeferredBars = lazyComponent(async () => (await loadDeferred()).Bars, {
  failed: () => null,
});

/** Focuses `main` instead of following the link, which would add a history entry and scroll to the top. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Focuses the heading after each navigation to another path. */
function useHeadingFocus(pathname: string): void {
  const previous = useRef(pathname);
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    focusNextHeading();
  }, [pathname]);
}

/** The layout of every screen: nav bar, error boundary and deferred parts. */
export function AppLayout() {
  const { pathname } = useLocation();
  useHeadingFocus(pathname);
  useScrollRestoration();
  return (
    <>
      <a
        href="#main"
        onClick={skipToContent}
        className="sr-only rounded-control print:hidden bg-text px-3 py-2 text-surface focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <NavBar />
      {/* Always mounted, because live regions announce only changes. Not a `status`, which would announce all bars
          after each change. The attribute is literal, because Radix's dialogs don't hide elements with `aria-live`. */}
      <div aria-live="polite">
        <DeferredBars />
      </div>
      <main id="main" tabIndex={-1} className="outline-none">
        {/* Keyed by path, so that navigating away from a broken screen resets the boundary. */}
        <ErrorBoundary key={pathname}>
          <Outlet />
        </ErrorBoundary>
      </main>
      {/* Not deferred, because a key may be pressed as soon as the page is visible. */}
      <Commands />
      <DeferredShell />
    </>
  );
}
