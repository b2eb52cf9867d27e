export type Turns = <T>(job: () => Promise<T>) => Promise<T>;

/** Runs jobs one after the other, in the order of the calls. */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const turn = last.then(job);
    last = turn.catch(() => undefined);
    return turn;
  };
}
