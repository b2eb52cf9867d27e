import { fileURLToPath } from 'node:url';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport, type Plugin, type ResolvedConfig, type Rollup } from 'vite';
import { startEarly } from './early-script.ts';
import { explainRefusedPictures } from './refused-picture-script.ts';
import { watchStart } from './start-failed-script.ts';

/** The pages whose code is preloaded, by the names that `startEarly` uses. */
const EARLY_PAGES: Record<string, string> = {
  home: 'discover-page',
  auth: 'auth-page',
  profile: 'profile-page',
  boards: 'boards-page',
  board: 'board-page',
  joinBoard: 'join-board-page',
  shortLink: 'short-link-page',
};

const isChunk = (output: Rollup.OutputAsset | Rollup.OutputChunk): output is Rollup.OutputChunk =>
  output.type === 'chunk';

/** A chunk and all its static imports, except those that are loaded with the entry anyway. */
function closure(bundle: Rollup.OutputBundle, fileName: string, known: Set<string>): string[] {
  const chunk = bundle[fileName];
  if (chunk === undefined || !isChunk(chunk) || known.has(fileName)) return [];
  known.add(fileName);
  return [fileName, ...chunk.imports.flatMap((name) => closure(bundle, name, known))];
}

/** What every page needs: the entry, the app that it imports, and all their imports. */
function appChunks(bundle: Rollup.OutputBundle): string[] {
  const known = new Set<string>();
  for (const chunk of Object.values(bundle).filter(isChunk)) {
    // The facade that main.tsx imports, and the group that contains the module itself.
    const isApp = [chunk.facadeModuleId, ...chunk.moduleIds].some((id) => id?.endsWith('/src/app/start.tsx'));
    if (chunk.isEntry || isApp) closure(bundle, chunk.fileName, known);
  }
  return [...known];
}

function chunksOfPages(bundle: Rollup.OutputBundle, base: string): Record<string, string[]> {
  const chunks = Object.values(bundle).filter(isChunk);
  const known = new Set(appChunks(bundle));
  return Object.fromEntries(
    Object.entries(EARLY_PAGES).map(([page, file]) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/pages/${file}.tsx`));
      if (chunk === undefined) throw new Error(`No chunk for the page ${file}`);
      return [page, closure(bundle, chunk.fileName, new Set(known)).map((name) => base + name)];
    }),
  );
}

/** What a signed-in person's first call waits for; none in the demo. */
function chunksOfSession(bundle: Rollup.OutputBundle, base: string): string[] {
  const chunk = Object.values(bundle)
    .filter(isChunk)
    .find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/identity/firebase-identity.ts'));
  if (chunk === undefined) return [];
  return closure(bundle, chunk.fileName, new Set(appChunks(bundle))).map((name) => base + name);
}

async function renderStartFrame(config: ResolvedConfig): Promise<string> {
  const { module } = await runnerImport<{ StartFrame: ComponentType }>('/src/app/layout/start-frame.tsx', {
    root: config.root,
    configFile: false,
    resolve: { alias: { '@': fileURLToPath(new URL('..', import.meta.url)) } },
  });
  return renderToStaticMarkup(createElement(module.StartFrame));
}

/**
 * Makes index.html show something before any script has run: the stylesheet inline, the start frame in #root, and
 * scripts that preload the page's code, send the first call, and report when the app cannot be started.
 */
export function startPage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'talentboard:start-page',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const isDemo = config.mode === 'demo';
        const apiBaseUrl = isDemo ? '' : String(config.env.VITE_API_BASE_URL).trim().replace(/\/+$/, '');
        // The demo's people have no pictures on other hosts.
        const pictures = isDemo ? '' : `(${explainRefusedPictures.toString()})();`;
        const script = `${pictures}(${watchStart.toString()})();(${startEarly.toString()})(${JSON.stringify(apiBaseUrl)},${JSON.stringify(chunksOfPages(bundle, config.base))},${JSON.stringify(isDemo ? [] : chunksOfSession(bundle, config.base))},${JSON.stringify(config.base.slice(0, -1))})`;
        const styles = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
        const css = styles.map((style) => (isChunk(style) ? '' : String(style.source))).join('');
        styles.forEach(({ fileName }) => {
          delete bundle[fileName];
        });
        const preloads = appChunks(bundle)
          .filter((name) => !html.includes(name))
          .map((name) => `<link rel="modulepreload" crossorigin href="${config.base}${name}">`);
        const frame = await renderStartFrame(config);
        return html
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
          .replace(
            '</title>',
            () =>
              `</title>\n    <style>${css}</style>\n    <script>${script.replace(/<\//g, '<\\/')}</script>`,
          )
          .replace('</head>', `${preloads.join('\n    ')}\n  </head>`)
          .replace('<div id="root"></div>', () => `<div id="root">${frame}</div>`);
      },
    },
  };
}
