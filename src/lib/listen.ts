/**
 * Listens to events of these types.
 * @returns a function that stops this
 */
export function listen<Heard extends Event>(
  target: EventTarget,
  types: readonly string[],
  listener: (event: Heard) => void,
  ...isCapturing: [boolean?]
): () => void {
  const heard = listener as (event: Event) => void;
  types.forEach((type) => target.addEventListener(type, heard, ...isCapturing));
  return () => types.forEach((type) => target.removeEventListener(type, heard, ...isCapturing));
}
