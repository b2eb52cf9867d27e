import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildPlugin } from './build-plugin.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { routePatterns } from './run-module.ts';

/** Files with a hashed name never change; all others are revalidated. */
const CACHE_CONTROL = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' };

/**
 * The paths that cover all routes, with '*' for the first parameter and the rest.
 * @param patterns of the routes: '/profile/:userId?' gives '/profile' and '/profile/*'
 */
export function pagePaths(patterns: readonly string[]): string[] {
  const all = patterns.flatMap((pattern) => {
    const [folder = '', ...ids] = pattern.split(':');
    const isOptional = ids.length === 1 && pattern.endsWith('?');
    return [...(isOptional ? [folder.slice(0, -1)] : []), ids.length > 0 ? `${folder}*` : folder];
  });
  const folders = all.filter((known) => known.endsWith('*')).map((known) => known.slice(0, -1));
  const isCovered = (known: string) =>
    folders.some((folder) => known !== `${folder}*` && known.startsWith(folder));
  return [...new Set(all)].filter((known) => !isCovered(known));
}

interface HostingPolicy {
  /** Vite's `base`, with a slash at both ends. */
  base: string;
  /** The app's paths without the base, as `pagePaths` returns them. */
  paths: readonly string[];
  /** The directives of the page's Content-Security-Policy meta tag. */
  csp: readonly string[];
}

const securityHeaders = ({ csp }: HostingPolicy) => ({
  // Browsers ignore frame-ancestors in a meta tag.
  'Content-Security-Policy': [...csp, "frame-ancestors 'none'"].join('; '),
  // 'same-origin' would break the sign-in window.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});

/**
 * `_headers` for Netlify and Cloudflare Pages. No path gets the same header from two rules, because the hosts differ in which
 * one wins.
 */
export function headersFile(policy: HostingPolicy): string {
  const { base, paths } = policy;
  const rule = (pattern: string, entries: Record<string, string>) =>
    [base + pattern, ...Object.entries(entries).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    rule('*', securityHeaders(policy)),
    ...[...paths, '/sw.js'].map((known) => rule(known.slice(1), { 'Cache-Control': CACHE_CONTROL.others })),
    rule('assets/*', { 'Cache-Control': CACHE_CONTROL.assets }),
  ].join('\n');
}

/**
 * `_redirects` for Netlify and Cloudflare Pages: the app's paths get the page. Other unknown paths, such as a missing chunk,
 * get `404.html` (the same page) with the status 404.
 */
export const redirectsFile = ({ base, paths }: HostingPolicy): string =>
  paths
    .filter((known) => known !== '/')
    .map((known) => `${base}${known.slice(1)} ${base} 200\n`)
    .join('');

/** `nginx.conf`: a server block. Locations with headers inherit none, so each one repeats all of them. */
export function nginxFile(policy: HostingPolicy): string {
  const { base } = policy;
  const withHeaders = (cache: string) =>
    Object.entries({ ...securityHeaders(policy), 'Cache-Control': cache })
      .map(([name, value]) => `    add_header ${name} "${value}";`)
      .join('\n');
  const folder = base.replace(/^\/|\/$/g, '');
  const place = folder === '' ? 'The built folder' : `The folder that holds the built one as '${folder}'`;
  return `# Made by the build; it changes with every build, because the policy names the page's inline scripts by hash.
# Set server_name and root, add TLS, and include this file where nginx reads its sites.
server {
  listen 80;
  server_name _;
  # ${place}.
  root /srv/talentboard;

  # The build has made compressed copies of everything worth it.
  gzip_static on;
  gzip_vary on;
  # With the brotli module, which compresses better:
  # brotli_static on;

  # The app's paths, and any other, get the page, which has a screen for unknown addresses.
  location ${base} {
    try_files $uri ${base}index.html;
${withHeaders(CACHE_CONTROL.others)}
  }
  # Never the page: a browser with an older page must notice that a chunk is gone. A 404 has no headers, so it isn't cached.
  location ${base}assets/ {
    try_files $uri =404;
${withHeaders(CACHE_CONTROL.assets)}
  }
  location = ${base}manifest.webmanifest {
    default_type application/manifest+json;
${withHeaders(CACHE_CONTROL.others)}
  }
  # For other hosts.
  location ~ ^${base}(_headers|_redirects|nginx\\.conf|404\\.html|\\.vite/) {
    return 404;
  }
}
`;
}

/** Makes the URL of the link preview's image absolute, because other sites require it. @param publicUrl '' if unknown */
export const withAbsoluteImage = (html: string, publicUrl: string): string =>
  publicUrl === ''
    ? html
    : html.replace(
        /(<meta property="og:image" content=")[^"]*/,
        (_all, before: string) => `${before}${publicUrl.replace(/\/*$/, '')}/preview.png`,
      );

/**
 * Writes the Content-Security-Policy into index.html, and the hosts' files into the bundle: `_headers` and `_redirects`
 * (Netlify, Cloudflare Pages), `nginx.conf`, and `404.html` for other static hosts.
 */
export function hosting() {
  let csp: string[] = [];
  return buildPlugin('hosting', (build) => ({
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        csp = contentSecurityPolicy(html, build.config.env, build.config.mode === 'demo');
        const meta = `<meta http-equiv="Content-Security-Policy" content="${csp.join('; ')}" />`;
        return withAbsoluteImage(html, String(build.config.env.VITE_PUBLIC_URL ?? '').trim()).replace(
          '<meta charset="utf-8" />',
          () => `<meta charset="utf-8" />\n    ${meta}`,
        );
      },
    },
    /** Writes source maps (`--sourcemap hidden`) beside the folder, because its files are public. */
    async generateBundle(_options, bundle) {
      for (const [name, output] of Object.entries(bundle)) {
        if (output.type !== 'asset' || !name.endsWith('.map')) continue;
        const file = path.join(`${build.folder}-maps`, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, output.source);
        delete bundle[name];
      }
    },
    async writeBundle() {
      const { config, folder } = build;
      const policy = { base: config.base, paths: pagePaths(await routePatterns(config)), csp };
      await writeFile(path.join(folder, '_headers'), headersFile(policy));
      await writeFile(path.join(folder, '_redirects'), redirectsFile(policy));
      await writeFile(path.join(folder, 'nginx.conf'), nginxFile(policy));
      await copyFile(path.join(folder, 'index.html'), path.join(folder, '404.html'));
    },
  }));
}
