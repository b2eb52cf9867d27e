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
  const stored = safeStorage.get(THEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function applyTheme(choice: ThemeChoice): void {
  const isDark = choice === 'dark' || (choice === 'system' && systemIsDark().matches);
  const theme = isDark ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  // The colour of the browser's bars. index.html has one per theme.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.media = meta.dataset.scheme === theme ? 'all' : 'not all';
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
 * Subscribes to changes of the choice (also in other tabs) and of the system's theme. They are applied while there is a
 * listener.
 */
export const onThemeChange = changes.subscribe;

/** Applies changes of the system's theme and of other tabs. @returns a function that unsubscribes */
export const followTheme = (): (() => void) => onThemeChange(() => undefined);
