/** How many colours people have: `--avatar-1` to `--avatar-5` in tokens.css. */
const COLOURS = 5;

/**
 * Which of the colours a person's initials stand on: the ground of the picture that is drawn from the same username.
 * Hashed as boring-avatars does it, whose code comes too late for a first screen.
 */
export function personColour(username: string): number {
  let hash = 0;
  for (let at = 0; at < username.length; at++) hash = (hash * 31 + username.charCodeAt(at)) | 0;
  return (Math.abs(hash) % COLOURS) + 1;
}
