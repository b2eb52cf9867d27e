import { useLayoutEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/lib/addresses/paths';
import { redirectTarget } from '@/lib/addresses/redirect-target';
import { readReturnPath, storeReturnPath } from '@/lib/addresses/return-path';

/** A return path to onboarding itself, or to the sign-in page, which leads here, does not count. */
function leadsOn(path: string | null): path is string {
  const pathname = path?.replace(/[?#].*$/s, '');
  return path !== null && pathname !== paths.onboarding() && pathname !== paths.auth();
}

/**
 * Where the person goes after onboarding: the `redirect` parameter, or else the stored return path, or else null.
 * The parameter is stored on arrival, so that it survives a reload without it.
 */
export function useReturnPath(): string | null {
  const [searchParams] = useSearchParams();
  const redirect = redirectTarget(searchParams.get('redirect'));
  const returnPath = useMemo(() => [redirect, readReturnPath()].find(leadsOn) ?? null, [redirect]);
  // Before the effects of the screen, one of which forgets it where the person goes on at once.
  useLayoutEffect(() => {
    if (leadsOn(redirect)) storeReturnPath(redirect);
  }, [redirect]);
  return returnPath;
}
