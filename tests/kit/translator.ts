/**
 * Does to the page, and to whatever changes in it, what a browser's translator does, except that the words stay the
 * same. Self-contained, because it runs in the browser too.
 * @param how 'replace': each text is replaced; 'insert': its translation is inserted, and then it is removed; 'join':
 * texts in a row are replaced together
 * @returns stops it
 */
export function startTranslator(how: 'replace' | 'insert' | 'join'): () => void {
  const SKIPPED = 'font, script, style, noscript, textarea, svg, title';
  const canBeTranslated = (node: Node | null): node is Text =>
    node instanceof Text &&
    node.isConnected &&
    /\p{L}|\d/u.test(node.data) &&
    !node.parentElement?.closest(SKIPPED);

  function translate(text: Text) {
    if (!canBeTranslated(text)) return;
    const font = document.createElement('font');
    const inner = font.appendChild(document.createElement('font'));
    inner.textContent = text.data;
    if (how === 'insert') {
      text.before(font);
      text.remove();
    } else {
      const { nextSibling } = text;
      text.replaceWith(font);
      for (let next = nextSibling; how === 'join' && next instanceof Text; next = font.nextSibling) {
        inner.textContent += next.data;
        next.remove();
      }
    }
  }
  function translateIn(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  }
  translateIn(document.body);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translateIn(target);
      addedNodes.forEach(translateIn);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
