// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { chooseTheme, followTheme, readThemeChoice } from './theme';

/** A fake system theme. */
function system() {
  let isDark = false;
  const listeners = new Set<() => void>();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return query === '(prefers-color-scheme: dark)' && isDark;
        },
        addEventListener: (type: string, listener: () => void) =>
          type === 'change' && listeners.add(listener),
        removeEventListener: (type: string, listener: () => void) =>
          type === 'change' && listeners.delete(listener),
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

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

it('follows the system until the user chooses a theme', () => {
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

it("colours the browser's bars like the active theme", () => {
  document.head.innerHTML = `
    <meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)" data-scheme="light" />
    <meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)" data-scheme="dark" />`;
  const { become } = system();
  const colour = () =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .filter(({ media }) => media === 'all')
      .map(({ content }) => content);
  chooseTheme('dark');
  expect(colour()).toEqual(['#000']);
  chooseTheme('light');
  become('dark');
  expect(colour()).toEqual(['#fff']);
  chooseTheme('system');
  expect(colour()).toEqual(['#000']);
  document.head.innerHTML = '';
});

it.each([
  [null, 'system'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['', 'system'],
])('reads the stored %j as %s', (stored, choice) => {
  if (stored !== null) localStorage.setItem('theme', stored);
  expect(readThemeChoice()).toBe(choice);
});

it.each([
  ['light', 'dark', 'light', 'light'],
  ['dark', 'light', 'dark', 'dark'],
  ['system', 'dark', 'dark', null],
  ['system', 'light', 'light', null],
] as const)('%s on a %s device shows %s and stores %j', (choice, device, theme, stored) => {
  localStorage.setItem('theme', 'light');
  system().become(device);
  chooseTheme(choice);
  expect(shown()).toBe(theme);
  expect(localStorage.getItem('theme')).toBe(stored);
});

it('applies a choice even if it cannot be stored', () => {
  system();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  chooseTheme('dark');
  expect(shown()).toBe('dark');
});
