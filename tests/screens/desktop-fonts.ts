import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const URL_START = '/desktop-fonts/';
const STYLES = [
  require.resolve('@fontsource-variable/inter/index.css'),
  require.resolve('@fontsource/noto-color-emoji/index.css'),
];

/** Draws an open page with the fonts that a desktop has, emoji included, instead of those of this machine. */
export async function useDesktopFonts(page: Page): Promise<void> {
  await page.route(`**${URL_START}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(URL_START.length);
    const [folder = '', name = ''] = file.split('/');
    return route.fulfill({ path: path.join(path.dirname(STYLES[Number(folder)] ?? ''), 'files', name) });
  });
  const faces = STYLES.map((file, index) =>
    readFileSync(file, 'utf8').replaceAll('./files/', `${URL_START}${index}/`),
  );
  const family = ":root { --font-sans: 'Inter Variable', 'Noto Color Emoji', sans-serif; }";
  await page.addStyleTag({ content: [...faces, family].join('\n') });
  await page.evaluate(async () => {
    // The fonts are asked for when texts are laid out with them.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}
