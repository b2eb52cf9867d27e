/**
 * Does to the page, and to whatever changes in it, what a browser's translator does, except that the words stay the
 * same. Self-contained, because it runs in the browser too; and without the methods that scripts of the page may have
 * replaced, because a browser's own code is not affected by that.
 * @param how 'replace': each text is replaced by an element; 'insert': that is inserted, and then the text is removed;
 * 'join': texts in a row are replaced together; 'exchange', as in Safari: all texts of an element are removed, and then
 * others are inserted
 * @returns stops it
 */
export function startTranslator(how: 'replace' | 'insert' | 'join' | 'exchange'): () => void {
  const SKIPPED = 'font, script, style, noscript, textarea, svg, title';
  /** Its own texts. */
  const made = new WeakSet<Node>();
  const canBeTranslated = (node: Node | null): node is Text =>
    node instanceof Text &&
    node.isConnected &&
    !made.has(node) &&
    /\p{L}|\d/u.test(node.data) &&
    !node.parentElement?.closest(SKIPPED);

  function exchangeAll(parent: ParentNode) {
    const texts = [...parent.childNodes].filter(canBeTranslated);
    const places = texts.map((text) => {
      let next = text.nextSibling;
      while (next !== null && canBeTranslated(next)) next = next.nextSibling;
      return next;
    });
    texts.forEach((text) => text.remove());
    texts.forEach((text, index) => {
      const other = document.createTextNode(text.data);
      made.add(other);
      const place = places[index];
      if (place) place.before(other);
      else parent.append(other);
    });
  }

  function translate(text: Text) {
    if (!canBeTranslated(text)) return;
    if (how === 'exchange') return exchangeAll(text.parentNode as ParentNode);
    const font = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    font.append(inner);
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
