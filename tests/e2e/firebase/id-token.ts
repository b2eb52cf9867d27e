import type { TokenIdentity } from '@/demo/demo-token';

/** A Google account, as Firebase knows it. */
export interface Account {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string | null;
}

/** The Google account of a seeded person. */
export function accountOf(user: {
  firebaseUid: string;
  email: string;
  name: string;
  profilePicture: string | null;
}): Account {
  const { firebaseUid: uid, email, name: displayName, profilePicture: photoURL } = user;
  return { uid, email, displayName, photoURL };
}

/** A fake signature that only `verifyIdToken` accepts. */
const TEST_SIGNATURE = 'c2VlZA';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
let serial = 0;

/**
 * An ID token in Google's format, but with a fake signature.
 * @param options.expiresInSeconds negative for an expired token
 */
export function makeIdToken(
  { uid, email, displayName, photoURL }: Account,
  { projectId, expiresInSeconds = 3600 }: { projectId: string; expiresInSeconds?: number | undefined },
): string {
  const now = Math.floor(Date.now() / 1000);
  const issuedAt = now - Math.max(0, 3600 - expiresInSeconds);
  serial += 1;
  return [
    encode({ alg: 'RS256', kid: 'test', typ: 'JWT' }),
    encode({
      name: displayName,
      email,
      email_verified: true,
      user_id: uid,
      sub: uid,
      ...(photoURL ? { picture: photoURL } : {}),
      iss: `https://securetoken.google.com/${projectId}`,
      aud: projectId,
      auth_time: issuedAt,
      iat: issuedAt,
      exp: now + expiresInSeconds,
      // Makes a refreshed token differ from one that was issued in the same second.
      jti: `test-${serial}`,
    }),
    TEST_SIGNATURE,
  ].join('.');
}

/**
 * Accepts unexpired tokens of `makeIdToken`, and those of Firebase's Auth emulator, which have no signature.
 * @param projectId null for any
 */
export function verifyIdToken(token: string, projectId: string | null): TokenIdentity | null {
  const [, payload = '', signature = 'none'] = token.split('.');
  if (![TEST_SIGNATURE, ''].includes(signature)) return null;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, string> & {
    exp: number;
  };
  const { iss, aud, exp, sub: uid = '', email = '', name = '' } = claims;
  const isOfProject = iss === `https://securetoken.google.com/${aud}` && (projectId ?? aud) === aud;
  return isOfProject && exp * 1000 > Date.now() ? { uid, email, name } : null;
}
