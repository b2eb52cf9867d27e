/*
 * Other programs change the page: translators replace texts, Chrome's and Edge's with <font> elements, Safari's with
 * other texts; extensions that mark words or make links of them put elements around texts or in their place, and some
 * remove what people do not want to see. React keeps its own nodes: what it writes into a replaced text is seen by
 * nobody, and removing a node that has gone, or inserting something before it, throws, which takes the screen down
 * (react#11538). So whatever React touches is put back before it does. The translator sees a changed page, and
 * translates it again.
 */

/** The nodes that scripts of the page have inserted and not removed. Other programs do not use the page's methods. */
const own = new WeakSet<Node>();
/** What has taken the place of a node, and all the nodes that it stands for, in their order. */
const standIns = new WeakMap<Node, ChildNode>();
const nodesOf = new WeakMap<Node, Node[]>();

/** Puts back what was in the place of a stand-in. */
function putBack(node: Node | null): void {
  const standIn = node === null ? undefined : standIns.get(node);
  if (standIn === undefined) return;
  const nodes = nodesOf.get(standIn) ?? [];
  for (const one of nodes) standIns.delete(one);
  nodesOf.delete(standIn);
  // It went with the element around it otherwise.
  if (standIn.parentNode !== null) standIn.replaceWith(...nodes);
}

const isForeign = (node: Node): node is ChildNode =>
  node.isConnected && !own.has(node) && (node instanceof Text || node instanceof Element);

/**
 * Notes what has taken the place of which nodes.
 * @returns whether another program has changed the page. A node that is merely new says nothing: React writes
 * `textContent` too.
 */
function noteChanges(records: readonly MutationRecord[], observer: MutationObserver): boolean {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isForeign)));
  let isChanged = [...added].some(({ nodeName }) => nodeName === 'FONT');
  const replace = (node: Node, standIn: ChildNode) => {
    nodesOf.set(standIn, [...(nodesOf.get(standIn) ?? []), node]);
    standIns.set(node, standIn);
    if (node instanceof Text) observer.observe(node, { characterData: true });
  };

  /** Nothing was beside them when they were removed: by parent, in order. */
  const lost = new Map<Node, Node[]>();
  for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const beside = [...addedNodes, previousSibling, nextSibling].filter(
      (node): node is ChildNode => node?.parentNode === target && added.has(node as ChildNode),
    );
    // Several texts in a row may be translated together.
    const free = beside.find((one) => !nodesOf.has(one)) ?? beside[0];
    for (const node of removedNodes) {
      if (!own.has(node) || standIns.has(node) || node.parentNode === target) continue;
      isChanged = true;
      const around = [...added].find((one) => one.parentNode === target && one.contains(node));
      const standIn = around ?? (node.isConnected ? undefined : free);
      if (standIn !== undefined) replace(node, standIn);
      else if (!node.isConnected) lost.set(target, [...(lost.get(target) ?? []), node]);
    }
  }
  for (const [parent, nodes] of lost) {
    const free = [...parent.childNodes].filter((node) => added.has(node) && !nodesOf.has(node));
    nodes.forEach((node, index) => {
      // The last one stands for all that are left.
      const standIn = free[index] ?? free.at(-1);
      if (standIn !== undefined) replace(node, standIn);
    });
  }
  return isChanged;
}

/**
 * Lets the app go on when translators and extensions change the page. For the whole life of the page, and from before
 * its first text. What a script of the page removes or inserts is found where the script has put it.
 */
export function surviveOutsideChanges(): void {
  // Where nobody has seen a node being replaced, its stand-in is not known: it stays, but nothing throws.
  let isChanged = false;
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const insert = (added: Node) => {
    putBack(added);
    own.add(added);
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, added: T): T {
    insert(added);
    return appendChild.call(this, added) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    insert(added);
    putBack(before);
    const isLost = isChanged && before?.parentNode !== this;
    return insertBefore.call(this, added, isLost ? null : before) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, removed: T): T {
    putBack(removed);
    own.delete(removed);
    const isLost = isChanged && removed.parentNode !== this;
    return isLost ? removed : (removeChild.call(this, removed) as T);
  };

  const observer = new MutationObserver((records) => {
    isChanged = noteChanges(records, observer) || isChanged;
    // A text that is on the page was not written to unseen.
    for (const { type, target } of records) {
      if (type === 'characterData' && !target.isConnected) putBack(target);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
