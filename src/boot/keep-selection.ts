/** Where a node is, as positions among the children of each of its ancestors below `top`. */
function pathTo(top: Node, node: Node): number[] {
  const { parentNode } = node;
  if (parentNode === null || node === top) return [];
  return [...pathTo(top, parentNode), [...parentNode.childNodes].indexOf(node as ChildNode)];
}

const nodeAt = (top: Node, path: readonly number[]) =>
  path.reduce<Node | undefined>((node, index) => node?.childNodes[index], top);

/**
 * Selects the same text again when the app has replaced the early header of a board by its own, which has the same
 * nodes. The app itself need not know.
 */
export function keepSelection(): void {
  const header = document.querySelector('#root [data-look=board] header');
  const selection = getSelection();
  const { anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed = true } = selection ?? {};
  if (!header || !selection || !anchorNode || !focusNode || isCollapsed) return;
  if (!header.contains(anchorNode) || !header.contains(focusNode)) return;
  const [from, to] = [anchorNode, focusNode].map((node) => pathTo(header, node));
  new MutationObserver((_changes, observer) => {
    const now = document.querySelector('main header');
    if (now === null) return;
    observer.disconnect();
    const [first, last] = [nodeAt(now, from ?? []), nodeAt(now, to ?? [])];
    if (first && last) selection.setBaseAndExtent(first, anchorOffset ?? 0, last, focusOffset ?? 0);
  }).observe(document.body, { childList: true, subtree: true });
}
