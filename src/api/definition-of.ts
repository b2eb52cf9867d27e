import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { baseApi } from './base-api';
import type { Tag } from './reload';

interface QueryDefinition {
  query: (argument: unknown) => FetchArgs;
  providesTags: Tag[] | ((data: undefined, error: undefined, argument: unknown) => Tag[]);
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
