// First, so that its hooks come last and see what the clean-up below writes, too.
import './watch-console';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { takeNotices } from '@/ui/toasts/notice-store';
import { clearToasts } from '@/ui/toasts/toast-store';
import { server } from './server';

// Nothing waits for so long unless it fails: a busy machine takes a second and more for one press on a full screen.
configure({ asyncUtilTimeout: 10_000 });

if (typeof window !== 'undefined') {
  // Its notices are transparent until they have been measured: a test that looks in that moment finds one and does not see
  // it. Browsers get the style, and the end-to-end tests see it.
  document.querySelectorAll('style').forEach((style) => style.remove());
  // What jsdom lacks and the product or its libraries use.
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
  // Newer browsers answer with a promise, which must not become an effect's clean-up.
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
});

beforeEach(() => {
  unhandled.length = 0;
});

afterEach(() => {
  // Taken before the app goes: what it still had on the way then finds no handler any more, and is nobody's fault.
  const requests = unhandled.splice(0);
  if (typeof window !== 'undefined') {
    cleanup();
    clearToasts();
    // Those not drawn yet, and those that Sonner keeps for its next toaster, which would be the next test's.
    takeNotices();
    toast.getToasts().forEach(({ id }) => toast.dismiss(id));
    window.localStorage.clear();
    window.sessionStorage.clear();
  }
  server.resetHandlers();
  vi.useRealTimers();
  expect(requests, 'requests without a handler').toEqual([]);
});

afterAll(() => server.close());
