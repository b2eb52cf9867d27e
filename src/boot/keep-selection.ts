/** Where a node is, as positions among the children of each of its ancestors below `top`. */
function pathTo(top: Node, node: Node): number[] {
  const { parentNode } = node;
  if (parentNode === null || node === top) return [];
  return [...pathTo(top, parentNode), [...parentNode.childNodes].indexOf(node as ChildNode)];
}

const nodeAt = (top: Node, path: readonly number[]) =>
  path.reduce<Node | undefined>((node, index) => node?.childNodes[index], top);

/** What the app replaces by nodes that are the same: a board's header and its members. */
const REPLACED = ['header', 'ul[aria-label=Members]'];

/**
 * Selects the same text again when the app has replaced an early part of a board's page by its own. The app itself need
 * not know.
 */
export function keepSelection(): void {
  const selection = getSelection();
  const { anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed = true } = selection ?? {};
  if (!selection || !anchorNode || !focusNode || isCollapsed) return;
  for (const selector of REPLACED) {
    const early = document.querySelector(`#root [data-look=board] ${selector}`);
    if (!early?.contains(anchorNode) || !early.contains(focusNode)) continue;
    const [from, to] = [anchorNode, focusNode].map((node) => pathTo(early, node));
    new MutationObserver((_changes, observer) => {
      const now = document.querySelector(`main ${selector}`);
      if (now === null) return;
      observer.disconnect();
      const [first, last] = [nodeAt(now, from ?? []), nodeAt(now, to ?? [])];
      if (first && last) selection.setBaseAndExtent(first, anchorOffset ?? 0, last, focusOffset ?? 0);
    }).observe(document.body, { childList: true, subtree: true });
  }
}
