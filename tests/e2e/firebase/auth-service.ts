import { makeIdToken, type Account } from './id-token';

/** The SDK's operations: session check at start, token refresh, federated sign-in, project configuration. */
export type Operation = 'lookup' | 'refresh' | 'signInWithIdp' | 'project';

/**
 * How an operation fails: 'network' drops the connection, 'hang' never responds, a number is a status, and a text is one of
 * the service's error codes, such as 'TOKEN_EXPIRED' or 'USER_DISABLED' (status 400). Or a raw response.
 */
export type Fault =
  | 'network'
  | 'hang'
  | (string & {})
  | number
  | { status: number; body: string; contentType?: string };

type Result = { body: object } | { error: string };

export interface HostRequest {
  method: string;
  url: URL;
  body: string;
}

/** Null drops the connection. */
export type HostAnswer = { status: number; headers: Record<string, string>; body: string } | null;

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
  if (/\/v1\/projects\b/.test(url)) return 'project';
  return null;
}

function accountInfo(account: Account) {
  return {
    localId: account.uid,
    email: account.email,
    emailVerified: true,
    displayName: account.displayName,
    photoUrl: account.photoURL ?? undefined,
    providerUserInfo: [
      {
        providerId: 'google.com',
        federatedId: `g-${account.uid}`,
        rawId: `g-${account.uid}`,
        email: account.email,
        displayName: account.displayName,
        photoUrl: account.photoURL ?? undefined,
      },
    ],
    validSince: '1700000000',
    lastLoginAt: '1700000000000',
    createdAt: '1700000000000',
    lastRefreshAt: new Date().toISOString(),
  };
}

/** The server side of Firebase Auth. All contexts of a test share the same accounts. */
export class AuthService {
  readonly projectId: string;
  /** The existing accounts, by uid. A federated sign-in adds its own. */
  readonly accounts = new Map<string, Account>();
  /** Set an operation's entry to make it fail; delete the entry to restore it. */
  readonly faults: Partial<Record<Operation, Fault>> = {};
  /** The SDK's calls, in order. */
  readonly calls: Operation[] = [];
  /** The lifetime of the next tokens. */
  tokenLifetimeSeconds = 3600;
  /** The person of a federated sign-in, by the request URI that the popup's page passed to the SDK. */
  whoSignsIn: (requestUri: URL) => Account | undefined = () => undefined;

  readonly #uidByToken = new Map<string, string>();

  constructor(projectId: string) {
    this.projectId = projectId;
  }

  issueToken(account: Account, expiresInSeconds = this.tokenLifetimeSeconds): string {
    const token = makeIdToken(account, { projectId: this.projectId, expiresInSeconds });
    this.#uidByToken.set(token, account.uid);
    return token;
  }

  /** @returns the response; never resolves for 'hang' */
  async answer(request: HostRequest): Promise<HostAnswer> {
    if (request.method === 'OPTIONS') return { status: 204, headers: CORS_HEADERS, body: '' };
    const operation = operationAt(request.url.href);
    if (operation === null) return failure('OPERATION_NOT_ALLOWED');
    this.calls.push(operation);
    const fault = this.faults[operation];
    if (fault !== undefined) return faultAnswer(fault);
    const result = this.#operations[operation](request.body);
    return 'error' in result ? failure(result.error) : json(200, result.body);
  }

  readonly #operations: Record<Operation, (body: string) => Result> = {
    lookup: (body) => {
      const { idToken } = JSON.parse(body) as { idToken: string };
      const account = this.accounts.get(this.#uidByToken.get(idToken) ?? '');
      if (!account) return { error: 'INVALID_ID_TOKEN' };
      return { body: { kind: 'identitytoolkit#GetAccountInfoResponse', users: [accountInfo(account)] } };
    },
    refresh: (body) => {
      const refreshToken = new URLSearchParams(body).get('refresh_token') ?? '';
      const account = [...this.accounts.values()].find(({ uid }) => refreshTokenOf(uid) === refreshToken);
      if (!account) return { error: 'INVALID_REFRESH_TOKEN' };
      const token = this.issueToken(account);
      return {
        body: {
          access_token: token,
          id_token: token,
          expires_in: String(this.tokenLifetimeSeconds),
          token_type: 'Bearer',
          refresh_token: refreshToken,
          user_id: account.uid,
          project_id: this.projectId,
        },
      };
    },
    signInWithIdp: (body) => {
      const { requestUri } = JSON.parse(body) as { requestUri: string };
      const account = this.whoSignsIn(new URL(requestUri));
      if (!account) return { error: 'INVALID_IDP_RESPONSE' };
      const isNewUser = !this.accounts.has(account.uid);
      this.accounts.set(account.uid, account);
      return {
        body: {
          kind: 'identitytoolkit#VerifyAssertionResponse',
          federatedId: `https://accounts.google.com/g-${account.uid}`,
          providerId: 'google.com',
          localId: account.uid,
          email: account.email,
          emailVerified: true,
          displayName: account.displayName,
          photoUrl: account.photoURL ?? undefined,
          isNewUser,
          idToken: this.issueToken(account),
          refreshToken: refreshTokenOf(account.uid),
          expiresIn: String(this.tokenLifetimeSeconds),
          oauthIdToken: 'test-google-id-token',
          oauthAccessToken: 'test-google-access-token',
          rawUserInfo: JSON.stringify({
            id: `g-${account.uid}`,
            email: account.email,
            verified_email: true,
            name: account.displayName,
            picture: account.photoURL ?? undefined,
          }),
        },
      };
    },
    project: () => ({
      body: { projectId: this.projectId, authorizedDomains: ['localhost', '127.0.0.1'] },
    }),
  };
}

function json(status: number, body: object): HostAnswer {
  const headers = { ...CORS_HEADERS, 'content-type': 'application/json' };
  return { status, headers, body: JSON.stringify(body) };
}

function failure(message: string, status = 400): HostAnswer {
  return json(status, {
    error: {
      code: status,
      message,
      status: status < 500 ? 'INVALID_ARGUMENT' : 'UNAVAILABLE',
      errors: [{ message, domain: 'global', reason: 'invalid' }],
    },
  });
}

async function faultAnswer(fault: Fault): Promise<HostAnswer> {
  if (fault === 'network') return null;
  if (fault === 'hang') return new Promise(() => {});
  if (typeof fault === 'string') return failure(fault);
  if (typeof fault === 'number') return failure('The service is currently unavailable.', fault);
  const { status, body, contentType = 'text/html' } = fault;
  return { status, headers: { ...CORS_HEADERS, 'content-type': contentType }, body };
}
