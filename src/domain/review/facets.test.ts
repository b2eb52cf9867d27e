import { expect, it } from 'vitest';
import { application } from '@kit/application';
import { readFacets } from './facets';

it('lists each value once, in alphabetical order', () => {
  const all = [
    application('Ana', { role: 'developer', tech: ['SQL', 'go'] }),
    application('Bo', { role: 'designer', tech: ['Go', 'Ärlang'] }),
    application('Chen', { role: 'developer', tech: [] }),
    application('Dan', { role: '', tech: [] }),
  ];
  const tags: Record<string, string[]> = { Ana: ['Café', 'talk'], Chen: ['cafe'] };
  expect(readFacets(all, ({ id }) => tags[id] ?? [])).toEqual({
    roles: ['Designer', 'Developer'],
    techs: ['Ärlang', 'Go', 'SQL'],
    tags: ['cafe', 'talk'],
  });
});
