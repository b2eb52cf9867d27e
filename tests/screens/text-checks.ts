/**
 * Looks for text that cannot be read: cut off by a box that neither scrolls, nor shows '…', nor fades, cut at its beginning
 * instead of its end, sticking out of its button or chip, or overlapping other text. Text for screen readers only is
 * skipped. Runs in the page.
 * @param isPaper whether it is printed: '…' and scrolling help nobody then; only a CV may be cut at the end of its page
 */
export function findUnreadableTexts(isPaper = false): string[] {
  /** Rounding, and parts of letters that reach out of their line. */
  const TOLERANCE_PX = 3;
  const UNSEEN = '.sr-only, svg, option, script, style, noscript, [inert]';
  /** Decorative: the initials behind a picture may be letters of any width, and the name is next to them. */
  const DECORATION = '[aria-hidden=true]';
  const FITTED_PAGE = '.printed-page';
  const CONTROL = 'button, a, label, li, span, [role=tab], [role=option], [role=menuitem]';

  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  interface Line {
    text: string;
    box: Box;
    parent: Element;
    layer: Element | null;
  }

  const clips = (overflow: string) =>
    isPaper ? overflow !== 'visible' : overflow === 'hidden' || overflow === 'clip';
  const isColoured = (colour: string) => !/, 0\)$|^transparent$/.test(colour);
  const isDrawn = (style: CSSStyleDeclaration) =>
    (parseFloat(style.borderTopWidth) > 0 && isColoured(style.borderTopColor)) ||
    isColoured(style.backgroundColor);
  const canSayThereIsMore = (style: CSSStyleDeclaration) =>
    !isPaper &&
    (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || style.maskImage !== 'none');

  /** Nothing changes while this runs, and lines of text share most of the boxes around them. */
  function remembered<Value>(look: (element: Element) => Value): (element: Element) => Value {
    const known = new Map<Element, Value>();
    return (element) => {
      const value = known.get(element) ?? look(element);
      known.set(element, value);
      return value;
    };
  }
  const boxOf = remembered((element) => {
    const style = getComputedStyle(element);
    return {
      edge: element.getBoundingClientRect(),
      isClipping: { x: clips(style.overflowX), y: clips(style.overflowY) },
      isContaining: { x: style.overflowX !== 'visible', y: style.overflowY !== 'visible' },
      saysThereIsMore: canSayThereIsMore(style),
      isDrawnControl: element.matches(CONTROL) && isDrawn(style),
      position: style.position,
    };
  });

  /** @returns the visible part of a line of text, null for nothing, and what is wrong with the box that cuts it */
  function seenOf(line: DOMRect, parent: Element): { box: Box | null; fault: string | null } {
    let { left, right, top, bottom } = line;
    let fault: string | null = null;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { edge, isClipping, isContaining, saysThereIsMore, isDrawnControl, position } = boxOf(box);
      const { x, y } = isContaining;
      const isWide = left < edge.left - TOLERANCE_PX || right > edge.right + TOLERANCE_PX;
      const isHigh = top < edge.top - TOLERANCE_PX || bottom > edge.bottom + TOLERANCE_PX;
      const isCut = (isWide && isClipping.x) || (isHigh && isClipping.y);
      if (isCut && !saysThereIsMore) fault ??= 'is cut off';
      const isOut = (isWide && !x) || (isHigh && !y);
      if (isOut && isDrawnControl) fault ??= 'sticks out of its box';
      if (x) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (y) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      if (left >= right || top >= bottom) return { box: null, fault };
      if (position === 'fixed') break;
    }
    return { box: { left, right, top, bottom }, fault };
  }

  /**
   * Text that is written in the other direction than the box that cuts it shows its end. A word further in, such as one
   * that is marked, may be cut at the end of the box wherever its own beginning is.
   */
  function lacksBeginning(node: Node, parent: Element): boolean {
    let box: Element | null = parent;
    while (box && getComputedStyle(box).textOverflow !== 'ellipsis') box = box.parentElement;
    if (box === null || box.scrollWidth <= box.clientWidth) return false;
    const before = document.createRange();
    before.setStart(box, 0);
    before.setEndBefore(node);
    if (before.toString().trim() !== '') return false;
    const { left, right } = box.getBoundingClientRect();
    const isSeen = (letter: RegExp) => {
      const at = (node.textContent ?? '').search(letter);
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { x, width } = range.getBoundingClientRect();
      return x + width / 2 >= left && x + width / 2 <= right;
    };
    return !isSeen(/\S/) && isSeen(/\S(?=\s*$)/);
  }

  /** What floats or sticks overlaps the rest by design. */
  function layerOf(element: Element): Element | null {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (['fixed', 'sticky'].includes(boxOf(box).position)) return box;
    }
    return null;
  }

  const found = new Set<string>();
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    if (parent === null || text === '' || parent.closest(`${UNSEEN}, ${DECORATION}`)) continue;
    if (isPaper && parent.closest(FITTED_PAGE)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const layer = layerOf(parent);
    if (lacksBeginning(node, parent)) found.add(`"${text}" shows its end instead of its beginning`);
    for (const line of range.getClientRects()) {
      // Tailwind's `max-sm:sr-only`, among others, leaves a box of 1 px.
      if (boxOf(parent).edge.width <= 1 || line.width === 0) continue;
      const { box, fault } = seenOf(line, parent);
      if (fault !== null) found.add(`"${text}" ${fault}`);
      if (box === null) continue;
      // The leading of two lines may overlap, but not their letters.
      const leading = (box.bottom - box.top) / 5;
      const letters = { ...box, top: box.top + leading, bottom: box.bottom - leading };
      lines.push({ text, parent, layer, box: letters });
    }
  }

  lines.sort((one, other) => one.box.top - other.box.top);
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= one.box.bottom - TOLERANCE_PX) break;
      if (other.parent === one.parent || other.layer !== one.layer) continue;
      const isBeside =
        other.box.left >= one.box.right - TOLERANCE_PX || other.box.right <= one.box.left + TOLERANCE_PX;
      if (!isBeside) found.add(`"${one.text}" and "${other.text}" lie on one another`);
    }
  });
  return [...found];
}
