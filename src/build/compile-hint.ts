import { COMMON_CHUNKS } from './chunk-groups.ts';

/** Chrome's magic comment; other browsers ignore it. Only at the very beginning of a file. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Asks V8 to compile all functions of a chunk while it is still arriving, on another thread. Otherwise V8 parses each
 * function once to find its end and once more, on the main thread, when it is first called: on a phone half of the
 * time between the app's last byte and the first screen. Only for what runs when a page is opened: compiling what is
 * never called takes memory.
 * @returns what to write at the beginning of the chunk
 */
export function compileHint({
  name,
  facadeModuleId,
}: {
  name: string;
  facadeModuleId?: string | null;
}): string {
  const isPage = facadeModuleId?.includes('/src/pages/') === true;
  return isPage || COMMON_CHUNKS.some((common) => common === name) ? HINT : '';
}
