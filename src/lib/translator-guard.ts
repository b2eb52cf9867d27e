/**
 * Keeps React from crashing when translators and extensions change the page (react#11538). They replace or wrap text nodes,
 * so that React's `removeChild` and `insertBefore` would throw. A translated text may be stale until its element
 * renders again.
 */
export function guardAgainstTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;
  /** The parent's child that contains the node, or `null` if the parent doesn't contain it. */
  const childOf = (parent: Node, node: Node | null): Node | null =>
    node === null || node.parentNode === parent ? node : childOf(parent, node.parentNode);
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
