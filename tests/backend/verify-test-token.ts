import type { TokenIdentity, VerifyToken } from '@/demo/demo-token';

export interface TestTokenOptions {
  /** The Firebase project whose tokens are valid; null for any. */
  projectId?: string | null;
  /** Further valid tokens of any format, with the people they belong to. */
  registry?: ReadonlyMap<string, TokenIdentity>;
  now?: () => Date;
}

/** The accepted signatures: that of the tests' ID tokens ('seed'), and the empty one of the Auth emulator. */
const SIGNATURES = ['c2VlZA', ''];

/**
 * Accepts ID tokens in Firebase's format from the tests' own issuer and from Firebase's Auth emulator; rejects expired,
 * damaged and other tokens.
 */
export function createTestTokenVerifier({
  projectId = 'demo-project',
  registry = new Map(),
  now = () => new Date(),
}: TestTokenOptions = {}): VerifyToken {
  return (token) => {
    const known = registry.get(token);
    if (known !== undefined) return known;
    const claims = readClaims(token);
    if (claims === null) return null;
    const { iss, aud, exp, sub, email, name } = claims;
    if (typeof aud !== 'string' || iss !== `https://securetoken.google.com/${aud}`) return null;
    if (projectId !== null && aud !== projectId) return null;
    if (typeof exp !== 'number' || exp * 1000 <= now().getTime()) return null;
    if (typeof sub !== 'string' || sub === '') return null;
    return {
      uid: sub,
      email: typeof email === 'string' ? email : '',
      name: typeof name === 'string' ? name : '',
    };
  };
}

function readClaims(token: string): Record<string, unknown> | null {
  const [, payload, signature, ...rest] = token.split('.');
  if (payload === undefined || !SIGNATURES.includes(signature ?? 'none') || rest.length > 0) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
