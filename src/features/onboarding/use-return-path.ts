import { useLayoutEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readReturnPath, storeReturnPath, wayOn } from '@/lib/addresses/return-path';

/**
 * Where the person goes after onboarding: the `redirect` parameter, or else the stored return path, or else null.
 * The parameter is stored on arrival, so that it survives a reload without it.
 */
export function useReturnPath(): string | null {
  const [searchParams] = useSearchParams();
  const redirect = searchParams.get('redirect');
  const returnPath = useMemo(() => wayOn(redirect) ?? readReturnPath(), [redirect]);
  // Before the effects of the screen, one of which forgets it where the person goes on at once.
  useLayoutEffect(() => storeReturnPath(redirect), [redirect]);
  return returnPath;
}
