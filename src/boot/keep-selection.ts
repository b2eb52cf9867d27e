/** Where a node is, as positions among the children of each of its ancestors below `top`. */
function pathTo(top: Node, node: Node): number[] {
  const { parentNode } = node;
  if (parentNode === null || node === top) return [];
  return [...pathTo(top, parentNode), [...parentNode.childNodes].indexOf(node as ChildNode)];
}

const nodeAt = (top: Node, path: readonly number[]) =>
  path.reduce<Node | undefined>((node, index) => node?.childNodes[index], top);

/** What the app replaces by nodes that are the same; the first that holds the selection counts. */
const REPLACED = ['header', 'ul[aria-label=Members]', 'ul[aria-label="My boards"]', 'h1', 'dl', 'p[dir]'];

/**
 * Selects the same text again when the app has replaced what was drawn before it by its own. The app itself need not
 * know.
 */
export function keepSelection(): void {
  const selection = getSelection();
  const { anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed = true } = selection ?? {};
  if (!selection || !anchorNode || !focusNode || isCollapsed) return;
  for (const selector of REPLACED) {
    const early = [...document.querySelectorAll(`#root [data-look] ${selector}`)].find(
      (part) => part.contains(anchorNode) && part.contains(focusNode),
    );
    if (early === undefined) continue;
    const [from, to] = [anchorNode, focusNode].map((node) => pathTo(early, node));
    new MutationObserver((_changes, observer) => {
      const now = document.querySelector(`main ${selector}`);
      // The app may show something else in its place.
      if (now !== null || !early.isConnected) observer.disconnect();
      if (now === null) return;
      const [first, last] = [nodeAt(now, from ?? []), nodeAt(now, to ?? [])];
      if (first && last) selection.setBaseAndExtent(first, anchorOffset ?? 0, last, focusOffset ?? 0);
    }).observe(document.body, { childList: true, subtree: true });
    return;
  }
}
