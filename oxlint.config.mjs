// Oxlint runs most rules of ESLint and typescript-eslint in a tenth of their time, and the others as ESLint plugins. This
// file isn't TypeScript, because Node 20 couldn't load it.

/** The layers that each layer may import (src/README.md). All other imports are errors. */
const layers = {
  features: ['components', 'api', 'identity', 'ui', 'domain', 'lib'],
  components: ['ui', 'domain', 'lib'],
  api: ['identity', 'domain', 'lib'],
  identity: ['domain', 'lib'],
  domain: [],
  ui: ['lib'],
  lib: [],
  build: [],
  app: ['features', 'components', 'api', 'identity', 'ui', 'domain', 'lib'],
  // The scripts of index.html, and the app shell, which the build renders.
  boot: ['app', 'features', 'components', 'api', 'identity', 'ui', 'domain', 'lib'],
};

const layer = (type) => ({ element: { type } });
const anyOf = (types) => ({ element: { types: { anyOf: types } } });

const layerPolicies = [
  ...Object.entries(layers)
    .filter(([name]) => name !== 'features')
    .map(([name, imported]) => ({ from: layer(name), allow: { to: anyOf([name, ...imported]) } })),
  { from: layer('features'), allow: { to: anyOf(layers.features) } },
  {
    // A feature must not import another feature.
    from: layer('features'),
    allow: { to: { element: { type: 'features', captured: { feature: '{{ from.captured.feature }}' } } } },
  },
  { from: layer('demo'), allow: { to: anyOf(['demo', 'ui', 'domain', 'lib']) } },
  {
    from: layer('demo'),
    allow: { to: anyOf(['api', 'identity']), dependency: { kind: 'type' } },
  },
  { from: layer('identity'), allow: { to: anyOf(['identity']) } },
  { from: layer('build'), allow: { to: anyOf(['boot']), dependency: { kind: 'type' } } },
  {
    from: { file: { categories: 'main' } },
    allow: { to: anyOf([...Object.keys(layers), 'demo', 'styles']) },
  },
];

const off = (...names) => Object.fromEntries(names.map((name) => [name, 'off']));
const errors = (...names) => Object.fromEntries(names.map((name) => [name, 'error']));

export default {
  ignorePatterns: ['dist', 'dist-demo', 'test-results', 'playwright-report', 'screens'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error' },
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'vitest'],
  jsPlugins: ['eslint-plugin-boundaries', { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  rules: {
    ...errors(
      'no-array-constructor',
      'no-console',
      'no-var',
      'prefer-const',
      'prefer-rest-params',
      'prefer-spread',
      'import/no-default-export',
      'typescript/ban-ts-comment',
      'typescript/consistent-type-imports',
      'typescript/no-empty-object-type',
      'typescript/no-explicit-any',
      'typescript/no-namespace',
      'typescript/no-require-imports',
      'typescript/no-unnecessary-type-constraint',
      'typescript/no-unsafe-function-type',
    ),
    ...off(
      // Texts are spread by code point on purpose, and no class has unbound methods.
      'typescript/no-misused-spread',
      'typescript/unbound-method',
      'typescript/no-base-to-string',
      'typescript/require-array-sort-compare',
      // Regular expressions match control characters in URLs on purpose.
      'no-control-regex',
      // An ARIA role is clearer than `output` or `fieldset` with its browser styles. Safari needs `role="list"`.
      'jsx-a11y/prefer-tag-over-role',
      'jsx-a11y/no-redundant-roles',
      // Lists and toolbars handle the keys of the controls inside them; a scrollable region needs a tab stop.
      'jsx-a11y/click-events-have-key-events',
      'jsx-a11y/interactive-supports-focus',
      'jsx-a11y/no-noninteractive-element-interactions',
      'jsx-a11y/no-noninteractive-tabindex',
      'jsx-a11y/no-static-element-interactions',
      // A checkbox has its own checked state.
      'jsx-a11y/role-has-required-aria-props',
      // A hidden row of a virtual table has an empty cell.
      'jsx-a11y/control-has-associated-label',
    ),
    'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    eqeqeq: ['error', 'always'],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-restricted-globals': ['error', 'alert', 'confirm', 'prompt'],
    // False on some networks that work (VPNs). Only a failed request shows that the device is offline.
    'no-restricted-properties': ['error', { property: 'onLine' }],
    'import/no-cycle': ['error', { ignoreExternal: true }],
    // React ignores the result of an event handler, so it may be async. no-floating-promises still checks its body.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    // Dates use the page's language and numbers the user's. One file formats each.
    'eslint-js/no-restricted-syntax': [
      'error',
      {
        selector:
          'CallExpression[arguments.length=0][callee.property.name=/^toLocale(String|DateString|TimeString|UpperCase|LowerCase)$/]',
        message: 'Pass a language: use formatNumber of src/domain, or the formats of src/lib/dates.',
      },
      {
        selector:
          "NewExpression[callee.property.name=/Format$/][arguments.0.type='Identifier'][arguments.0.name='undefined']",
        message: 'Pass a language.',
      },
      {
        selector:
          "JSXElement[openingElement.name.property.name='Portal'] > JSXElement:not([openingElement.name.name='PortalEdge'])",
        message: 'Wrap the content in PortalEdge of src/ui: React events bubble from a portal to its opener.',
      },
      {
        selector:
          "CallExpression[callee.name='createPortal'], CallExpression[callee.property.name='createPortal']",
        message: 'Use a dialog or menu of src/ui; their events stop at PortalEdge.',
      },
    ],
  },
  settings: {
    'import/resolver': { typescript: true },
    'boundaries/include': ['src/**/*'],
    'boundaries/files': [
      { category: 'main', pattern: 'src/main.tsx' },
      { category: 'types', pattern: 'src/env.d.ts' },
    ],
    'boundaries/elements': [
      { type: 'features', pattern: 'src/features/*', capture: ['feature'] },
      ...[...Object.keys(layers), 'demo', 'styles']
        .filter((name) => name !== 'features')
        .map((name) => ({ type: name, pattern: `src/${name}` })),
    ],
  },
  overrides: [
    {
      files: ['*.config.{ts,js,mjs}', 'tests/**/*.config.{ts,mjs}'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['tests/**', 'src/build/**'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['tests/**', '**/*.test.{ts,tsx}'],
      rules: {
        ...off(
          'no-eval',
          'typescript/no-implied-eval',
          'react/no-children-prop',
          'vitest/no-conditional-expect',
          'vitest/require-mock-type-parameters',
          'vitest/require-to-throw-message',
        ),
        // Playwright's fixtures require an object pattern.
        'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
        'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*'] }],
        'vitest/no-standalone-expect': [
          'error',
          { additionalTestBlockFunctions: ['beforeEach', 'afterEach'] },
        ],
        'vitest/valid-expect': ['error', { maxArgs: 2 }],
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: {
        ...errors(
          'boundaries/no-unknown-files',
          'boundaries/no-unknown-dependencies',
          'react/error-boundaries',
          'react/exhaustive-deps',
          'react/globals',
          'react/immutability',
          'react/incompatible-library',
          'react/preserve-manual-memoization',
          'react/purity',
          'react/refs',
          'react/rules-of-hooks',
          'react/set-state-in-effect',
          'react/set-state-in-render',
          'react/static-components',
          'react/unsupported-syntax',
          'react/use-memo',
        ),
        'boundaries/dependencies': ['error', { default: 'disallow', policies: layerPolicies }],
      },
    },
    {
      // These files don't pass the virtualizer's functions to memoized components.
      files: ['src/ui/{virtual-list,virtual-rows}.tsx', 'src/features/review-desk/table/answers-table.tsx'],
      rules: { 'react/incompatible-library': 'off' },
    },
    {
      // Tests may import any layer.
      files: ['src/**/*.test.{ts,tsx}'],
      rules: { 'boundaries/dependencies': 'off', 'boundaries/no-unknown-dependencies': 'off' },
    },
  ],
};
