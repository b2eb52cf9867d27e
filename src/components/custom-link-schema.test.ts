import { expect, it } from 'vitest';
import { object } from 'yup';
import { linkSchemas } from './custom-link-schema';
import { errorsAtStart } from './form-errors';

const schema = object({ next: linkSchemas([]).next });

it.each([
  ['', {}],
  ['  ', {}],
  ['https://a.example', {}],
  [' http://a.example/x ', {}],
  ['ftp://a.example', { next: { url: 'Must be a valid URL' } }],
  ['https://https://github.com/ada', { next: { url: 'Check this address' } }],
  ['https://a.example/x https://b.example', { next: { url: 'Check this address' } }],
  ['https://a.example,https://b.example', { next: { url: 'Check this address' } }],
  ['https://archive.example/https://a.example', {}],
  ['javascript:alert(1)', { next: { url: 'Must be a valid URL' } }],
])('validates the URL %j', (url, errors) => {
  const next = { platform: url.trim() && 'Blog', url };
  expect(errorsAtStart(schema, { next })).toEqual(errors);
});
