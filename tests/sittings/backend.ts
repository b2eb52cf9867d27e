import { getResponse, type RequestHandler } from 'msw';
import type { DemoDb } from '@/demo/db';
import { verifyDemoToken } from '@/demo/demo-token';
import { createHandlers } from '@/demo/handlers/create-handlers';
import { createMemoryStore, type DemoStore } from '@/demo/store';
import type { Outcome } from '@/domain/review/outcome';
import { API_BASE_URL } from '@kit/api-store';
import { currentPage, type Page } from './page';

/** What can go wrong with one decision. 'After' means that the server has acted by then. */
export const FAULTS = [
  'none',
  '500 before',
  '500 after',
  'dropped before',
  'dropped after',
  '409',
  '422',
  '429',
  'late',
  'late after',
] as const;
export type Fault = (typeof FAULTS)[number];

/** A decision as the server gets it. */
export interface Arrival {
  uid: string;
  requestId: string;
  outcome: Outcome;
  note: string;
}

const DECISION = /^\/boards\/join-requests\/([^/]+)\/(approve|reject)$/;
/** What signing in sends. */
const SIGN_IN = /^\/auth\//;

interface Call {
  request: Request;
  page: Page;
  isLate: boolean;
}

const never = () => new Promise<never>(() => {});

const answerOf = (status: number) => {
  const headers = status === 429 ? { 'Retry-After': '2' } : {};
  return Response.json({ message: `Answer ${status}` }, { status, headers });
};

/** The demo's backend without a network, and what it gets to hear. */
export class SittingBackend {
  readonly store: DemoStore;
  /** Of the next decisions, in order. */
  faults: Fault[] = [];
  /** Whether lists of requests can be loaded. */
  areListsWell = true;
  /** A decision has left a page. */
  onDecision: (page: Page, decision: Arrival) => void = () => {};
  /** @param status null where the line was dropped, or before a late answer */
  onAnswer: (decision: Arrival, status: number | null, hasActed: boolean) => void = () => {};
  /** Any other call that changes something. */
  onChange: (call: string) => void = () => {};
  #handlers: RequestHandler[];
  #late: (() => void)[] = [];
  #calls = new Set<Call>();

  constructor(db: DemoDb) {
    this.store = createMemoryStore(() => db);
    this.#handlers = createHandlers({
      apiBaseUrl: API_BASE_URL,
      store: this.store,
      verifyToken: verifyDemoToken,
    }) as RequestHandler[];
  }

  /** The late answers come. */
  answerLate(): void {
    this.#late.splice(0).forEach((answer) => answer());
  }

  /** Whether calls are to be answered now. */
  get isBusy(): boolean {
    return [...this.#calls].some(({ isLate }) => !isLate);
  }

  /** @returns as `fetch`; a page that is gone neither sends nor hears anything */
  async fetch(request: Request): Promise<Response> {
    const call: Call = { request, page: currentPage(), isLate: false };
    if (!call.page.isAlive) return never();
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () =>
        reject(new DOMException('The call was given up', 'AbortError')),
      );
    });
    this.#calls.add(call);
    const result = await Promise.race([this.#receive(call), aborted]).catch((error: unknown) => ({ error }));
    this.#calls.delete(call);
    if (!call.page.isAlive) return never();
    if ('error' in result) throw result.error;
    return result;
  }

  async #receive(call: Call): Promise<Response> {
    const { request } = call;
    const { method } = request;
    const path = new URL(request.url).pathname.replace(/^\/api/, '');
    const [, id, word] = DECISION.exec(path) ?? [];
    if (id !== undefined && method === 'PUT') return this.#receiveDecision(call, id, word === 'approve');
    if (method !== 'GET' && !SIGN_IN.test(path)) this.onChange(`${method} ${path}`);
    if (!this.areListsWell && path.endsWith('/join-requests')) return answerOf(500);
    return this.#act(request);
  }

  async #receiveDecision(call: Call, id: string, isAccept: boolean): Promise<Response> {
    const { request } = call;
    const identity = verifyDemoToken(request.headers.get('authorization')?.replace('Bearer ', '') ?? '');
    const body = (await request.clone().json()) as Record<string, string>;
    const note = (isAccept ? body.acceptanceNote : body.rejectionNote) ?? '';
    const outcome = isAccept ? 'accept' : 'reject';
    const uid = identity?.uid ?? 'nobody';
    const decision: Arrival = { uid, requestId: decodeURIComponent(id), outcome, note };
    this.onDecision(call.page, decision);
    const fault = this.faults.shift() ?? 'none';
    const refused = (status: number) => {
      this.onAnswer(decision, status, false);
      return answerOf(status);
    };
    if (fault === 'dropped before') throw new TypeError('Failed to fetch');
    if (fault === '500 before') return refused(500);
    if (/^4/.test(fault)) return refused(Number(fault));
    if (fault === 'late') await this.#released(call);
    const response = await this.#act(request);
    this.onAnswer(decision, response.status, response.ok);
    if (fault === '500 after') return answerOf(500);
    if (fault === 'dropped after') throw new TypeError('Failed to fetch');
    if (fault === 'late after') await this.#released(call);
    return response;
  }

  /** A call that is late still reaches the server after its page has ended. */
  async #released(call: Call) {
    call.isLate = true;
    await new Promise<void>((resolve) => this.#late.push(resolve));
    call.isLate = false;
  }

  async #act(request: Request): Promise<Response> {
    const response = await getResponse(this.#handlers, request.clone());
    if (response === undefined) throw new Error(`Nothing answers ${request.method} ${request.url}`);
    return response;
  }
}
