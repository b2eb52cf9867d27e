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

/** Events of the window that modules follow for as long as they are loaded. */
const followed: Parameters<typeof window.addEventListener>[] = [];
window.addEventListener = new Proxy(window.addEventListener, {
  apply(target, self, parameters: Parameters<typeof window.addEventListener>) {
    followed.push(parameters);
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
  followed.forEach((parameters) => window.removeEventListener(...parameters));
  frames.forEach((frame) => cancelAnimationFrame(frame));
  emptyDocument();
});
