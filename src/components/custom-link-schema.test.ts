import { expect, it } from 'vitest';
import { customLinkErrors } from './custom-link-schema';

it.each([
  ['', {}],
  ['  ', {}],
  ['https://a.example', {}],
  [' http://a.example/x ', {}],
  ['ftp://a.example', { url: 'Must be a valid URL' }],
  ['javascript:alert(1)', { url: 'Must be a valid URL' }],
])('what is wrong with the address %j', (url, errors) => {
  expect(customLinkErrors({ platform: url.trim() && 'Blog', url })).toEqual(errors);
});
