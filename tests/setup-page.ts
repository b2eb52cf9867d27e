import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { takeNotices } from '@/ui/toasts/notice-store';
import { toastStore } from '@/ui/toasts/toast-store';
import { deviatingCalls, server, watchCalls } from '@kit/server';

// On a busy machine one press may take seconds. Only failing tests wait this long.
configure({
  asyncUtilTimeout: 10_000,
  // Printing the page into each error of a repeated query is slow. `waitFor` creates its last error again, with the page.
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isRepeated } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    const error = new Error(
      isRepeated ? (message ?? '') : `${message ?? ''}\n\n${String(prettyDOM(container))}`,
    );
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

if (typeof window !== 'undefined') {
  // Sonner's styles make toasts transparent until they are measured, so `toBeVisible` could fail. End-to-end tests have them.
  document.querySelectorAll('style').forEach((style) => style.remove());
  // Browser features that jsdom lacks.
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
  // Reports all elements as visible, because jsdom has no layout.
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
  window.Blob.prototype.text ??= function (this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(this);
    });
  };
  // Returns a promise like newer browsers, which an effect must not return.
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
  // Read before the unmount: requests still in flight find no handler afterwards, which is no error.
  const requests = unhandled.splice(0);
  if (typeof window !== 'undefined') {
    cleanup();
    toastStore.set([]);
    // Removes queued toasts, and toasts that Sonner would show in the next test.
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
