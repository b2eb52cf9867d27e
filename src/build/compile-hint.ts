import { COMMON_CHUNKS } from './chunk-groups.ts';

/** Chrome's magic comment; other browsers ignore it. Only at the very beginning of a file. */
const HINT = '//# allFunctionsCalledOnLoad';
/** In characters. Less is compiled in no time, and the comment would be most of what is sent. */
const WORTH_IT_FROM = 4000;

interface Chunk {
  name: string;
  facadeModuleId?: string | null;
  modules: Record<string, { renderedLength: number }>;
}

/**
 * Asks V8 to compile all functions of a chunk while it is still arriving, on another thread. Otherwise V8 parses each
 * function once to find its end and once more, on the main thread, when it is first called: on a phone half of the
 * time between the app's last byte and the first screen. Only for what runs when a page is opened: compiling what is
 * never called takes memory.
 * @returns what to write at the beginning of the chunk
 */
export function compileHint({ name, facadeModuleId, modules }: Chunk): string {
  const isPage = facadeModuleId?.includes('/src/pages/') === true;
  const isCommon = COMMON_CHUNKS.includes(name);
  const length = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);
  return (isPage || isCommon) && length >= WORTH_IT_FROM ? HINT : '';
}
