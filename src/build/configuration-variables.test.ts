import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CONFIGURATION_VARIABLES,
  invalidVariables,
  missingVariables,
  developmentOnlyValues,
} from './configuration-variables';

const COMPLETE = {
  VITE_API_BASE_URL: 'https://api.example.com/api/',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'project',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
};

describe('configuration variables', () => {
  it('are complete with the five required ones', () => {
    expect(missingVariables(COMPLETE)).toEqual([]);
    expect(invalidVariables(COMPLETE)).toEqual([]);
  });

  it.each(Object.keys(COMPLETE))('include %s, which is missing if it is unset, empty or blank', (name) => {
    for (const value of [undefined, '', '  '])
      expect(missingVariables({ ...COMPLETE, [name]: value })).toEqual([name]);
  });

  it.each([
    ['VITE_API_BASE_URL', 'http://127.0.0.1:8787/api'],
    ['VITE_API_BASE_URL', ' https://api.example.com '],
    ['VITE_API_BASE_URL', '/api'],
    ['VITE_DEV_PROXY', 'http://127.0.0.1:8080'],
    ['VITE_FIREBASE_AUTH_DOMAIN', 'localhost:9099'],
    ['VITE_FIREBASE_AUTH_EMULATOR_URL', 'http://127.0.0.1:9099'],
    ['VITE_ERROR_REPORT_URL', 'https://errors.example.com/talentboard?key=1'],
    ['VITE_HELP_URL', 'https://chat.example.com/join?room=1#top'],
    ['VITE_PICTURE_ORIGINS', 'https://pictures.example.com https://*.example.org http://localhost:9000'],
    ['VITE_PUBLIC_URL', 'https://example.com/talentboard/'],
  ])('accept %s=%s', (name, value) => {
    expect(invalidVariables({ ...COMPLETE, [name]: value })).toEqual([]);
  });

  it.each([
    ['VITE_HELPURL', 'VITE_HELP_URL'],
    ['VITE_FIREBASE_APIKEY', 'VITE_FIREBASE_API_KEY'],
  ])('suggest a name for %s', (misspelt, name) => {
    const env = { ...COMPLETE, [misspelt]: 'x', VITE_USER_NODE_ENV: 'x' };
    expect(invalidVariables(env)).toEqual([`${misspelt}: did you mean ${name}?`]);
  });

  it.each([
    ['VITE_API_BASE_URL', 'localhost:8080/api'],
    ['VITE_API_BASE_URL', 'api.example.com/api'],
    ['VITE_API_BASE_URL', '/api?key=1'],
    ['VITE_API_BASE_URL', 'ftp://api.example.com'],
    ['VITE_API_BASE_URL', 'https://me:secret@api.example.com'],
    ['VITE_API_BASE_URL', 'https://api.example.com/api?key=1'],
    ['VITE_FIREBASE_API_KEY', 'two words'],
    ['VITE_FIREBASE_AUTH_DOMAIN', 'https://project.firebaseapp.com'],
    ['VITE_FIREBASE_AUTH_DOMAIN', 'project.firebaseapp.com/'],
    ['VITE_FIREBASE_AUTH_EMULATOR_URL', '127.0.0.1:9099'],
    ['VITE_ERROR_REPORT_URL', 'https://errors.example.com/talentboard?key=1#top'],
    ['VITE_ERROR_REPORT_URL', 'https://key@errors.example.com/talentboard'],
    ['VITE_HELP_URL', 'chat.example.com'],
    ['VITE_HELP_URL', 'javascript:alert(1)'],
    ['VITE_PICTURE_ORIGINS', 'https://pictures.example.com/people'],
    ['VITE_PICTURE_ORIGINS', 'https://a.example.com, https://b.example.com'],
    ['VITE_PICTURE_ORIGINS', "'unsafe-inline'"],
    ['VITE_PUBLIC_URL', 'example.com'],
  ])('reject %s=%s and name the variable', (name, value) => {
    const problems = invalidVariables({ ...COMPLETE, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} must `));
  });
});

describe('the configuration of a build', () => {
  it.each([
    ['VITE_API_BASE_URL', 'https://api.talentboard.example'],
    ['VITE_API_BASE_URL', 'http://localhost:8080/api'],
    ['VITE_API_BASE_URL', '/api'],
  ])('may be %s=%s', (name, value) => {
    expect(developmentOnlyValues({ [name]: value })).toEqual([]);
  });

  it.each([
    ['VITE_API_BASE_URL', 'http://api.talentboard.example'],
    ['VITE_API_BASE_URL', 'http://localhost.talentboard.example'],
    ['VITE_API_BASE_URL', 'https://api.example.com/api'],
    ['VITE_FIREBASE_AUTH_DOMAIN', 'your-project.firebaseapp.com'],
    ['VITE_FIREBASE_PROJECT_ID', 'your-project'],
    ['VITE_FIREBASE_AUTH_EMULATOR_URL', 'http://127.0.0.1:9099'],
  ])('may not be %s=%s', (name, value) => {
    expect(developmentOnlyValues({ [name]: value })).toEqual([expect.stringMatching(`^${name} `)]);
  });
});

describe('configuration documents', () => {
  it('list every variable in the same order in .env.example', () => {
    const named = [...readFileSync('.env.example', 'utf8').matchAll(/^(VITE_\w+)=/gm)].map(
      ([, name]) => name,
    );
    expect(named).toEqual(CONFIGURATION_VARIABLES.map(({ name }) => name));
  });

  it('list every variable in env.d.ts', () => {
    const named = [...readFileSync('src/env.d.ts', 'utf8').matchAll(/readonly (VITE_\w+)\?: string;/g)];
    expect(named.map(([, name]) => name)).toEqual(CONFIGURATION_VARIABLES.map(({ name }) => name));
  });

  it('list every variable in the README’s table', () => {
    const rows = [
      ...readFileSync('README.md', 'utf8').matchAll(/^\| `(VITE_\w+)` +\| (yes|no) +\| (\w.*) +\|$/gm),
    ];
    expect(rows.map(([, name, isRequired]) => [name, isRequired])).toEqual(
      CONFIGURATION_VARIABLES.map(({ name, isRequired }) => [name, isRequired ? 'yes' : 'no']),
    );
  });
});
