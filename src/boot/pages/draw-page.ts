import type { ReactNode } from 'react';
import type { EarlyPage } from '../early-frame';
import { earlyPart } from '../early-part';
import { append, type Content } from '../jsx/append';

export interface DrawnPage extends Omit<EarlyPage, 'draw'> {
  /** The part of the start frame that is replaced (`data-early`); all that is shown for the page by default. */
  into?: string;
  /** @returns what is shown; null to leave it to the app. @throws likewise, where an answer cannot be read */
  draw: (answers: readonly unknown[], token: string | null) => ReactNode;
}

/** What the start frame shows for a page (styles/app.css). */
const frameOf = (page: string) =>
  document.querySelector(`#root [data-look=${page}]`) ?? document.querySelector('#root [data-look=other]');

/**
 * Has the page drawn in the place of its skeleton, as soon as its answers are here. Everything that is drawn is a real
 * node already (boot/jsx), whatever its type says.
 */
export function drawPage({ page, calls, into, draw }: DrawnPage): void {
  const { early } = window;
  if (!early) return;
  early.page = {
    page,
    calls,
    draw(answers, token) {
      const content = draw(answers, token) as Content;
      const place = into === undefined ? frameOf(page) : earlyPart(into);
      if (content === null || place === null) return false;
      const next = place.cloneNode() as Element;
      append(next, content);
      place.replaceChildren(...next.childNodes);
      return true;
    },
  };
  early.drawPage?.();
}
