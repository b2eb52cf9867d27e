// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { baseApi } from '@/api/base-api';
import { MUTATION_ROWS } from './mutation-rows';
import { QUERY_ROWS } from './query-rows';

// Injects all endpoints, whatever file they are in.
import.meta.glob(['/src/api/*.ts', '!/src/api/*.test.ts'], { eager: true });

/** They have tables of their own in mutations.test.tsx. */
const OWN_TABLES = ['createUser', 'approveJoinRequest'];

it('covers every endpoint', () => {
  const met = [...QUERY_ROWS, ...MUTATION_ROWS].map(({ endpoint }) => endpoint).concat(OWN_TABLES);
  expect([...new Set(met)].toSorted()).toEqual(Object.keys(baseApi.endpoints).toSorted());
});
