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
/** What others have inserted in the place of something. */
const foreign = new WeakSet<Node>();
/** Where a node was that another program has removed, and what was in there before that, in its order. */
const homes = new WeakMap<Node, Node>();
const contents = new WeakMap<Node, readonly Node[]>();

const { appendChild, insertBefore, removeChild } = Node.prototype;

/** Puts back what others have replaced in an element. */
function putBack(parent: Node | undefined): void {
  const nodes = parent && contents.get(parent);
  if (parent === undefined || nodes === undefined) return;
  contents.delete(parent);
  nodes.forEach((node) => homes.delete(node));
  [...parent.childNodes].filter((node) => foreign.has(node)).forEach((node) => node.remove());
  nodes.forEach((node, index) => {
    const there = parent.childNodes[index] ?? null;
    if (there !== node) insertBefore.call(parent, node, there);
  });
}

/** What the page's scripts had in an element before these changes. */
function contentBefore(parent: Node, records: readonly MutationRecord[]): Node[] {
  const nodes: (Node | null)[] = [...parent.childNodes];
  for (const { removedNodes, previousSibling } of records
    .filter(({ target }) => target === parent)
    .reverse()) {
    const missing = [...removedNodes].filter((node) => !nodes.includes(node));
    // At the beginning, where nothing was before it.
    nodes.splice(nodes.indexOf(previousSibling) + 1, 0, ...missing);
  }
  return nodes.filter((node) => node !== null && own.has(node)) as Node[];
}

/**
 * Notes what has been replaced. What is removed with nothing in its place is not.
 * @returns whether another program has changed the page. A node that is merely new says nothing: React writes
 * `textContent` too.
 */
function noteChanges(records: readonly MutationRecord[], observer: MutationObserver): boolean {
  const added = records.flatMap(({ addedNodes }) =>
    [...addedNodes].filter((node) => node.isConnected && !own.has(node)),
  );
  const parents = new Set<Node | null>(added.map(({ parentNode }) => parentNode));
  // There, all kinds of programs have what belongs to nothing else.
  parents.delete(document.body);
  let isChanged = added.some(({ nodeName }) => nodeName === 'FONT');
  for (const { target, removedNodes } of records) {
    for (const node of removedNodes) {
      if (!own.has(node) || node.parentNode === target) continue;
      isChanged = true;
      if (homes.has(node) || !parents.has(target)) continue;
      homes.set(node, target);
      if (!contents.has(target)) contents.set(target, contentBefore(target, records));
      if (node instanceof Text) observer.observe(node, { characterData: true });
    }
  }
  added
    .filter(({ parentNode }) => parentNode && contents.has(parentNode))
    .forEach((node) => foreign.add(node));
  return isChanged;
}

/**
 * Lets the app go on when translators and extensions change the page. For the whole life of the page, and from before
 * its first text. What a script of the page removes or inserts is found where the script has put it.
 */
export function surviveOutsideChanges(): void {
  // Where nobody has seen a node being replaced, it is not known what was there: it stays, but nothing throws.
  let isChanged = false;
  Node.prototype.appendChild = function <T extends Node>(this: Node, added: T): T {
    putBack(this);
    own.add(added);
    return appendChild.call(this, added) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    putBack(this);
    own.add(added);
    const isLost = isChanged && before?.parentNode !== this;
    return insertBefore.call(this, added, isLost ? null : before) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, removed: T): T {
    putBack(this);
    own.delete(removed);
    const isLost = isChanged && removed.parentNode !== this;
    return isLost ? removed : (removeChild.call(this, removed) as T);
  };

  const observer = new MutationObserver((records) => {
    isChanged = noteChanges(records, observer) || isChanged;
    // A text that is on the page was not written to unseen.
    for (const { type, target } of records) {
      if (type === 'characterData' && !target.isConnected) putBack(homes.get(target));
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
