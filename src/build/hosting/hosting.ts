import { copyFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildPlugin } from '../build-plugin.ts';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import { firebaseFile, headersFile, nginxFile, redirectsFile } from './hosting-files.ts';
import { routePatterns } from '../run-module.ts';
import { hostingPolicy, pagePaths } from './hosting-policy.ts';

/**
 * Writes the Content-Security-Policy into index.html, for hosts where no headers can be set, and files for the
 * usual hosts into the bundle, all from one policy: `_headers` and `_redirects` (Netlify, Cloudflare Pages),
 * `firebase.json`, `nginx.conf`, and `404.html` for plain static hosts.
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
        return html.replace('<meta charset="utf-8" />', () => `<meta charset="utf-8" />\n    ${meta}`);
      },
    },
    async writeBundle() {
      const { config, folder } = build;
      const paths = pagePaths(await routePatterns(config));
      const assets = (await readdir(path.join(folder, config.build.assetsDir))).filter(
        (name) => !/\.(br|gz)$/.test(name),
      );
      const policy = hostingPolicy(config.base, paths, csp);
      await writeFile(path.join(folder, '_headers'), headersFile(policy));
      await writeFile(path.join(folder, '_redirects'), redirectsFile(policy));
      await writeFile(path.join(folder, 'firebase.json'), firebaseFile(policy, assets));
      await writeFile(path.join(folder, 'nginx.conf'), nginxFile(policy));
      await copyFile(path.join(folder, 'index.html'), path.join(folder, '404.html'));
    },
  }));
}
