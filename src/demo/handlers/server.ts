import { http, HttpResponse, type HttpHandler } from 'msw';
import { hasCompleteProfile } from '@/domain/user';
import {
  ensure,
  findBoard,
  HttpError,
  userByUid,
  type DemoBoard,
  type DemoDb,
  type DemoStore,
  type DemoUser,
} from '../db';
import type { TokenIdentity, VerifyToken } from '../demo-token';

export interface HandlerOptions {
  /** For example `http://localhost:5173/api`; a trailing slash is tolerated. */
  apiBaseUrl: string;
  store: DemoStore;
  verifyToken: VerifyToken;
  now?: () => Date;
  /** The minimum duration of every response, which makes loading states visible; 0 by default. */
  latencyMs?: number;
}

/** A request, as handlers receive it. */
export interface Call {
  /** Modified by the handlers of `change` only. */
  db: DemoDb;
  now: Date;
  /** Scheme, host and port of the API. */
  origin: string;
  /** Path parameters, percent-decoded. */
  param(name: string): string;
  query: URLSearchParams;
  /** The JSON body of a POST or PUT. */
  body: unknown;
  /** `null` for a visitor; never `null` if the route requires a sign-in. */
  identity: TokenIdentity | null;
}

/** The callers of a route: 'everyone' (the token is ignored), 'visitors' (no token or a valid one) or 'signedIn'. */
type Access = 'everyone' | 'visitors' | 'signedIn';

/** Creates a handler. `respond` returns the JSON of a 200 response, or a `Response`. */
type Route = (
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  access: Access,
  respond: (call: Call) => unknown,
) => HttpHandler;

export interface Server {
  read: Route;
  /** If `respond` throws, the data is not changed. */
  change: Route;
}

/** @param options same as for `createHandlers` */
export function createServer(options: HandlerOptions): Server {
  const base = options.apiBaseUrl.replace(/\/+$/, '');
  const origin = new URL(base).origin;
  const { store, verifyToken, now = () => new Date(), latencyMs = 0 } = options;
  const route =
    (withDb: (run: (db: DemoDb) => unknown) => Promise<unknown>): Route =>
    (method, path, access, respond) =>
      // The short link's path starts with '^', because it is at the server's root.
      http[method](
        path.startsWith('^') ? origin + path.slice(1) : base + path,
        async ({ request, params }) => {
          if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
          try {
            const call = {
              now: now(),
              origin,
              param: (name: string) => String(params[name] ?? ''),
              query: new URL(request.url).searchParams,
              identity:
                access === 'everyone' ? null : await identify(request, verifyToken, access === 'signedIn'),
              body: method === 'post' || method === 'put' ? await readJson(request) : undefined,
            };
            const result = await withDb((db) => respond({ ...call, db }));
            return result instanceof Response ? result : json(result);
          } catch (error) {
            if (error instanceof HttpError) return json({ message: error.message }, error.status);
            return json({ message: 'Internal server error' }, 500);
          }
        },
      );
  return {
    read: route(async (run) => run(await store.read())),
    change: route((run) => store.update(run)),
  };
}

export function json(body: unknown, status = 200): Response {
  return HttpResponse.json(body as Parameters<typeof HttpResponse.json>[0], { status });
}

/** The user who sends the request; `null` for a visitor. */
export function viewerOf({ db, identity }: Call): DemoUser | null {
  return identity === null ? null : (userByUid(db, identity.uid) ?? null);
}

/** @throws HttpError 404 if the user's account was never created, because the first sign-in didn't reach the backend */
export function callerOf(call: Call): DemoUser {
  const caller = viewerOf(call);
  ensure(caller !== null, 404, 'User not found');
  return caller;
}

/** @param action completes 'Complete your profile to ...' @throws HttpError 403 */
export function ensureComplete(caller: DemoUser, action: string): void {
  ensure(hasCompleteProfile(caller), 403, `Complete your profile to ${action}`);
}

/**
 * Returns one of the caller's boards.
 * @param action completes 'Only the creator of this board can ...'
 * @throws HttpError 404 or 403
 */
export function ownBoard(call: Call, action: string, boardId = call.param('boardId')): DemoBoard {
  const board = findBoard(call.db, boardId);
  ensure(board.creator === callerOf(call)._id, 403, `Only the creator of this board can ${action}`);
  return board;
}

async function identify(
  request: Request,
  verify: VerifyToken,
  required: boolean,
): Promise<TokenIdentity | null> {
  const header = request.headers.get('authorization');
  ensure(header !== null || !required, 401, 'Sign in to continue');
  if (header === null) return null;
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  const identity = token === undefined ? null : await verify(token);
  ensure(identity !== null, 401, 'Your session has expired. Sign in again');
  return identity;
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw new HttpError(400, 'The request body is not valid JSON');
  }
}
