import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { untilIdle } from '@/lib/loading/until-idle';
import { focusNextHeading } from '@/lib/focus/page-heading';
import { lazyComponent } from '@/ui/lazy-component';
import { Commands } from '../commands/commands';
import { ErrorBoundary } from '../error-boundary';
import { NavBar } from './nav-bar';
import { NoticeBars } from './notice-bars';
import { useScrollMemory } from './use-scroll-memory';

async function loadDeferred() {
  // The first screen paints first.
  await untilIdle();
  return import('../deferred-shell');
}
export const DeferredShell = lazyComponent(async () => (await loadDeferred()).DeferredShell);
/** Without them the screens still show their own errors. */
export const DeferredBars = lazyComponent(async () => (await loadDeferred()).DeferredBars, {
  failed: () => null,
});

/** Following the link would add a history entry and jump to the top. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Focuses the heading of each screen but the first. A changed query leaves the focus alone. */
function useHeadingFocus(pathname: string): void {
  const previous = useRef(pathname);
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    focusNextHeading();
  }, [pathname]);
}

/** The frame around every screen: nav bar, the screen behind its own error boundary, and the deferred parts. */
export function AppLayout() {
  const { pathname } = useLocation();
  useHeadingFocus(pathname);
  useScrollMemory();
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
      {/* Always there, so that what comes into it is read out. A status would read all bars again with each, and Radix's
          dialogs would hide the whole root with it: beside an element with `aria-live` they hide only what is there,
          and not the notices, whose region comes with the first of them. */}
      <div aria-live="polite">
        <NoticeBars />
        <DeferredBars />
      </div>
      <main id="main" tabIndex={-1} className="outline-none">
        {/* Keyed by path, so that leaving a broken screen is enough to recover. */}
        <ErrorBoundary key={pathname}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <Commands />
      <DeferredShell />
    </>
  );
}
