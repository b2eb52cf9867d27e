import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const FOLDER = fileURLToPath(new URL('../../test-results/fonts', import.meta.url));
/** A wide font, which also covers Arabic, Hebrew and Greek. */
const DEJAVU = path.dirname(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

const CONFIGURATION = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${DEJAVU.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dir>
  <cachedir>${path.join(FOLDER, 'cache').replaceAll('&', '&amp;')}</cachedir>
  <match target="pattern">
    <edit name="family" mode="prepend_first" binding="strong"><string>DejaVu Sans</string></edit>
  </match>
</fontconfig>
`;

/**
 * The environment in which a browser on Linux draws all text in the same font, whatever is installed. macOS and
 * Windows have no fontconfig and ignore it.
 */
export function environmentWithFont(): Record<string, string> {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, 'fonts.conf');
  // Another worker's browser may read the file at this moment, so replace it in one step.
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, CONFIGURATION);
  renameSync(temporary, file);
  return { FONTCONFIG_FILE: file };
}
