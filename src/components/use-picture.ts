import { useState } from 'react';
import { safeLink } from '@/lib/addresses/safe-link';

/**
 * A person's picture for as long as it can be shown: a web address (anyone may have saved something else) that has
 * not failed to load.
 * @returns its source, null for none; `onFail` belongs on the image
 */
export function usePicture(picture: string | null): { source: string | null; onFail: () => void } {
  const [failed, setFailed] = useState<string | null>(null);
  const source = picture === null ? null : safeLink(picture);
  return { source: source === failed ? null : source, onFail: () => setFailed(source) };
}
