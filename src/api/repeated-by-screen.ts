const repeated = new Set<string>();

/** Whether the open screen repeats this call by itself, so that the base query sends it once. */
export const isRepeatedByScreen = (path: string): boolean => repeated.has(path);

/** A screen repeats failed calls to this path by itself. @returns ends this */
export function repeatByScreen(path: string): () => void {
  repeated.add(path);
  return () => repeated.delete(path);
}
