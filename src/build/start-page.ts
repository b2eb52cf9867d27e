import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile, optimize } from '@tailwindcss/node';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ResolvedConfig, Rollup } from 'vite';
import type { BootOptions } from '../boot/inline-script.ts';
import { routeRegExp, requestsOf, type Route } from './boot-routes.ts';
import { buildPlugin } from './build-plugin.ts';
import { bundleScript, pageScripts, type PageScript } from './bundle-script.ts';
import { runModule } from './run-module.ts';

type Bundle = Rollup.OutputBundle;
const chunksOf = (bundle: Bundle) =>
  Object.values(bundle).filter((output): output is Rollup.OutputChunk => output.type === 'chunk');

/** The names of a chunk and its static imports, except visited ones. @param visited is extended */
function withImports(bundle: Bundle, name: string, visited: Set<string>): string[] {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || visited.has(name)) return [];
  visited.add(name);
  return [name, ...chunk.imports.flatMap((imported) => withImports(bundle, imported, visited))];
}

/** The chunks of a route's `load`, except those of the entry. */
function chunksOfRoute(bundle: Bundle, { load }: Route): string[] {
  const visited = new Set<string>();
  const chunks = chunksOf(bundle);
  chunks.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => withImports(bundle, fileName, visited));
  // Reads the function's source, compiled for Node: import("/src/features/discover/discover.tsx").
  const files = [...String(load).matchAll(/import\w*\(\s*["']([^"']+)["']/g)].map(([, file = '']) => file);
  const needed = files.flatMap((file) =>
    chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(file)),
  );
  return needed.flatMap(({ fileName }) => withImports(bundle, fileName, visited));
}

/** The configuration and the route table as data, for the inline script. */
async function bootOptions(
  bundle: Bundle,
  config: ResolvedConfig,
  scripts: readonly PageScript[],
): Promise<BootOptions> {
  const read = (name: string) => String(config.env[name] ?? '').trim();
  const { routes } = await runModule<{ routes: Record<string, Route> }>('/src/app/routes.tsx', config);
  const isDemo = config.mode === 'demo';
  const urlOf = (file: string) => config.base + file;
  return {
    apiBaseUrl: isDemo ? '' : read('VITE_API_BASE_URL').replace(/\/+$/, ''),
    base: config.base.slice(0, -1),
    ...(!isDemo && {
      firebase: {
        apiKey: read('VITE_FIREBASE_API_KEY'),
        emulatorUrl: read('VITE_FIREBASE_AUTH_EMULATOR_URL'),
      },
    }),
    routes: Object.entries(routes).map(([name, route]) => {
      const script = scripts.find((page) => page.route === name);
      return {
        name,
        pattern: routeRegExp(route.path),
        isGuarded: route.guard !== undefined,
        requests: isDemo ? [] : requestsOf(route),
        chunks: chunksOfRoute(bundle, route).map(urlOf),
        script: script && urlOf(script.fileName),
      };
    }),
  };
}

async function renderAppShell(config: ResolvedConfig): Promise<string> {
  const { AppShell } = await runModule<{ AppShell: ComponentType }>('/src/boot/app-shell.tsx', config);
  return renderToStaticMarkup(createElement(AppShell));
}

/**
 * The critical CSS: the app's styles that the skeletons and the early pages need.
 * @param texts whose words may be classes
 */
async function criticalStyles(root: string, texts: readonly string[]): Promise<string> {
  const file = path.join(root, 'src/styles/app.css');
  const compiler = await compile(await readFile(file, 'utf8'), {
    base: path.dirname(file),
    onDependency: () => undefined,
  });
  const words = texts.flatMap((text) =>
    text
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      .split(/[\s"'`]+/),
  );
  return optimize(compiler.build([...new Set(words)]), { minify: true }).code;
}

/** Keeps the browser from painting before it has parsed #root. */
const WAIT_FOR_SHELL = '<link rel="expect" href="#root" blocking="render">';

/**
 * Adds the inline script and the skeletons to index.html. Their styles are inline. The stylesheet follows them, so that it
 * doesn't delay the first paint; module scripts wait for it.
 */
export function startPage() {
  let scripts: PageScript[] = [];
  return buildPlugin('start-page', (build) => ({
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const { config } = build;
        // The demo's backend runs in the page, after the app has loaded.
        scripts = config.mode === 'demo' ? [] : await pageScripts(config);
        const options = JSON.stringify(await bootOptions(bundle, config, scripts)).replaceAll('<', '\\u003c');
        const script = await bundleScript('/src/boot/inline-script.ts', config);
        const shell = await renderAppShell(config);
        const styles = await criticalStyles(config.root, [shell, ...scripts.map(({ text }) => text)]);
        const [stylesheet = ''] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
        const data = `<script type="application/json" id="boot-options">${options}</script>`;
        const preload = stylesheet.replace('rel="stylesheet"', 'rel="preload" as="style"');
        return html
          .replace(/<script>.*?<\/script>/gs, (inline) => inline.replace(/\n\s*/g, '\n'))
          .replace(stylesheet, '')
          .replace('</title>', () => `</title>\n    ${data}\n    <script>${script}</script>\n    ${preload}`)
          .replace('</head>', () => `  ${WAIT_FOR_SHELL}\n    <style>${styles}</style>\n  </head>`)
          .replace('<div id="root"></div>', () => `<div id="root">${shell}</div>\n    ${stylesheet}`);
      },
    },
    async writeBundle() {
      const write = ({ fileName, text }: PageScript) => writeFile(path.join(build.folder, fileName), text);
      await Promise.all(scripts.map(write));
    },
  }));
}
