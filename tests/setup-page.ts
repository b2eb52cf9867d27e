import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { takeNotices } from '@/ui/toasts/notice-store';
import { toastStore } from '@/ui/toasts/toast-store';
import { deviatingCalls, server, watchCalls } from '@kit/server';

// Only failing tests wait this long; on a busy machine a single press on a full screen may take a second or more.
configure({
  asyncUtilTimeout: 10_000,
  // A query that is tried again and again prints the whole page into each error. Nobody reads them but the last, which
  // `waitFor` makes anew when the time is up.
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isTriedAgain } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    const error = new Error(
      isTriedAgain ? (message ?? '') : `${message ?? ''}\n\n${String(prettyDOM(container))}`,
    );
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

if (typeof window !== 'undefined') {
  // Sonner's style makes notices transparent until they have been measured, and a test may look at that moment.
  // Browsers keep the style, and the end-to-end tests see it.
  document.querySelectorAll('style').forEach((style) => style.remove());
  // What jsdom lacks, but the product or its libraries use.
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  window.scrollTo = () => undefined;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // Everything is in the window, as without a layout.
  window.IntersectionObserver ??= class {
    onChange: IntersectionObserverCallback;
    constructor(onChange: IntersectionObserverCallback) {
      this.onChange = onChange;
    }
    observe(target: Element) {
      const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
      queueMicrotask(() => this.onChange([entry], this as never));
    }
    disconnect() {}
  } as never;
  // Newer browsers return a promise, which must not be used as an effect's clean-up.
  window.Blob.prototype.text ??= function (this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(this);
    });
  };
  window.HTMLElement.prototype.scrollIntoView ??= (() => Promise.resolve()) as () => void;
  window.HTMLElement.prototype.hasPointerCapture ??= () => false;
  window.HTMLElement.prototype.releasePointerCapture ??= () => undefined;
}

const unhandled: string[] = [];

beforeAll(() => {
  server.listen({
    onUnhandledRequest: (request) => {
      unhandled.push(`${request.method} ${request.url}`);
    },
  });
  watchCalls();
});

beforeEach(() => {
  unhandled.length = 0;
});

afterEach(async () => {
  // Taken before the app is unmounted: calls that are still in flight find no handler afterwards, which is not an
  // error.
  const requests = unhandled.splice(0);
  if (typeof window !== 'undefined') {
    cleanup();
    toastStore.set([]);
    // Those not shown yet, and those that Sonner keeps for its next toaster, which would be the next test's.
    takeNotices();
    toast.getToasts().forEach(({ id }) => toast.dismiss(id));
    window.localStorage.clear();
    window.sessionStorage.clear();
  }
  server.resetHandlers();
  vi.useRealTimers();
  expect(requests, 'requests without a handler').toEqual([]);
  expect(await deviatingCalls(), 'not as described in openapi.yaml').toEqual([]);
});

afterAll(() => server.close());
