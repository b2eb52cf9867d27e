import { buildPlugin } from './build-plugin.ts';
import { invalidVariables } from './configuration-variables.ts';

const IMAGE = /(<meta property="og:image" content=")[^"]*(")/;

/**
 * Makes the picture's URL absolute, because other sites' link previews require it.
 * @param publicUrl the app's URL; '' leaves the page unchanged
 * @throws Error if it is invalid
 */
export function withAbsoluteAddresses(html: string, publicUrl: string): string {
  if (publicUrl === '') return html;
  const [problem] = invalidVariables({ VITE_PUBLIC_URL: publicUrl });
  if (problem !== undefined) throw new Error(problem);
  const home = new URL(publicUrl.replace(/\/*$/, '/'));
  const image = new URL('preview.png', home);
  return html.replace(
    IMAGE,
    (_all, before: string, after: string) =>
      `<meta property="og:url" content="${home.href}" />\n    ${before}${image.href}${after}`,
  );
}

export const linkPreview = () =>
  buildPlugin('link-preview', (build) => ({
    transformIndexHtml: {
      // Runs after Vite has added the base to the page's URLs.
      order: 'post',
      handler: (html) => withAbsoluteAddresses(html, String(build.config.env.VITE_PUBLIC_URL ?? '').trim()),
    },
  }));
