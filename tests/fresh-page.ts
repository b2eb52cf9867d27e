// After `fresh-globals.ts`: each test file finds an empty page.
import { afterAll } from 'vitest';

function emptyDocument(): void {
  for (const element of [document.documentElement, document.head, document.body]) {
    element.getAttributeNames().forEach((name) => element.removeAttribute(name));
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.getSelection()?.removeAllRanges();
  history.replaceState(null, '', '/');
}

emptyDocument();

type Listening = Parameters<typeof window.addEventListener>;
/**
 * Events of the window and the document that modules follow for as long as they are loaded. Weak: what follows no event
 * any more, such as a screen that is gone, is not kept.
 */
const followed: {
  target: EventTarget;
  type: string;
  listener: WeakRef<Listening[1]>;
  options: Listening[2];
}[] = [];
for (const target of [window, document]) {
  target.addEventListener = new Proxy(target.addEventListener, {
    apply(add, self, parameters: Listening) {
      const [type, listener, options] = parameters;
      followed.push({ target, type, listener: new WeakRef(listener), options });
      Reflect.apply(add, self, parameters);
    },
  });
}
/** Packages that outlive a file mark the document by symbols once they follow its events. */
const marks = Object.getOwnPropertySymbols(document);

const frames: number[] = [];
window.requestAnimationFrame = new Proxy(requestAnimationFrame, {
  apply(target, self, parameters: Parameters<typeof requestAnimationFrame>) {
    const frame = Reflect.apply(target, self, parameters);
    frames.push(frame);
    return frame;
  },
});

afterAll(() => {
  for (const { target, type, listener, options } of followed) {
    const known = listener.deref();
    if (known !== undefined) target.removeEventListener(type, known, options);
  }
  for (const mark of Object.getOwnPropertySymbols(document)) {
    if (!marks.includes(mark)) Reflect.deleteProperty(document, mark);
  }
  frames.forEach((frame) => cancelAnimationFrame(frame));
  emptyDocument();
});
