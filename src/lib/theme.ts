import { safeStorage } from './safe-storage';

/** The script in index.html reads the same key before the first paint. */
const THEME_KEY = 'theme';

export type ThemeChoice = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();
/** The choice where storage is blocked. */
let unkept: ThemeChoice | null = null;

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

export function readThemeChoice(): ThemeChoice {
  if (unkept !== null) return unkept;
  const kept = safeStorage.get(THEME_KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

function applyTheme(choice: ThemeChoice): void {
  const isDark = choice === 'dark' || (choice === 'system' && systemIsDark().matches);
  const theme = isDark ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  // The browser's own bars: of the two colours in index.html the one of this theme counts.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.media = meta.dataset.of === theme ? 'all' : 'not all';
  }
}

/** Applies and stores the choice; where storage is blocked it lasts until the page is reloaded. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') safeStorage.remove(THEME_KEY);
  const isKept = choice === 'system' || safeStorage.set(THEME_KEY, choice);
  unkept = isKept ? null : choice;
  update();
}

function update(): void {
  applyTheme(readThemeChoice());
  listeners.forEach((listener) => listener());
}

function followStorage(event: StorageEvent): void {
  if (event.key === THEME_KEY || event.key === null) update();
}

/**
 * Calls back after each change of the choice or of the system's theme, here or in another tab; while anybody listens,
 * the page follows both. @returns a function that stops the calls
 */
export function onThemeChange(listener: () => void): () => void {
  const system = systemIsDark();
  if (listeners.size === 0) {
    system.addEventListener('change', update);
    window.addEventListener('storage', followStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    system.removeEventListener('change', update);
    window.removeEventListener('storage', followStorage);
  };
}

/** Follows the system's theme and changes made in other tabs. @returns a function that stops this */
export const followTheme = (): (() => void) => onThemeChange(() => undefined);
