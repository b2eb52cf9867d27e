// To compute a style, jsdom compares the element with each rule of its default style sheet, which is most of what a query
// by role costs. It leaves out rules for other tags and classes, but not those that begin with an attribute or a
// pseudo-class, which hardly any element meets. Here these are left out as cheaply.

/** jsdom's own side of an element. */
interface Inner {
  _localName: string;
  hasAttributeNS(namespace: null, name: string): boolean;
}
type Check = (selector: string, element: Inner) => object;
interface InnerDocument {
  _getDOMSelector(): { check: Check };
}

const FIELDS = 'input select textarea';
const LISTS = 'dir dl menu ol ul';
/** All that the rule for `unicode-bidi: isolate` lists. */
const ISOLATED =
  'address blockquote center div figure figcaption footer form header hr legend listing main p plaintext pre summary ' +
  'xmp article aside h1 h2 h3 h4 h5 h6 hgroup nav section search table caption colgroup col thead tbody tfoot tr td ' +
  'th dir dd dl dt menu ol ul li bdi output';

/**
 * What an element must have for a rule to apply: one of these tags, or this attribute. By the rule's selector; jsdom
 * checks all others itself.
 */
export const NEEDED: Readonly<Record<string, { tags: string; attribute?: string }>> = {
  [`${ISOLATED.replaceAll(' ', ', ')}, [dir=ltr i], [dir=rtl i], [dir=auto i]`]: {
    tags: ISOLATED,
    attribute: 'dir',
  },
  '[dir]:dir(ltr), bdi:dir(ltr), input[type=tel i]:dir(ltr)': { tags: 'bdi input', attribute: 'dir' },
  '[dir]:dir(rtl), bdi:dir(rtl)': { tags: 'bdi', attribute: 'dir' },
  '[hidden]:not([hidden=until-found i]):not(embed)': { tags: '', attribute: 'hidden' },
  '[hidden=until-found i]:not(embed)': { tags: '', attribute: 'hidden' },
  '[popover]': { tags: '', attribute: 'popover' },
  '[popover]:not(:popover-open):not(dialog[open])': { tags: '', attribute: 'popover' },
  ':popover-open::backdrop': { tags: '', attribute: 'popover' },
  ':link': { tags: '', attribute: 'href' },
  ':visited': { tags: '', attribute: 'href' },
  ':link, :visited': { tags: '', attribute: 'href' },
  ':link:active, :visited:active': { tags: '', attribute: 'href' },
  ':autofill': { tags: FIELDS },
  ':is(dir, dl, menu, ol, ul) :is(dir, dl, menu, ol, ul)': { tags: LISTS },
  ':is(dir, menu, ol, ul) :is(dir, menu, ol, ul) :is(dir, menu, ul)': { tags: LISTS },
  ':is(dir, menu, ol, ul) :is(dir, menu, ul)': { tags: LISTS },
};

const needed = new Map(
  Object.entries(NEEDED).map(([selector, { tags, attribute }]) => [
    selector,
    { tags: new Set(tags.split(' ')), attribute },
  ]),
);
/** By the text as it stands in the style sheet, with its line breaks. */
const neededFor = new Map<string, ReturnType<typeof needed.get>>();

function mayApply(selector: string, element: Inner): boolean {
  if (!neededFor.has(selector)) neededFor.set(selector, needed.get(selector.replace(/\s+/g, ' ')));
  const need = neededFor.get(selector);
  if (need === undefined || need.tags.has(element._localName.toLowerCase())) return true;
  return need.attribute !== undefined && element.hasAttributeNS(null, need.attribute);
}

const innerSymbol = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl');
const inner = innerSymbol && (document as unknown as Record<symbol, InnerDocument | undefined>)[innerSymbol];
const selectors = inner?._getDOMSelector();
/** The files of a worker share the document, but not this module. */
const ORIGINAL = Symbol.for('jsdom-check');

if (selectors !== undefined) {
  const known = selectors as { [ORIGINAL]?: Check; check: Check };
  const original = (known[ORIGINAL] ??= selectors.check);
  known.check = (selector, element) =>
    mayApply(selector, element) ? original.call(selectors, selector, element) : { match: false };
}
