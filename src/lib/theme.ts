import { safeStorage } from './safe-storage';

/** The script in index.html reads the same key before the first paint. */
const THEME_KEY = 'theme';

export type ThemeChoice = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();
/** What was chosen where storage is blocked. */
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

/** Applies and keeps the choice; where storage is blocked it lasts until the reload. */
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

/** @returns stops the calls that follow each change of the choice, here or in another tab */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the system and the other tabs while the choice is theirs. @returns stops following */
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
