// Sent to the browser instead of https://apis.google.com/js/api.js: the part of gapi.iframes that firebase/auth
// uses. Plain JavaScript, because it is served as it is.
(() => {
  const MARK = '__gapiStandIn';
  const peers = new Map();
  const waitingReplies = new Map();
  let serial = 0;

  /** One end of the channel between the page and its iframe. */
  class Peer {
    handlers = new Map();
    /** Calls that arrived before their handler. */
    backlog = [];

    constructor(otherWindow, origin) {
      this.otherWindow = otherWindow;
      this.origin = origin;
      this.opened = new Promise((resolve) => {
        this.open = resolve;
      });
      peers.set(otherWindow, this);
    }
    post(message) {
      this.otherWindow.postMessage({ [MARK]: true, ...message }, this.origin);
    }
    register(name, handler) {
      this.handlers.set(name, handler);
      for (const message of this.backlog.splice(0)) void this.receive(message);
    }
    unregister(name) {
      this.handlers.delete(name);
    }
    send(name, data, callback) {
      serial += 1;
      const id = `${serial}:${Math.random()}`;
      return new Promise((resolve) => {
        waitingReplies.set(id, (result) => {
          try {
            callback?.(result);
          } catch {
            // As in gapi, a callback that throws does no harm.
          }
          resolve(result);
        });
        void this.opened.then(() => this.post({ kind: 'call', id, name, data }));
      });
    }
    async receive(message) {
      const handler = this.handlers.get(message.name);
      if (!handler) this.backlog.push(message);
      else this.post({ kind: 'reply', id: message.id, result: [await handler(message.data)] });
    }
    async ping(callback) {
      await this.opened;
      callback?.();
      return [true];
    }
    async restyle() {
      return [];
    }
    async close() {
      peers.delete(this.otherWindow);
      this.element?.remove();
      return [];
    }
  }

  addEventListener('message', (event) => {
    const peer = peers.get(event.source);
    const message = event.data;
    if (!peer || !message?.[MARK] || (peer.origin !== '*' && event.origin !== peer.origin)) return;
    if (message.kind === 'hello') peer.open();
    else if (message.kind === 'call') peer.receive(message);
    else {
      waitingReplies.get(message.id)?.(message.result);
      waitingReplies.delete(message.id);
    }
  });

  let parentPeer;
  const context = {
    async open(options, callback) {
      const element = document.createElement('iframe');
      const { style, ...attributes } = options.attributes ?? {};
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      Object.assign(element.style, style);
      element.src = options.url;
      (options.where ?? document.body).append(element);
      const peer = new Peer(element.contentWindow, new URL(options.url, location.href).origin);
      peer.element = element;
      return (await callback?.(peer)) ?? peer;
    },
    getParentIframe() {
      if (!parentPeer) {
        parentPeer = new Peer(parent, '*');
        parentPeer.open();
        // After the caller has registered its handlers.
        setTimeout(() => parentPeer.post({ kind: 'hello' }));
      }
      return parentPeer;
    },
  };

  window.gapi = {
    load(_feature, then) {
      setTimeout(typeof then === 'function' ? then : then.callback);
    },
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: () => true, Iframe: Peer, getContext: () => context },
  };
  window[new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload']?.();
})();
