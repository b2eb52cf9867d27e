import { buildPlugin } from './build-plugin.ts';
import { invalidVariables } from './configuration-variables.ts';

const IMAGE = /(<meta property="og:image" content=")[^"]*(")/;

/**
 * Other sites show the picture of a link preview only if its address is absolute.
 * @param publicUrl where the app will be reached; '' leaves the page unchanged
 * @throws Error that says what is wrong with it
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
      // After Vite has added the base to the page's own addresses.
      order: 'post',
      handler: (html) => withAbsoluteAddresses(html, String(build.config.env.VITE_PUBLIC_URL ?? '').trim()),
    },
  }));
