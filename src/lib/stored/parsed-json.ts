/** @returns what a stored text says; null where there is none, or anything else has written it */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
