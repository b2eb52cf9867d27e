/** @see startChangingTexts */
type TextChange = 'replace' | 'insert' | 'join' | 'exchange' | 'link' | 'surround';

/**
 * Does to the page, and to whatever changes in it, what a browser's translator or an extension does, except that the
 * words stay the same. Self-contained, because it runs in the browser too; and without the methods that scripts of the
 * page may have replaced, because a browser's own code and an extension's are not affected by that.
 * @param how 'replace': each text is replaced by an element; 'insert': that is inserted, and then the text is removed;
 * 'join': texts in a row are replaced together; 'exchange', as in Safari: all texts of an element are removed, and then
 * others are inserted; 'link', as by extensions that make links of words: each text is replaced by an element of
 * another kind; 'surround', as by extensions that mark words: an element is put around each text
 * @returns stops it
 */
export function startChangingTexts(how: TextChange): () => void {
  const SKIPPED = 'font, mark, script, style, noscript, textarea, svg, title';
  /** Its own texts. */
  const made = new WeakSet<Node>();
  const canBeChanged = (node: Node | null): node is Text =>
    node instanceof Text &&
    node.isConnected &&
    !made.has(node) &&
    /\p{L}|\d/u.test(node.data) &&
    !node.parentElement?.closest(SKIPPED);

  function exchangeAll(parent: ParentNode) {
    const texts = [...parent.childNodes].filter(canBeChanged);
    const places = texts.map((text) => {
      let next = text.nextSibling;
      while (next !== null && canBeChanged(next)) next = next.nextSibling;
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

  function change(text: Text) {
    if (!canBeChanged(text)) return;
    if (how === 'exchange') return exchangeAll(text.parentNode as ParentNode);
    const tag = how === 'link' || how === 'surround' ? 'mark' : 'font';
    const outer = document.createElement(tag);
    if (how === 'surround') {
      text.replaceWith(outer);
      outer.append(text);
      return;
    }
    const inner = document.createElement(tag);
    inner.textContent = text.data;
    outer.append(inner);
    if (how === 'insert') {
      text.before(outer);
      text.remove();
    } else {
      const { nextSibling } = text;
      text.replaceWith(outer);
      for (let next = nextSibling; how === 'join' && next instanceof Text; next = outer.nextSibling) {
        inner.textContent += next.data;
        next.remove();
      }
    }
  }
  function changeIn(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(change);
  }
  changeIn(document.body);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') changeIn(target);
      addedNodes.forEach(changeIn);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
