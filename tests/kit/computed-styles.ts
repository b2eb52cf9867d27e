// Queries by role, `toBeVisible` and user-event ask for a few properties of all elements again and again, and jsdom
// compares each element with its whole default style sheet to answer, which is a sixth of what component tests need.
// Without another style sheet these properties follow from what an element is and from the styles in its attribute.

const ASKED = ['display', 'visibility', 'opacity', 'pointerEvents'] as const;
type Asked = (typeof ASKED)[number];
const INHERITED: readonly Asked[] = ['visibility', 'pointerEvents'];
/** By these, and by its name, the default style sheet tells how an element is shown. */
const ATTRIBUTES = ['hidden', 'type', 'open', 'popover'];

const original = window.getComputedStyle;
const styles = new Map<string, Record<Asked, string>>();

/** @returns what the default style sheet says of such an element */
function styleOfKind(element: Element): Record<Asked, string> {
  const kind = [element.localName, ...ATTRIBUTES.map((name) => String(element.getAttribute(name)))].join('|');
  let style = styles.get(kind);
  if (style === undefined) {
    const alike = element.cloneNode() as Element;
    alike.removeAttribute('style');
    const { display, visibility, opacity, pointerEvents } = original(alike);
    styles.set(kind, (style = { display, visibility, opacity, pointerEvents }));
  }
  return style;
}

function valueOf(element: Element, property: Asked): string {
  const own = element.hasAttribute('style') && (element as HTMLElement).style[property];
  if (own && own !== 'inherit') return own;
  const ofKind = styleOfKind(element)[property];
  const { parentElement } = element;
  if (parentElement === null || !INHERITED.includes(property)) return ofKind;
  // Nothing but a hidden row has one of its own there.
  return ofKind === 'collapse' ? ofKind : valueOf(parentElement, property);
}

const isAsked = (property: PropertyKey): property is Asked => ASKED.includes(property as Asked);

/** Whether a style sheet of the page may say something of them. Those of dialogs that keep the page still do not. */
const saysSomething = (sheet: CSSStyleSheet) =>
  [...sheet.cssRules].some((rule) => /display|visibility|opacity|pointer-events/.test(rule.cssText));

window.getComputedStyle = (element, pseudoElement) => {
  const look = () => original(element, pseudoElement);
  if ((pseudoElement ?? '') !== '' || [...document.styleSheets].some(saysSomething)) return look();
  let looked: CSSStyleDeclaration | undefined;
  return new Proxy({} as CSSStyleDeclaration, {
    get(_target, property) {
      if (isAsked(property)) return valueOf(element, property);
      if (property === 'getPropertyValue') {
        return (name: string) =>
          isAsked(name) ? valueOf(element, name) : (looked ??= look()).getPropertyValue(name);
      }
      looked ??= look();
      const value = Reflect.get(looked, property, looked) as unknown;
      return typeof value === 'function' ? value.bind(looked) : value;
    },
  });
};
