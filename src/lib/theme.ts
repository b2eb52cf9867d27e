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
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
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

/** @returns a function that stops the calls, which follow each change of the choice, here or in another tab */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Follows the system's theme while that is the choice, and changes made in other tabs. @returns a function that
 * stops this
 */
export function followTheme(): () => void {
  const system = systemIsDark();
  const onStorage = (event: StorageEvent) => {
    if (event.key === THEME_KEY || event.key === null) update();
  };
  system.addEventListener('change', update);
  window.addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', update);
    window.removeEventListener('storage', onStorage);
  };
}
