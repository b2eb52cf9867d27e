/** A 2xx answer that is a refusal (`isSuccess: false`). The message is the server's, '' where it sent none. */
export class RefusedByServer extends Error {
  override readonly name = 'RefusedByServer';
}
