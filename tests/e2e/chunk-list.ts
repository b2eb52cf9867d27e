/** The list of all chunks: the page requests it once it is quiet, and fetches ahead from then on. */
export const isChunkList = (url: string): boolean => /\/assets\/chunks-[\w-]{8}\.json$/.test(url);
