/** The lookup of a short link, from the server's root. @param segment percent-encoded */
export const shortLinkPath = (segment: string) => `/api/boards/short/${segment}`;
