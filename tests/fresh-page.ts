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
 * Events of the window that modules follow for as long as they are loaded. Weak: what follows no event any more, such
 * as a screen that is gone, is not kept.
 */
const followed: { type: string; listener: WeakRef<Listening[1]>; options: Listening[2] }[] = [];
window.addEventListener = new Proxy(window.addEventListener, {
  apply(target, self, parameters: Listening) {
    const [type, listener, options] = parameters;
    followed.push({ type, listener: new WeakRef(listener), options });
    Reflect.apply(target, self, parameters);
  },
});

const frames: number[] = [];
window.requestAnimationFrame = new Proxy(requestAnimationFrame, {
  apply(target, self, parameters: Parameters<typeof requestAnimationFrame>) {
    const frame = Reflect.apply(target, self, parameters);
    frames.push(frame);
    return frame;
  },
});

afterAll(() => {
  for (const { type, listener, options } of followed) {
    const known = listener.deref();
    if (known !== undefined) window.removeEventListener(type, known, options);
  }
  frames.forEach((frame) => cancelAnimationFrame(frame));
  emptyDocument();
});
