import { expect, it } from 'vitest';
import { baseApi } from '@/api/base-api';
import { FAULT_KINDS } from './fault-kinds';
import { MUTATION_ROWS } from './mutation-rows';
import { QUERY_ROWS } from './query-rows';

// Whatever file an endpoint stands in, it is known to the API from here on.
import.meta.glob(['/src/api/*.ts', '!/src/api/*.test.ts'], { eager: true });

/** Tables of their own in mutations.test.tsx. */
const OWN_TABLES = ['createUser', 'approveJoinRequest'];

it('meets every endpoint there is, each with all kinds of faults', () => {
  const met = [...QUERY_ROWS, ...MUTATION_ROWS].map(({ endpoint }) => endpoint).concat(OWN_TABLES);
  expect([...new Set(met)].toSorted()).toEqual(Object.keys(baseApi.endpoints).toSorted());
});

it('has so many cases', () => {
  const rows = QUERY_ROWS.length + MUTATION_ROWS.length + OWN_TABLES.length;
  // The README says so too.
  expect({ rows, kinds: FAULT_KINDS.length, cases: rows * FAULT_KINDS.length }).toEqual({
    rows: 42,
    kinds: 11,
    cases: 462,
  });
});
