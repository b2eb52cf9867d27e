import { useEffect, useState } from 'react';
import { safeLink } from '@/lib/addresses/safe-link';
import { listen } from '@/lib/listen';

/**
 * A person's picture for as long as it can be shown: a web address (anyone may have saved something else) that has
 * not failed to load. One that has failed is tried again when the connection comes back.
 * @returns its source, null for none; `onFail` belongs on the image
 */
export function usePicture(picture: string | null): { source: string | null; onFail: () => void } {
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(
    () => (failed === null ? undefined : listen(window, ['online'], () => setFailed(null))),
    [failed],
  );
  const source = picture === null ? null : safeLink(picture);
  return { source: source === failed ? null : source, onFail: () => setFailed(source) };
}
