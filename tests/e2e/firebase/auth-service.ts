import { makeIdToken, type Account } from './id-token';

/** The SDK's operations: session check at start, token refresh, federated sign-in, project configuration. */
type Operation = 'lookup' | 'refresh' | 'signInWithIdp' | 'project';

/** The origins of the services. */
export const AUTH_HOSTS = ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'];

const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': '*',
  'access-control-allow-headers':
    '*, authorization, content-type, x-client-version, x-firebase-gmpid, x-firebase-client, x-firebase-appcheck',
};

export const refreshTokenOf = (uid: string) => `test-refresh-${uid}`;

function operationAt(url: string): Operation | null {
  if (/\/v1\/token\b/.test(url)) return 'refresh';
  if (url.includes('accounts:lookup')) return 'lookup';
  if (url.includes('accounts:signInWithIdp')) return 'signInWithIdp';
  return /\/v1\/projects\b/.test(url) ? 'project' : null;
}

const json = (body: object, status = 200) => Response.json(body, { status, headers: CORS_HEADERS });
const failure = (message: string, status = 400) =>
  json({ error: { code: status, message, errors: [] } }, status);

/** An account, in all forms of the services. */
function accountInfo({ uid, email, displayName, photoURL }: Account) {
  const profile = { email, displayName, photoUrl: photoURL ?? undefined };
  const google = { ...profile, providerId: 'google.com', federatedId: `g-${uid}`, rawId: `g-${uid}` };
  return {
    ...profile,
    localId: uid,
    emailVerified: true,
    providerUserInfo: [google],
    lastLoginAt: '1700000000000',
    createdAt: '1700000000000',
  };
}

/** The server side of Firebase Auth. All contexts of a test share the same accounts. */
export class AuthService {
  readonly projectId: string;
  /** The existing accounts, by uid. A federated sign-in adds its own. */
  readonly accounts = new Map<string, Account>();
  /**
   * Set an operation's entry to make it fail; delete the entry to restore it. 'hang' never responds, a number is a status,
   * and another text one of the service's error codes, such as 'USER_DISABLED' (status 400).
   */
  readonly failures: { [operation in Operation]?: string | number } = {};
  /** The SDK's calls, in order. */
  readonly calls: Operation[] = [];
  /** The accounts that the sign-in window offers. */
  offered: Account[] = [];

  readonly #uidByToken = new Map<string, string>();

  constructor(projectId: string) {
    this.projectId = projectId;
  }

  issueToken(account: Account, expiresInSeconds?: number): string {
    const token = makeIdToken(account, { projectId: this.projectId, expiresInSeconds });
    this.#uidByToken.set(token, account.uid);
    return token;
  }

  /** Responds to the SDK. */
  async respond(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS_HEADERS });
    const operation = operationAt(request.url);
    if (operation === null) return failure('OPERATION_NOT_ALLOWED');
    this.calls.push(operation);
    const code = this.failures[operation];
    if (code === 'hang') return new Promise(() => {});
    if (typeof code === 'number') return failure('The service is currently unavailable.', code);
    if (code !== undefined) return failure(code);
    return this.#operations[operation](await request.text());
  }

  readonly #operations: Record<Operation, (body: string) => Response> = {
    lookup: (body) => {
      const { idToken } = JSON.parse(body) as { idToken: string };
      const account = this.accounts.get(this.#uidByToken.get(idToken) ?? '');
      return account ? json({ users: [accountInfo(account)] }) : failure('INVALID_ID_TOKEN');
    },
    refresh: (body) => {
      const refreshToken = new URLSearchParams(body).get('refresh_token') ?? '';
      const account = [...this.accounts.values()].find(({ uid }) => refreshTokenOf(uid) === refreshToken);
      if (!account) return failure('INVALID_REFRESH_TOKEN');
      const token = this.issueToken(account);
      return json({
        access_token: token,
        id_token: token,
        expires_in: '3600',
        token_type: 'Bearer',
        refresh_token: refreshToken,
        user_id: account.uid,
        project_id: this.projectId,
      });
    },
    signInWithIdp: (body) => {
      const { requestUri } = JSON.parse(body) as { requestUri: string };
      const account = this.offered.find(({ uid }) => uid === new URL(requestUri).searchParams.get('uid'));
      if (!account) return failure('INVALID_IDP_RESPONSE');
      const isNewUser = !this.accounts.has(account.uid);
      this.accounts.set(account.uid, account);
      const [google] = accountInfo(account).providerUserInfo;
      return json({
        ...accountInfo(account),
        ...google,
        isNewUser,
        idToken: this.issueToken(account),
        refreshToken: refreshTokenOf(account.uid),
        expiresIn: '3600',
        rawUserInfo: JSON.stringify({ id: google?.rawId, name: account.displayName, email: account.email }),
      });
    },
    project: () => json({ projectId: this.projectId, authorizedDomains: ['localhost', '127.0.0.1'] }),
  };
}
