import { append, type Content } from './append';

/*
 * Turns JSX into elements at once, instead of into descriptions of elements for React. The build puts this in the place
 * of React's JSX runtime for the scripts that draw a page before the app has loaded (build/page-scripts.ts), so that
 * they use the app's own components without its 60 kB. No state, no effects, no listeners: all of that comes with the
 * app, which replaces what is drawn. Why it is no library: decisions.md.
 */

type Props = Record<string, unknown> & { children?: Content };
type Component = (props: Props) => Content;

const SVG = 'http://www.w3.org/2000/svg';
const SVG_TAGS = /^(svg|g|path|rect|circle|ellipse|line|polyline|polygon)$/;
const KEPT_IN_SVG = /^(viewBox|aria-|data-)/;
const ATTRIBUTES: Record<string, string> = { className: 'class', htmlFor: 'for' };

/** The attribute for a prop: `strokeWidth` is `stroke-width` in an icon. */
function attributeName(prop: string, isSvg: boolean): string {
  const name = ATTRIBUTES[prop];
  if (name !== undefined) return name;
  return isSvg && !KEPT_IN_SVG.test(prop)
    ? prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : prop;
}

function setAttribute(element: Element, prop: string, value: unknown): void {
  if (/^(ref|key|on[A-Z].*)$/.test(prop) || value === null || value === undefined) return;
  const name = attributeName(prop, element.namespaceURI === SVG);
  // `aria-hidden` and `data-state` are texts, all others are there or not.
  if (typeof value === 'boolean' && !/^(aria|data)-/.test(name)) element.toggleAttribute(name, value);
  else element.setAttribute(name, String(value));
}

/** @returns the element, or whatever the component returns */
export function jsx(type: string | Component, { children, ...props }: Props): Content {
  if (typeof type !== 'string') return type({ ...props, children });
  const element = SVG_TAGS.test(type) ? document.createElementNS(SVG, type) : document.createElement(type);
  for (const [prop, value] of Object.entries(props)) setAttribute(element, prop, value);
  append(element, children);
  return element;
}

export { jsx as jsxs };
export const Fragment: Component = ({ children }) => children;
