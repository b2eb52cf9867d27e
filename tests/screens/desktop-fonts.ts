import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const URL_START = '/desktop-fonts/';
const STYLES = [
  require.resolve('@fontsource-variable/inter/index.css'),
  // In one piece: the pieces by range of characters (index.css) draw nothing.
  require.resolve('@fontsource/noto-color-emoji/emoji.css'),
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
  const families = "'Inter Variable', 'Noto Color Emoji'";
  await page.addStyleTag({
    content: [...faces, `:root { --font-sans: ${families}, sans-serif; }`].join('\n'),
  });
  // What the texts on the screen need of them.
  await page.evaluate((font) => document.fonts.load(font, document.body.innerText), `16px ${families}`);
}
