/** Runs in the browser instead of https://apis.google.com/js/api.js: the part of gapi.iframes that firebase/auth uses. */
function gapiStandIn() {
  const MARK = '__gapiStandIn';
  type Handler = (data: unknown) => unknown;
  interface Message {
    kind: 'hello' | 'call' | 'reply';
    id?: string;
    name?: string;
    data?: unknown;
    result?: unknown;
  }
  interface OpenOptions {
    url: string;
    where?: HTMLElement;
    attributes?: { style?: Partial<CSSStyleDeclaration> } & Record<string, unknown>;
  }

  const peers = new Map<MessageEventSource, Peer>();
  const waitingReplies = new Map<string, (result: unknown) => void>();
  let serial = 0;

  /** One end of the channel between the page and its iframe. */
  class Peer {
    element: HTMLIFrameElement | undefined;
    readonly origin: string;
    open: () => void = () => {};
    readonly #window: Window;
    readonly #handlers = new Map<string, Handler>();
    /** Calls that came before their handler. */
    #backlog: Message[] = [];
    readonly #opened = new Promise<void>((resolve) => {
      this.open = resolve;
    });

    constructor(otherWindow: Window, origin: string) {
      this.#window = otherWindow;
      this.origin = origin;
      peers.set(otherWindow, this);
    }
    post(message: Message) {
      this.#window.postMessage({ [MARK]: true, ...message }, this.origin);
    }
    register(name: string, handler: Handler) {
      this.#handlers.set(name, handler);
      const waiting = this.#backlog;
      this.#backlog = [];
      for (const message of waiting) void this.receive(message);
    }
    unregister(name: string) {
      this.#handlers.delete(name);
    }
    send(name: string, data: unknown, callback?: (result: unknown) => void) {
      serial += 1;
      const id = `${serial}:${Math.random()}`;
      return new Promise((resolve) => {
        waitingReplies.set(id, (result) => {
          try {
            callback?.(result);
          } catch {
            // As in gapi: a callback that throws harms nobody.
          }
          resolve(result);
        });
        void this.#opened.then(() => this.post({ kind: 'call', id, name, data }));
      });
    }
    async receive(message: Message) {
      const handler = this.#handlers.get(message.name ?? '');
      if (!handler) {
        this.#backlog.push(message);
        return;
      }
      this.post({ kind: 'reply', id: message.id ?? '', result: [await handler(message.data)] });
    }
    ping(callback?: () => void) {
      return this.#opened.then(() => {
        callback?.();
        return [true];
      });
    }
    restyle() {
      return Promise.resolve([]);
    }
    close() {
      peers.delete(this.#window);
      this.element?.remove();
      return Promise.resolve([]);
    }
  }

  addEventListener('message', (event) => {
    const peer = event.source && peers.get(event.source);
    const message = event.data as (Message & { [MARK]?: boolean }) | null;
    if (!peer || !message?.[MARK] || (peer.origin !== '*' && event.origin !== peer.origin)) return;
    if (message.kind === 'hello') peer.open();
    else if (message.kind === 'call') void peer.receive(message);
    else {
      waitingReplies.get(message.id ?? '')?.(message.result);
      waitingReplies.delete(message.id ?? '');
    }
  });

  let parentPeer: Peer | undefined;
  const context = {
    open(options: OpenOptions, callback?: (peer: Peer) => unknown) {
      const element = document.createElement('iframe');
      const { style, ...attributes } = options.attributes ?? {};
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
      Object.assign(element.style, style);
      element.src = options.url;
      (options.where ?? document.body).append(element);
      const peer = new Peer(element.contentWindow as Window, new URL(options.url, location.href).origin);
      peer.element = element;
      return Promise.resolve(callback ? callback(peer) : peer).then((result) => result ?? peer);
    },
    getParentIframe() {
      if (!parentPeer) {
        const created = new Peer(parent, '*');
        created.open();
        // After the caller has registered its handlers.
        setTimeout(() => created.post({ kind: 'hello' }));
        parentPeer = created;
      }
      return parentPeer;
    },
  };

  Object.assign(window, {
    gapi: {
      load(_feature: string, then: (() => void) | { callback: () => void }) {
        setTimeout(typeof then === 'function' ? then : then.callback);
      },
      iframes: { CROSS_ORIGIN_IFRAMES_FILTER: () => true, Iframe: Peer, getContext: () => context },
    },
  });
  const script = document.currentScript as HTMLScriptElement;
  const onload = new URL(script.src).searchParams.get('onload') ?? 'gapi_onload';
  (window as unknown as Record<string, (() => void) | undefined>)[onload]?.();
}

export const GAPI_STAND_IN = `(${gapiStandIn.toString()})();`;
