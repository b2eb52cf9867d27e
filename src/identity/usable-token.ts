/**
 * Whether a stored ID token can still be used: it has Firebase's format, belongs to this account and is valid for at least
 * a minute. A lifetime longer than Firebase's means that the device's clock is wrong, so that token is unusable too. The
 * backend checks the signature.
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
