/** What a component may return here: nodes instead of React's elements. */
export type Content = Node | string | number | boolean | null | undefined | readonly Content[];

/** Puts content at the end of an element, as React would render it. */
export function append(parent: Node, content: Content): void {
  if (Array.isArray(content)) (content as readonly Content[]).forEach((part) => append(parent, part));
  else if (content instanceof Node) parent.appendChild(content);
  else if (typeof content === 'string' || typeof content === 'number') {
    parent.appendChild(document.createTextNode(String(content)));
  }
}
