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

/** A fake signature that the tests' backend accepts (`backend/verify-test-token.ts`). */
const TEST_SIGNATURE = 'c2VlZA';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
let serial = 0;

/**
 * An ID token in Google's format, but with a fake signature that only the tests' backend accepts.
 * @param options.expiresInSeconds negative for an expired token
 * @param options.now in ms
 */
export function makeIdToken(
  account: Account,
  options: { projectId: string; expiresInSeconds?: number; now?: number },
): string {
  const { projectId, expiresInSeconds = 3600 } = options;
  const now = Math.floor((options.now ?? Date.now()) / 1000);
  const issuedAt = now - Math.max(0, 3600 - expiresInSeconds);
  serial += 1;
  return [
    encode({ alg: 'RS256', kid: 'test', typ: 'JWT' }),
    encode({
      name: account.displayName,
      ...(account.photoURL ? { picture: account.photoURL } : {}),
      iss: `https://securetoken.google.com/${projectId}`,
      aud: projectId,
      auth_time: issuedAt,
      user_id: account.uid,
      sub: account.uid,
      iat: issuedAt,
      exp: now + expiresInSeconds,
      email: account.email,
      email_verified: true,
      firebase: {
        identities: { 'google.com': [`g-${account.uid}`], email: [account.email] },
        sign_in_provider: 'google.com',
      },
      // Makes a refreshed token differ from one that was issued in the same second.
      jti: `test-${serial}`,
    }),
    TEST_SIGNATURE,
  ].join('.');
}
