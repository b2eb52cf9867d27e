import { pathSegment } from '@/lib/addresses/paths';
import { baseApi } from './base-api';
import { shortLinkPath } from './short-link-path';
import { readShortLink } from './wire/read-short-link';

export const shortLinksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The lookup lives at the server's root, not under the API base. @returns the id of the board to join */
    resolveShortLink: build.query<string, string>({
      query: (shortId) => ({
        path: shortLinkPath(pathSegment(shortId)),
        isAtServerRoot: true,
        isAnonymous: true,
        read: readShortLink,
      }),
    }),
  }),
});

export const { useResolveShortLinkQuery } = shortLinksApi;
