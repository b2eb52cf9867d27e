import type { Config } from 'tailwindcss';

/**
 * Colours, radii, the shadow and the heading's size are roles. Their values are in src/styles/tokens.css. There are no raw
 * palettes, on purpose.
 */
const role = (name: string) => `var(--${name})`;

export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      surface: role('surface'),
      'surface-raised': role('surface-raised'),
      'surface-sunken': role('surface-sunken'),
      placeholder: role('placeholder'),
      text: role('text'),
      'text-muted': role('text-muted'),
      border: role('border'),
      'border-strong': role('border-strong'),
      accent: role('accent'),
      'accent-hover': role('accent-hover'),
      'accent-soft': role('accent-soft'),
      'on-accent': role('on-accent'),
      danger: role('danger'),
      'danger-soft': role('danger-soft'),
      'on-danger': role('on-danger'),
      warning: role('warning'),
      'warning-soft': role('warning-soft'),
      success: role('success'),
      'success-soft': role('success-soft'),
      focus: role('focus'),
      scrim: role('scrim'),
    },
    borderRadius: {
      none: '0',
      control: role('radius-control'),
      card: role('radius-card'),
      full: '9999px',
    },
    boxShadow: { none: 'none', float: role('shadow-float') },
    fontFamily: { sans: role('font-sans') },
    fontSize: {
      // Without a unit, so that the line grows with a minimum font size in the browser.
      sm: ['0.8125rem', '1.5385'],
      base: ['0.9375rem', '1.5rem'],
      lg: ['1.125rem', '1.625rem'],
      xl: ['1.5rem', '2rem'],
      // The heading of a screen; smaller on phones.
      '2xl': [role('heading-size'), role('heading-line')],
    },
    // Two weights. Many system fonts have no 500 and render it as 400.
    fontWeight: { normal: '400', semibold: '600' },
    extend: {
      maxWidth: { content: '70rem', desk: '90rem', prose: '68ch' },
      height: {
        nav: '3.5rem',
        heading: role('heading-line'),
        // A field's line of text, padding and border.
        field: 'calc(2.40625rem + 2px)',
      },
      spacing: { nav: '3.5rem' },
    },
  },
} satisfies Config;
