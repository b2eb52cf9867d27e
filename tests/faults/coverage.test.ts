// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { baseApi } from '@/api/base-api';
import { FAULT_KINDS, faultsOf } from './fault-kinds';
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

it('has every fault in the tables, which each row meets in one of its ways at least', () => {
  const rows = [...QUERY_ROWS, ...MUTATION_ROWS].map(({ screen, endpoint }) =>
    faultsOf(`${screen} ${endpoint}`),
  );
  expect(new Set(rows.flat())).toEqual(new Set(FAULT_KINDS));
  for (const row of rows) expect(row).toContain('401');
});
