/**
 * Lets React go on when translators and extensions change the page (react#11538): they replace texts by elements or put
 * elements around them, and removing a node that has another parent by now throws, which takes the screen down. A
 * translated text may stay old until its element renders again.
 */
export function surviveOutsideChanges(): void {
  const { removeChild, insertBefore } = Node.prototype;
  /** The child of the parent that holds the node, or `null` if it was removed from the parent. */
  const childOf = (parent: Node, node: Node | null): Node | null => {
    let child = node;
    while (child !== null && child.parentNode !== parent) child = child.parentNode;
    return child;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, removed: T): T {
    const child = childOf(this, removed);
    if (child !== null) removeChild.call(this, child);
    return removed;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    insertBefore.call(this, added, childOf(this, before));
    return added;
  };
}
