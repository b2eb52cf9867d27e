/** The number of `--hue-*` in tokens.css. */
export const HUES = 6;

/** FNV-1a: the same 32 bits for the same text, on every device. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}

/** The number of the hue that belongs to a board or a person, from 1. */
export const hueOf = (seed: string): number => (hashText(seed) % HUES) + 1;

/** SVG paths in a square, whose corners are clockwise: a quarter disc, its complement, a leaf and a triangle. */
const SHAPES: readonly ((a: string, b: string, c: string, d: string) => string)[] = [
  (a, b, _c, d) => `M${a}L${b}A1 1 0 0 1 ${d}Z`,
  (_a, b, c, d) => `M${c}L${d}A1 1 0 0 0 ${b}Z`,
  (a, _b, c) => `M${a}A1 1 0 0 1 ${c}A1 1 0 0 1 ${a}Z`,
  (a, b, _c, d) => `M${a}L${b}L${d}Z`,
];

/**
 * The pattern of a cover: square tiles with one kind of shape, turned at random. The same seed always gives the same
 * pattern, and its first tiles are the same in any size.
 * @returns the SVG paths of the two tones; a tile is one unit wide
 */
export function patternOf(seed: string, columns: number, rows: number): [string, string] {
  const hash = hashText(seed);
  const shape = SHAPES[(hash >>> 8) % SHAPES.length]!;
  const tones: [string, string] = ['', ''];
  for (let tile = 0; tile < columns * rows; tile += 1) {
    const tileHash = hashText(`${tile}${seed}`);
    // Mixed, because FNV changes few bits after the last character.
    const bits = Math.imul(tileHash ^ (tileHash >>> 15), 0x2c1b3c6d) >>> 24;
    const [x, y] = [tile % columns, Math.floor(tile / columns)];
    const corners = [`${x} ${y}`, `${x + 1} ${y}`, `${x + 1} ${y + 1}`, `${x} ${y + 1}`];
    const draw = (turn: number) => {
      const [a, b, c, d] = [0, 1, 2, 3].map((corner) => corners[(corner + turn) % 4]!);
      return shape(a!, b!, c!, d!);
    };
    tones[bits & 1] += draw(bits >>> 2);
    if (bits & 2) tones[1 - (bits & 1)] += draw((bits >>> 2) + 2);
  }
  return tones;
}
