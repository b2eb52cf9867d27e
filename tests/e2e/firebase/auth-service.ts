import type { BrowserContext, Request, Route } from '@playwright/test';
import { makeIdToken, type Account } from './id-token';

/** The calls of the SDK: session check at start, token refresh, federated sign-in, project configuration. */
export type Operation = 'lookup' | 'refresh' | 'signInWithIdp' | 'project';

/**
 * How an operation fails: without an answer, at once ('network') or after hanging ('hang'), with a status, with a
 * raw answer, or with one of the service's error codes, such as 'TOKEN_EXPIRED' or 'USER_DISABLED' (status 400).
 */
export type Fault =
  'network' | 'hang' | (string & {}) | number | { status: number; body: string; contentType?: string };

type Answer = { body: object } | { error: string };

const ADDRESSES = /^https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com\//;

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

/** The server side of Firebase Auth, answered inside the browser context. All its contexts share the same accounts. */
export class AuthService {
  readonly projectId: string;
  /** The existing accounts, by uid. A federated sign-in adds its own. */
  readonly accounts = new Map<string, Account>();
  /** Set an operation's entry to let it fail from now on; delete it to let it work again. */
  readonly faults: Partial<Record<Operation, Fault>> = {};
  /** What the SDK has asked, in order. */
  readonly calls: Operation[] = [];
  /** The lifetime of the next tokens. */
  tokenLifetimeSeconds = 3600;
  /** The person of a federated sign-in, by the request URI that the popup's page passed to the SDK. */
  whoSignsIn: (requestUri: URL) => Account | undefined = () => undefined;

  readonly #uidByToken = new Map<string, string>();

  constructor(projectId: string) {
    this.projectId = projectId;
  }

  /** Answers Google's two services in this context. */
  async attach(context: BrowserContext): Promise<void> {
    await context.route(ADDRESSES, (route) => this.#answer(route));
  }

  issueToken(account: Account, expiresInSeconds = this.tokenLifetimeSeconds): string {
    const token = makeIdToken(account, { projectId: this.projectId, expiresInSeconds });
    this.#uidByToken.set(token, account.uid);
    return token;
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CORS_HEADERS });
    const operation = operationAt(request.url());
    if (operation === null) return fail(route, 'OPERATION_NOT_ALLOWED');
    this.calls.push(operation);
    const fault = this.faults[operation];
    if (fault !== undefined) return injectFault(route, fault);
    const answer = this.#operations[operation](request);
    if ('error' in answer) return fail(route, answer.error);
    return route.fulfill({ status: 200, headers: CORS_HEADERS, json: answer.body });
  }

  readonly #operations: Record<Operation, (request: Request) => Answer> = {
    lookup: (request) => {
      const { idToken } = request.postDataJSON() as { idToken: string };
      const account = this.accounts.get(this.#uidByToken.get(idToken) ?? '');
      if (!account) return { error: 'INVALID_ID_TOKEN' };
      return { body: { kind: 'identitytoolkit#GetAccountInfoResponse', users: [accountInfo(account)] } };
    },
    refresh: (request) => {
      const refreshToken = new URLSearchParams(request.postData() ?? '').get('refresh_token') ?? '';
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
    signInWithIdp: (request) => {
      const { requestUri } = request.postDataJSON() as { requestUri: string };
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

function fail(route: Route, message: string, status = 400): Promise<void> {
  return route.fulfill({
    status,
    headers: CORS_HEADERS,
    json: {
      error: {
        code: status,
        message,
        status: status < 500 ? 'INVALID_ARGUMENT' : 'UNAVAILABLE',
        errors: [{ message, domain: 'global', reason: 'invalid' }],
      },
    },
  });
}

async function injectFault(route: Route, fault: Fault): Promise<void> {
  if (fault === 'network') return route.abort('failed');
  if (fault === 'hang') return;
  if (typeof fault === 'string') return fail(route, fault);
  if (typeof fault === 'number') return fail(route, 'The service is currently unavailable.', fault);
  return route.fulfill({ contentType: 'text/html', ...fault, headers: CORS_HEADERS });
}
