import { beforeEach, expect, it, vi } from 'vitest';
import { chooseTheme, followTheme } from './theme';

/** The system's choice, which a test may change. */
function system() {
  let isDark = false;
  const listeners = new Set<() => void>();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return query === '(prefers-color-scheme: dark)' && isDark;
        },
        addEventListener: (_type: string, listener: () => void) => void listeners.add(listener),
        removeEventListener: (_type: string, listener: () => void) => void listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  return {
    become(theme: 'light' | 'dark') {
      isDark = theme === 'dark';
      listeners.forEach((listener) => listener());
    },
    listeners,
  };
}

const shown = () => document.documentElement.dataset.theme;

/** Another tab writes the choice; null takes it away. */
function otherTab(choice: string | null) {
  if (choice === null) localStorage.removeItem('theme');
  else localStorage.setItem('theme', choice);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: choice }));
}

beforeEach(() => {
  delete document.documentElement.dataset.theme;
});

it('follows the system as long as nobody has chosen', () => {
  const { become, listeners } = system();
  const stop = followTheme();
  become('dark');
  expect(shown()).toBe('dark');
  become('light');
  expect(shown()).toBe('light');

  chooseTheme('dark');
  become('light');
  expect(shown()).toBe('dark');
  chooseTheme('system');
  expect(shown()).toBe('light');
  become('dark');
  expect(shown()).toBe('dark');

  stop();
  expect(listeners.size).toBe(0);
});

it('follows the choice of other tabs', () => {
  const { become } = system();
  const stop = followTheme();
  otherTab('dark');
  expect(shown()).toBe('dark');
  otherTab('light');
  expect(shown()).toBe('light');
  become('dark');
  expect(shown()).toBe('light');
  otherTab(null);
  expect(shown()).toBe('dark');

  otherTab('light');
  // As after everything was cleared there.
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(shown()).toBe('dark');

  stop();
  otherTab('light');
  expect(shown()).toBe('dark');
});

it('takes what is no theme for no choice', () => {
  const { become } = system();
  const stop = followTheme();
  otherTab('purple');
  become('dark');
  expect(shown()).toBe('dark');
  stop();
});
