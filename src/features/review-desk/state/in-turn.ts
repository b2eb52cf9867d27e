export type Turns = <T>(job: () => Promise<T>) => Promise<T>;

/** Runs jobs one after the other, in the order in which they were asked for. */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const turn = last.then(job);
    last = turn.catch(() => undefined);
    return turn;
  };
}
