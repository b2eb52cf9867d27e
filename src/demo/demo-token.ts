export interface TokenIdentity {
  uid: string;
  email: string;
  name: string;
}

/** Returns the token's user; `null` for an invalid token. */
export type VerifyToken = (token: string) => TokenIdentity | null | Promise<TokenIdentity | null>;

const PREFIX = 'demo.';
const LIFETIME_SECONDS = 3600;

/** Creates an unsigned ID token that is valid for an hour. Only `verifyDemoToken` accepts it. */
export function makeDemoToken(identity: TokenIdentity, now: Date = new Date()): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const { uid, email, name } = identity;
  const claims = { uid, email, name, iat: issuedAt, exp: issuedAt + LIFETIME_SECONDS };
  return PREFIX + encodeURIComponent(JSON.stringify(claims));
}

/** @returns null for a token that is not the demo's, is malformed or has expired */
export function verifyDemoToken(token: string, now: Date = new Date()): TokenIdentity | null {
  if (!token.startsWith(PREFIX)) return null;
  try {
    const claims: unknown = JSON.parse(decodeURIComponent(token.slice(PREFIX.length)));
    const { uid, email, name, exp } = claims as TokenIdentity & { exp: number };
    return uid && exp * 1000 > now.getTime() ? { uid, email, name } : null;
  } catch {
    return null;
  }
}
