/** Adds a listener for several event types. @returns a function that removes it */
export function listen<E extends Event>(
  target: EventTarget,
  types: readonly string[],
  listener: (event: E) => void,
  isCapturing = false,
): () => void {
  const typedListener = listener as (event: Event) => void;
  types.forEach((type) => target.addEventListener(type, typedListener, isCapturing));
  return () => types.forEach((type) => target.removeEventListener(type, typedListener, isCapturing));
}
