import type { HostingPolicy } from './hosting-policy.ts';

/** Joins the base and a path of the app: ('/x/', '/b/*') gives '/x/b/*'. */
const under = (base: string, path: string) => base + path.slice(1);

/**
 * `_headers` for Netlify and Cloudflare Pages. No two rules set the same header for one path: the two hosts disagree
 * about which one wins.
 */
export function headersFile({ base, headers, cacheControl, pagePaths }: HostingPolicy): string {
  const rule = (path: string, entries: Record<string, string>) =>
    [path, ...Object.entries(entries).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    rule(`${base}*`, headers),
    ...[...pagePaths, '/sw.js'].map((path) =>
      rule(under(base, path), { 'Cache-Control': cacheControl.others }),
    ),
    rule(`${base}assets/*`, { 'Cache-Control': cacheControl.assets }),
  ].join('\n');
}

/**
 * `_redirects` for Netlify and Cloudflare Pages: the app's paths are answered with the page. Everything else that
 * is not a file gets `404.html` with the status 404. That is the page again, which shows its own 'not found'; a
 * missing script is a 404 as well.
 */
export function redirectsFile({ base, pagePaths }: HostingPolicy): string {
  return pagePaths
    .filter((path) => path !== '/')
    .map((path) => `${under(base, path)} ${base} 200\n`)
    .join('');
}

/**
 * `firebase.json` for Firebase Hosting, to be deployed from inside the built folder, or from beside it if that is the base.
 * Firebase gives its 404s the headers of their path, so only the files that exist are named: a browser would keep the
 * absence of any other for a year.
 * @param assets the names of the files in the folder `assets`
 */
export function firebaseFile(
  { base, headers, cacheControl }: HostingPolicy,
  assets: readonly string[],
): string {
  const list = (entries: Record<string, string>) =>
    Object.entries(entries).map(([key, value]) => ({ key, value }));
  const exceptAssets = `!${base}@(assets)/**`;
  const hosting = {
    public: '.',
    ignore: ['firebase.json', 'nginx.conf', '_headers', '_redirects', '**/.*', '**/*.br', '**/*.gz'],
    rewrites: [{ source: exceptAssets, destination: `${base}index.html` }],
    headers: [
      { source: '**', headers: list(headers) },
      { source: exceptAssets, headers: list({ 'Cache-Control': cacheControl.others }) },
      {
        source: `${base}assets/@(${assets.join('|')})`,
        headers: list({ 'Cache-Control': cacheControl.assets }),
      },
    ],
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

/** `nginx.conf`: a server block to include. A location that sets headers inherits none, so each one has them all. */
export function nginxFile({ base, headers, cacheControl }: HostingPolicy): string {
  const withHeaders = (cache: string) =>
    Object.entries({ ...headers, 'Cache-Control': cache })
      .map(([name, value]) => `    add_header ${name} "${value}";`)
      .join('\n');
  const folder = base.replace(/^\/|\/$/g, '');
  const place = folder === '' ? 'the built folder' : `the folder that holds the built one as '${folder}'`;
  return `# Made by the build; it changes with every build, because the policy names the page's inline scripts by hash.
# Set server_name and root, add TLS, and include this file where nginx reads its sites.
server {
  listen 80;
  server_name _;
  # ${place[0]?.toUpperCase()}${place.slice(1)}.
  root /srv/talentboard;

  # The build has made compressed copies of everything worth it.
  gzip_static on;
  gzip_vary on;
  # With the brotli module, which compresses better:
  # brotli_static on;

  # The app's paths, and any other, are answered by the page; it has a screen of its own for what does not exist.
  location ${base} {
    try_files $uri ${base}index.html;
${withHeaders(cacheControl.others)}
  }
  # Never the page: a browser that still has an older one must learn that a script is gone. A 404 gets no header, so
  # nobody caches it.
  location ${base}assets/ {
    try_files $uri =404;
${withHeaders(cacheControl.assets)}
  }
  location = ${base}manifest.webmanifest {
    default_type application/manifest+json;
${withHeaders(cacheControl.others)}
  }
  # For other hosts, or for nobody.
  location ~ ^${base}(_headers|_redirects|firebase\\.json|nginx\\.conf|404\\.html|\\.vite/) {
    return 404;
  }
}
`;
}
