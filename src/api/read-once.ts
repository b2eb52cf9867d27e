/**
 * The same answer with its body read, which may then be read as often as one likes. RTK's fetchBaseQuery reads a copy of
 * every body beside the body itself, and megabytes of text twice.
 */
export async function readOnce(response: Response): Promise<Response> {
  const text = await response.text();
  const { status, ok, headers } = response;
  const answer = { status, ok, headers, text: () => Promise.resolve(text), clone: () => answer };
  return answer as unknown as Response;
}
