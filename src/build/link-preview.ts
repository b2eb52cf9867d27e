import type { Plugin, ResolvedConfig } from 'vite';

const IMAGE = /(<meta property="og:image" content=")[^"]*(")/;

/**
 * Other sites that show a preview of a link to the app take its picture by an absolute address only.
 * @param publicUrl where the app will be reached; '' leaves the page as it is
 */
export function withAbsoluteAddresses(html: string, publicUrl: string): string {
  if (publicUrl === '') return html;
  const home = new URL(publicUrl.replace(/\/*$/, '/'));
  const image = new URL('preview.png', home);
  return html.replace(
    IMAGE,
    (_all, before: string, after: string) =>
      `<meta property="og:url" content="${home.href}" />\n    ${before}${image.href}${after}`,
  );
}

/** Makes the addresses of the link preview absolute where VITE_PUBLIC_URL is set. */
export function linkPreview(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'talentboard:link-preview',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      // Vite puts the base before the page's own addresses first.
      order: 'post',
      handler: (html) => withAbsoluteAddresses(html, String(config.env.VITE_PUBLIC_URL ?? '').trim()),
    },
  };
}
