import type { Plugin, ResolvedConfig } from 'vite';
import { inlineScript } from './inline-script.ts';

const FILE = '/src/boot/outside-changes-script.ts';

/**
 * Adds what lets translators and extensions change the page to the end of index.html: inline in a build, as a module
 * before.
 */
export function outsideChangesScript(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'talentboard:outside-changes-script',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const isBuild = config.command === 'build';
        const script = isBuild
          ? `<script>${await inlineScript(FILE, config)}</script>`
          : `<script type="module" src="${config.base.slice(0, -1)}${FILE}"></script>`;
        return html.replace('</body>', () => `  ${script}\n  </body>`);
      },
    },
  };
}
