import { paths } from './paths';
import { wayOn } from './return-path';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** The sign-in page, which returns to this address; the home page without a search needs no way back. */
export function signInPath({ pathname, search, hash }: Address): string {
  const path = pathname + search + hash;
  return paths.auth(path === paths.home() || pathname === paths.error() ? null : wayOn(path));
}
