import { initials } from '@/domain/initials';
import { safeLink } from '@/lib/safe-link';

/*
 * How the markup of a component is filled in without React: with text nodes and attributes only, never with markup.
 */

/** The part of a template; what is missing there is an error of ours. */
export function part(of: ParentNode, selector: string): Element {
  const found = of.querySelector(selector);
  if (found === null) throw new Error(`The template has no ${selector}`);
  return found;
}

/** Fills one copy of the list's first part for each entry. */
export function fillEach<T>(list: Element, entries: readonly T[], fill: (copy: Element, entry: T) => void) {
  const sample = part(list, '*');
  list.replaceChildren(
    ...entries.map((entry) => {
      const copy = sample.cloneNode(true) as Element;
      fill(copy, entry);
      return copy;
    }),
  );
}

export const fillText = (element: Element, text: string) => {
  element.textContent = text;
};

/** A person's avatar: their initials, covered by the picture if there is one. */
export function fillFace(
  face: Element,
  { name, profilePicture }: { name: string; profilePicture: string | null },
) {
  const picture = part(face, 'img');
  const source = profilePicture === null ? null : safeLink(profilePicture);
  face.replaceChildren(initials(name), ...(source === null ? [] : [picture]));
  if (source !== null) picture.setAttribute('src', source);
}
