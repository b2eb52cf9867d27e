import type { Page } from '@playwright/test';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** One font at each end of the range of widths, where layouts break. */
export type FontName = 'wide' | 'narrow';

const require = createRequire(import.meta.url);
const FOLDER = fileURLToPath(new URL('../../test-results/fonts', import.meta.url));

/** DejaVu Sans also covers Arabic, Hebrew and Greek, which the narrow font borrows from it. */
const DEJAVU = path.dirname(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
export const NARROW_FONT_FILE =
  require.resolve('@expo-google-fonts/pathway-gothic-one/400Regular/PathwayGothicOne_400Regular.ttf');
const PATHWAY_GOTHIC = path.dirname(NARROW_FONT_FILE);

const FONT_FAMILIES: Record<FontName, string> = { wide: 'DejaVu Sans', narrow: 'Pathway Gothic One' };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const configuration = (name: FontName) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${escaped(DEJAVU)}</dir>
  <dir>${escaped(PATHWAY_GOTHIC)}</dir>
  <cachedir>${escaped(path.join(FOLDER, 'cache'))}</cachedir>
  <match target="pattern">
    <edit name="family" mode="prepend_first" binding="strong"><string>${FONT_FAMILIES[name]}</string></edit>
  </match>
</fontconfig>
`;

/**
 * The environment in which Chromium draws every text in this font, whatever is installed. macOS and Windows have no
 * fontconfig: there the variable has no effect, and the browser uses the system's font.
 */
export function environmentWithFont(name: FontName): Record<string, string> {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${name}.conf`);
  // Other workers' browsers read the file meanwhile, and must not find half of it.
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, configuration(name));
  renameSync(whole, file);
  return { FONTCONFIG_FILE: file };
}

/** Adds the narrow font to an open page, under this family. */
export async function addNarrowFont(page: Page): Promise<string> {
  const family = 'Narrow';
  await page.evaluate(async (name) => {
    document.fonts.add(await new FontFace(name, 'url(/test-files/narrow.ttf)').load());
  }, family);
  return family;
}
