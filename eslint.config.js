import boundaries from 'eslint-plugin-boundaries';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Which room may import which (src/README.md, 'Rooms'). Everything that is not listed is an error. */
const rooms = {
  pages: ['features', 'components', 'ui', 'domain', 'lib'],
  features: ['components', 'api', 'identity', 'ui', 'domain', 'lib'],
  components: ['ui', 'domain', 'lib'],
  api: ['identity', 'domain', 'lib'],
  identity: ['domain', 'lib'],
  domain: [],
  ui: ['lib', 'domain'],
  lib: [],
  build: [],
  app: ['pages', 'features', 'components', 'api', 'identity', 'ui', 'domain', 'lib'],
};

const room = (type) => ({ element: { type } });
const anyOf = (types) => ({ element: { types: { anyOf: types } } });

const roomPolicies = [
  ...Object.entries(rooms)
    .filter(([name]) => name !== 'features')
    .map(([name, others]) => ({ from: room(name), allow: { to: anyOf([name, ...others]) } })),
  { from: room('features'), allow: { to: anyOf(rooms.features) } },
  {
    // Features never import one another, only themselves.
    from: room('features'),
    allow: { to: { element: { type: 'features', captured: { feature: '{{ from.captured.feature }}' } } } },
  },
  { from: room('demo'), allow: { to: anyOf(['demo', 'ui', 'domain', 'lib']) } },
  {
    from: room('demo'),
    allow: { to: anyOf(['api', 'identity']), dependency: { kind: 'type' } },
  },
  { from: room('identity'), allow: { to: anyOf(['identity']) } },
  { from: { file: { categories: 'main' } }, allow: { to: anyOf([...Object.keys(rooms), 'demo', 'styles']) } },
];

export default tseslint.config(
  { ignores: ['dist', 'dist-demo', 'test-results', 'playwright-report', 'screens', 'node_modules'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: 'error',
      // Dates follow the page's language and numbers the person's, each in one file.
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[arguments.length=0][callee.property.name=/^toLocale(String|DateString|TimeString|UpperCase|LowerCase)$/]',
          message: 'Say in which language: formatNumber of src/domain, or the formats of src/lib/dates.',
        },
        {
          selector:
            "NewExpression[callee.property.name=/Format$/][arguments.0.type='Identifier'][arguments.0.name='undefined']",
          message: 'Say in which language.',
        },
      ],
      'no-restricted-globals': ['error', 'alert', 'confirm', 'prompt'],
    },
  },
  {
    // These two need types; they run on every file that the compiler reads.
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      // React ignores what an event handler returns, so an attribute may take an async function. A promise that nobody
      // awaits is still caught by the rule above.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['*.config.{ts,js}', 'vite.config.ts', 'tests/**/*.config.{ts,mjs}'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['tests/**', 'src/build/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries, 'react-hooks': reactHooks },
    settings: {
      'import/resolver': { typescript: true },
      'boundaries/include': ['src/**/*'],
      'boundaries/files': [
        { category: 'main', pattern: 'src/main.tsx' },
        { category: 'types', pattern: 'src/env.d.ts' },
      ],
      'boundaries/elements': [
        { type: 'features', pattern: 'src/features/*', capture: ['feature'] },
        ...[...Object.keys(rooms), 'demo', 'styles']
          .filter((room) => room !== 'features')
          .map((room) => ({ type: room, pattern: `src/${room}` })),
      ],
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'boundaries/no-unknown-files': 'error',
      'boundaries/no-unknown-dependencies': 'error',
      'boundaries/dependencies': ['error', { default: 'disallow', policies: roomPolicies }],
    },
  },
  {
    // Tests are next to their subject and may use whatever renders it.
    files: ['src/**/*.test.{ts,tsx}'],
    rules: { 'boundaries/dependencies': 'off', 'boundaries/no-unknown-dependencies': 'off' },
  },
);
