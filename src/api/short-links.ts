import { pathSegment } from '@/lib/addresses/paths';
import { baseApi } from './base-api';
import { readResponse } from './base-query';
import { readShortLink } from './wire/read-short-link';

export const shortLinksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** @returns the id of the board to join; null if the link is invalid */
    resolveShortLink: build.query<string | null, string>({
      query: (shortId) => ({
        url: `/api/boards/short/${pathSegment(shortId)}`,
        responseHandler: readResponse(readShortLink),
      }),
      // The lookup lives at the server's root, not under the API base.
      extraOptions: { isPublic: true },
    }),
  }),
});

export const { useResolveShortLinkQuery } = shortLinksApi;
