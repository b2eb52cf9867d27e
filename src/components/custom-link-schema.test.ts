import { expect, it } from 'vitest';
import { customLinkErrors } from './custom-link-schema';

it.each([
  ['', {}],
  ['  ', {}],
  ['https://a.example', {}],
  [' http://a.example/x ', {}],
  ['ftp://a.example', { url: 'Must be a valid URL' }],
  ['https://https://github.com/ada', { url: 'Check this address' }],
  ['https://a.example/x https://b.example', { url: 'Check this address' }],
  ['https://a.example,https://b.example', { url: 'Check this address' }],
  ['https://archive.example/https://a.example', {}],
  ['javascript:alert(1)', { url: 'Must be a valid URL' }],
])('validates the URL %j', (url, errors) => {
  expect(customLinkErrors({ platform: url.trim() && 'Blog', url })).toEqual(errors);
});
