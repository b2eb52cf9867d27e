import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ResolvedConfig, Rollup } from 'vite';
import type { EarlyOptions } from '../boot/early-calls.ts';
import { buildPlugin } from './build-plugin.ts';
import { inlineScript } from './inline-script.ts';
import { INSTEAD_OF_REACT, pageScripts, type PageScript } from './page-scripts.ts';
import { runModule } from './run-module.ts';

/** As app/early-routes.ts gives it. */
type EarlyRoute = Omit<EarlyOptions['routes'][number], 'chunks' | 'script'>;

type Needs = Record<string, { entrance?: string }>;

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
  const chunks = Object.values(bundle).filter(isChunk);
  // The entry's first: it decides where the app starts.
  for (const chunk of [...chunks.filter(({ isEntry }) => isEntry), ...chunks]) {
    // The facade that main.tsx imports, and the group that contains the module itself.
    const isApp = [chunk.facadeModuleId, ...chunk.moduleIds].some((id) => id?.endsWith('/src/app/start.tsx'));
    if (chunk.isEntry || isApp) closure(bundle, chunk.fileName, known);
  }
  return [...known];
}

/** All chunks of a page but those that are loaded anyway. */
function chunksOfPage(bundle: Rollup.OutputBundle, base: string, page: string): string[] {
  const chunk = Object.values(bundle)
    .filter(isChunk)
    .find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/pages/${page}.tsx`));
  if (chunk === undefined) throw new Error(`No chunk for the page ${page}`);
  return closure(bundle, chunk.fileName, new Set(appChunks(bundle))).map((name) => base + name);
}

async function renderStartFrame(config: ResolvedConfig): Promise<string> {
  const { StartFrame } = await runModule<{ StartFrame: ComponentType }>('/src/boot/start-frame.tsx', config);
  return renderToStaticMarkup(createElement(StartFrame));
}

/** What the early calls need to know, with the routes as data. */
async function earlyOptions(
  bundle: Rollup.OutputBundle,
  config: ResolvedConfig,
  scripts: readonly PageScript[],
): Promise<EarlyOptions> {
  const isDemo = config.mode === 'demo';
  const read = (name: string) => String(config.env[name] ?? '').trim();
  const { routeNeeds } = await runModule<{ routeNeeds: Needs }>('/src/app/route-needs.ts', config);
  const { earlyRoutes } = await runModule<{ earlyRoutes: () => EarlyRoute[] }>(
    '/src/app/early-routes.ts',
    config,
  );
  return {
    apiBaseUrl: isDemo ? '' : read('VITE_API_BASE_URL').replace(/\/+$/, ''),
    base: config.base.slice(0, -1),
    routes: earlyRoutes().map((route) => {
      const page = routeNeeds[route.name]?.entrance;
      const script = scripts.find((one) => one.route === route.name);
      return {
        ...route,
        chunks: page === undefined ? [] : chunksOfPage(bundle, config.base, page),
        ...(script && { script: config.base + script.fileName }),
      };
    }),
    ...(!isDemo && {
      firebase: {
        apiKey: read('VITE_FIREBASE_API_KEY'),
        emulatorUrl: read('VITE_FIREBASE_AUTH_EMULATOR_URL'),
      },
    }),
  };
}

/** The browser paints nothing before it has read all of #root, instead of spending time on an empty page. */
const WAIT_FOR_FRAME = '<link rel="expect" href="#root" blocking="render">';

/**
 * Makes index.html show something before any script has run (README.md, 'The start page').
 *
 * What asks for something comes before the stylesheet, which is most of the page: on a slow line the requests would
 * leave 50 to 100 ms later. In this order: the first calls, the entry, the app, the page's code. What draws the first
 * list comes after the start frame, which it draws into.
 */
export function startPage() {
  let scripts: PageScript[] = [];
  return buildPlugin('start-page', (build) => ({
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const { config } = build;
        // The demo answers its calls itself, once it has loaded.
        const isDemo = config.mode === 'demo';
        scripts = isDemo ? [] : await pageScripts(config);
        const head = await inlineScript('/src/boot/head-script.ts', config, {
          define: { __EARLY_OPTIONS__: JSON.stringify(await earlyOptions(bundle, config, scripts)) },
        });
        const draw = isDemo
          ? ''
          : await inlineScript('/src/boot/body-script.ts', config, { alias: INSTEAD_OF_REACT });
        const body = draw && `<script>${draw}</script>`;
        const styles = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
        const css = styles.map((style) => (isChunk(style) ? '' : String(style.source))).join('');
        styles.forEach(({ fileName }) => {
          delete bundle[fileName];
        });
        const [entry = ''] = /<script type="module"[^>]*><\/script>/.exec(html) ?? [];
        const preloads = appChunks(bundle)
          .filter((name) => !entry.includes(name))
          .map((name) => `<link rel="modulepreload" crossorigin href="${config.base}${name}">`);
        const asks = [
          `<script>${head}</script>`,
          entry,
          ...preloads,
          '<script>early.preloadFirst()</script>',
        ];
        const frame = await renderStartFrame(config);
        return (
          html
            .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
            .replace(entry, '')
            .replace(
              '</title>',
              () => `</title>\n    ${asks.join('\n    ')}\n    ${WAIT_FOR_FRAME}\n    <style>${css}</style>`,
            )
            // In #root, so that it has run before the first frame, which shows the list if the answer is there.
            .replace('<div id="root"></div>', () => `<div id="root">${frame}${body}</div>`)
        );
      },
    },
    async writeBundle() {
      const write = ({ fileName, text }: PageScript) => writeFile(path.join(build.folder, fileName), text);
      await Promise.all(scripts.map(write));
    },
  }));
}
