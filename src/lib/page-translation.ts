/*
 * The translators of browsers take the place of text nodes: Chrome's and Edge's with <font> elements, Safari's with
 * other text nodes. React keeps its own: what it writes into them is seen by nobody, and removing one, or inserting
 * something before one, throws, which takes the screen down (react#11538). So whatever React touches is put back before
 * it does. The translator sees a changed page, and translates it again.
 */

/** The text nodes that scripts of the page have inserted and not removed. Translators do not use the page's methods. */
const own = new WeakSet<Node>();
/** What has taken the place of a text node, and all the text nodes that it stands for, in their order. */
const standIns = new WeakMap<Node, ChildNode>();
const textsOf = new WeakMap<Node, Text[]>();

/** Puts back what was in the place of a translation. */
function putBack(node: Node | null): void {
  const standIn = node === null ? undefined : standIns.get(node);
  if (standIn === undefined) return;
  const texts = textsOf.get(standIn) ?? [];
  for (const text of texts) standIns.delete(text);
  textsOf.delete(standIn);
  // It went with the element around it otherwise.
  if (standIn.parentNode !== null) standIn.replaceWith(...texts);
}

const isText = (node: Node): node is Text => node instanceof Text;

function takesPlaces(node: Node): node is ChildNode {
  return node.isConnected && (node.nodeName === 'FONT' || (isText(node) && !own.has(node)));
}

/**
 * Notes what has taken the place of which texts.
 * @returns whether anything has, or there is a translator's element. A text that is merely new says nothing: React
 * writes `textContent` too.
 */
function noteTranslations(records: readonly MutationRecord[], observer: MutationObserver): boolean {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(takesPlaces)));
  if (added.size === 0) return false;
  let isTranslated = [...added].some(({ nodeName }) => nodeName === 'FONT');
  const replace = (text: Text, standIn: ChildNode) => {
    isTranslated = true;
    textsOf.set(standIn, [...(textsOf.get(standIn) ?? []), text]);
    standIns.set(text, standIn);
    observer.observe(text, { characterData: true });
  };

  /** Nothing was beside them when they were removed: by parent, in order. */
  const lost = new Map<Node, Text[]>();
  for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const beside = [...addedNodes, previousSibling, nextSibling].filter(
      (node): node is ChildNode => node?.parentNode === target && added.has(node as ChildNode),
    );
    // Several texts in a row may be translated together.
    const standIn = beside.find((one) => !textsOf.has(one)) ?? beside[0];
    for (const text of removedNodes) {
      if (!isText(text) || !own.has(text) || text.isConnected) continue;
      if (standIn !== undefined) replace(text, standIn);
      else lost.set(target, [...(lost.get(target) ?? []), text]);
    }
  }
  for (const [parent, texts] of lost) {
    const free = [...parent.childNodes].filter((node) => added.has(node) && !textsOf.has(node));
    texts.forEach((text, index) => {
      // The last one stands for all that are left.
      const standIn = free[index] ?? free.at(-1);
      if (standIn !== undefined) replace(text, standIn);
    });
  }
  return isTranslated;
}

/**
 * Lets people have the page translated by their browser. For the whole life of the page, and from before its first
 * text. What a script of the page removes or inserts is found where the script has put it.
 */
export function allowTranslation(): void {
  // What stands for a text that nobody has seen being replaced is not known. There a text may stay, but nothing throws.
  let isTranslated = false;
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const insert = (added: Node) => {
    putBack(added);
    if (isText(added)) own.add(added);
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, added: T): T {
    insert(added);
    return appendChild.call(this, added) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    insert(added);
    putBack(before);
    const isLost = isTranslated && before?.parentNode !== this;
    return insertBefore.call(this, added, isLost ? null : before) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, removed: T): T {
    putBack(removed);
    own.delete(removed);
    const isLost = isTranslated && removed.parentNode !== this;
    return isLost ? removed : (removeChild.call(this, removed) as T);
  };

  const observer = new MutationObserver((records) => {
    isTranslated = noteTranslations(records, observer) || isTranslated;
    // A text that is on the page was not written to unseen.
    for (const { type, target } of records) {
      if (type === 'characterData' && !target.isConnected) putBack(target);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
