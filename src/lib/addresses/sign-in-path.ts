import { paths } from './paths';
import { wayOn } from './return-path';

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** The sign-in page, which returns to this place; the home page without a search needs no way back. */
export function signInPath({ pathname, search, hash }: Place): string {
  const place = pathname + search + hash;
  return paths.auth(place === paths.home() || pathname === paths.error() ? null : wayOn(place));
}
