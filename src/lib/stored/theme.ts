import { listen } from '../listen';
import { createEmitter, followStorage } from '../stores/emitter';
import { safeStorage } from './safe-storage';

/** The script in index.html reads the same key before the first paint. */
const THEME_KEY = 'theme';

export type ThemeChoice = 'system' | 'light' | 'dark';

export const THEMES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System theme' },
  { value: 'light', label: 'Light theme' },
  { value: 'dark', label: 'Dark theme' },
];

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

export function readThemeChoice(): ThemeChoice {
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

/** Applies and stores the choice. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') safeStorage.remove(THEME_KEY);
  else safeStorage.set(THEME_KEY, choice);
  applyTheme(choice);
  changes.emit();
}

function update(): void {
  applyTheme(readThemeChoice());
  changes.emit();
}

const changes = createEmitter(() => {
  const stops = [
    listen(systemIsDark(), ['change'], update),
    followStorage(({ key }) => {
      if (key === THEME_KEY || key === null) update();
    }),
  ];
  return () => stops.forEach((stop) => stop());
});

/**
 * Calls back after each change of the choice or of the system's theme, here or in another tab; while anybody listens,
 * the page follows both.
 */
export const onThemeChange = changes.subscribe;

/** Follows the system's theme and changes made in other tabs. @returns a function that stops this */
export const followTheme = (): (() => void) => onThemeChange(() => undefined);
