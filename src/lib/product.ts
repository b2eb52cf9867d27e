/**
 * The product's name. A new brand also needs a new name and colors in `public/manifest.webmanifest`, `public/icons`,
 * `public/favicon.svg` and `public/preview.png`, the logo in `app/layout/logo.tsx`, the colors of `styles/tokens.css`, and the
 * theme colors in `index.html`.
 */
export const PRODUCT = 'Talentboard';
