import { createEmitter, type Emitter } from '../stores/emitter';

/**
 * Calls back once the next frame has been painted, which shows everything that has been rendered until now.
 * @returns cancels it
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A task queued in a frame runs after that frame has been painted.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Follows stores, but tells of their changes only after the next paint, of several at once: for what need not be part
 * of the answer to a key press.
 * @param sources the stores' own `subscribe`
 */
export function subscribeAfterPaint(...sources: Emitter['subscribe'][]): Emitter['subscribe'] {
  const { subscribe, emit } = createEmitter(() => {
    let cancel: (() => void) | null = null;
    const follow = () => {
      cancel ??= afterPaint(() => {
        cancel = null;
        emit();
      });
    };
    const stops = sources.map((source) => source(follow));
    return () => {
      cancel?.();
      stops.forEach((stop) => stop());
    };
  });
  return subscribe;
}
