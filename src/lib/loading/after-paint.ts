import { createEmitter, type Emitter } from '../stores/emitter';

/**
 * Runs the callback after the next frame has been painted.
 * @returns a function that cancels it
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
 * Subscribes to stores, and notifies after the next paint, once for several changes. For updates that must not delay the
 * next paint after a key press.
 * @param sources the stores' `subscribe` functions
 */
export function subscribeAfterPaint(...sources: Emitter['subscribe'][]): Emitter['subscribe'] {
  const { subscribe, emit } = createEmitter(() => {
    let cancel: (() => void) | null = null;
    const onChange = () => {
      cancel ??= afterPaint(() => {
        cancel = null;
        emit();
      });
    };
    const stops = sources.map((source) => source(onChange));
    return () => {
      cancel?.();
      stops.forEach((stop) => stop());
    };
  });
  return subscribe;
}
