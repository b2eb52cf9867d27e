/** A refusal of the demo backend: the status, and the sentence that is sent as `{message}`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
