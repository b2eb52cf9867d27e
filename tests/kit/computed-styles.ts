import { afterAll } from 'vitest';
import './default-style-sheet';

// Queries by role, `toBeVisible` and user-event ask for the styles of the same elements again and again, which is a
// fifth of what component tests need without this: each is looked up once for each state of the document.

let styles = new WeakMap<Element, CSSStyleDeclaration>();
const forget = () => void (styles = new WeakMap());

const changes = new MutationObserver(forget);
changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
afterAll(() => changes.disconnect());

window.getComputedStyle = new Proxy(window.getComputedStyle, {
  apply(target, self, parameters: Parameters<typeof getComputedStyle>) {
    const [element, pseudoElement] = parameters;
    const look = () => Reflect.apply(target, self, parameters);
    // Changes outside of the document are not observed.
    if (!element.isConnected || (pseudoElement ?? '') !== '') return look();
    if (changes.takeRecords().length > 0) forget();
    const known = styles.get(element) ?? look();
    styles.set(element, known);
    return known;
  },
});
