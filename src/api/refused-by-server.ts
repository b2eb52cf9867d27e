/** A 2xx answer that says no (`isSuccess: false`); the message is the server's, '' where it gave none. */
export class RefusedByServer extends Error {
  override readonly name = 'RefusedByServer';
}
