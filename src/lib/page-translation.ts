/*
 * The translators of Chrome and Edge take the place of text nodes with <font> elements. React keeps the text nodes:
 * what it writes into them is seen by nobody, and removing one, or inserting something before one, throws, which takes
 * the screen down (react#11538). So whatever React touches is put back before it does. The translator sees a changed
 * page, and translates it again.
 */

/** The text nodes that a <font> element has taken the place of, in their order. */
const textsOf = new WeakMap<Element, Text[]>();
const fontOf = new WeakMap<Node, Element>();

/** Puts back what was in the place of a translation. */
function putBack(node: Node | null): void {
  const font = node === null ? undefined : fontOf.get(node);
  if (font === undefined) return;
  const texts = textsOf.get(font) ?? [];
  for (const text of texts) fontOf.delete(text);
  textsOf.delete(font);
  // It went with the element around it otherwise.
  if (font.parentNode !== null) font.replaceWith(...texts);
}

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/** The <font> elements that were added, and no other ones: React may remove a text next to a translated one. */
function addedFonts(records: readonly MutationRecord[]): ReadonlySet<Node> {
  return new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont)));
}

/** @returns whether anything was translated */
function noteTranslations(records: readonly MutationRecord[], observer: MutationObserver): boolean {
  const fonts = addedFonts(records);
  if (fonts.size === 0) return false;
  for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const beside = [...addedNodes, previousSibling, nextSibling].filter(
      (node): node is Element => isFont(node) && fonts.has(node) && node.parentNode === target,
    );
    // Several texts in a row may be translated together.
    const font = beside.find((one) => !textsOf.has(one)) ?? beside[0];
    if (font === undefined) continue;
    for (const text of removedNodes) {
      if (!(text instanceof Text)) continue;
      textsOf.set(font, [...(textsOf.get(font) ?? []), text]);
      fontOf.set(text, font);
      observer.observe(text, { characterData: true });
    }
  }
  return true;
}

/**
 * From now on React finds what it touches where it has put it. What was translated before anybody looked is not known;
 * there a text may stay, but nothing throws.
 */
function putBackBeforeChanges(): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.appendChild = function <T extends Node>(this: Node, added: T): T {
    putBack(added);
    return appendChild.call(this, added) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    putBack(added);
    putBack(before);
    return insertBefore.call(this, added, before?.parentNode === this ? before : null) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, removed: T): T {
    putBack(removed);
    return removed.parentNode === this ? (removeChild.call(this, removed) as T) : removed;
  };
}

/** Lets people have the page translated by their browser. For the whole life of the page. */
export function allowTranslation(): void {
  let isPrepared = false;
  // Not before a translation: nobody else pays for it.
  const prepare = () => {
    if (!isPrepared) putBackBeforeChanges();
    isPrepared = true;
  };
  const observer = new MutationObserver((records) => {
    if (noteTranslations(records, observer)) prepare();
    // A text that is on the page was not written to unseen.
    for (const { type, target } of records) {
      if (type === 'characterData' && !target.isConnected) putBack(target);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  if (document.querySelector('font') !== null) prepare();
}
