/**
 * Whether a stored ID token can still be used: Firebase's format, of this person, and valid for at least a minute.
 * It is then what Firebase would hand out itself. Anything odd counts as unusable, as does a token that seems to be
 * valid for longer than Firebase's tokens are, because then the device's clock is wrong. The signature is for the
 * backend to check.
 */
export function isUsableToken(token: string | null, uid: string | null, nowMs: number): boolean {
  try {
    const [header, claims, signature, ...rest] = (token ?? '').split('.').map((part, index) => {
      if (index === 2) return part;
      return JSON.parse(atob(part.replace(/-/g, '+').replace(/_/g, '/'))) as Record<string, unknown>;
    });
    if (typeof header !== 'object' || typeof claims !== 'object' || !signature || rest.length > 0)
      return false;
    const secondsLeft = Number(claims.exp) - nowMs / 1000;
    return (
      header.alg === 'RS256' &&
      typeof uid === 'string' &&
      uid !== '' &&
      claims.user_id === uid &&
      claims.sub === uid &&
      secondsLeft >= 60 &&
      secondsLeft <= 3600 + 60
    );
  } catch {
    return false;
  }
}
