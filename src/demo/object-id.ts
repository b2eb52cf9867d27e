/** A stable 24-digit hex id for a seed key ('board:design-circle'): the same key gives the same id in every build. */
export function stableId(key: string): string {
  return [0x811c9dc5, 0x01000193, 0x9e3779b9].map((start) => hash(key, start)).join('');
}

/** A new 24-digit hex id for something created while the demo runs. */
export function newId(): string {
  return randomHex(12);
}

/** A new short id for a share link: 8 hex digits. */
export function newShortId(): string {
  return randomHex(4);
}

function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** FNV-1a with a final mix, 8 hex digits; three different offsets make the three parts of an id independent. */
function hash(text: string, start: number): string {
  let value = start;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return ((value ^ (value >>> 13)) >>> 0).toString(16).padStart(8, '0');
}
