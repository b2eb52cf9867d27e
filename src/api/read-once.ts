/** What is used of a response. */
export type Answer = Pick<Response, 'ok' | 'status' | 'headers' | 'text'>;

/** The same answer with its body already read, so that it can be read any number of times. */
export async function readOnce(response: Answer): Promise<Answer> {
  const text = await response.text();
  const { status, ok, headers } = response;
  return { status, ok, headers, text: () => Promise.resolve(text) };
}
