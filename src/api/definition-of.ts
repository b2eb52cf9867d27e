import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { baseApi } from './base-api';

interface QueryDefinition {
  query: (argument: unknown) => FetchArgs;
}

/** What a query was injected with, once its file is loaded. The API shows it only to what might change it. */
export function definitionOf(call: string): QueryDefinition {
  let found: unknown;
  const look = (definition: unknown) => {
    found = definition;
  };
  baseApi.enhanceEndpoints({ endpoints: { [call]: look as never } });
  return found as QueryDefinition;
}
