import type { ReactNode } from 'react';
import type { FirstCall } from '@/api/first-calls';
import { append, type Content } from '../jsx/append';

interface DrawnPage {
  /** The page's name (app/routes.ts). */
  page: string;
  /** Whose answers it needs. */
  calls: readonly FirstCall[];
  /** @returns what the page shows; null to leave it to the app. @throws likewise, where an answer cannot be read */
  draw: (answers: readonly unknown[]) => ReactNode;
}

/** The part of the start frame that is shown for a page (styles/app.css). */
const frameOf = (page: string) =>
  document.querySelector(`#root [data-look=${page}]`) ?? document.querySelector('#root [data-look=other]');

/**
 * Has the page drawn in the place of its skeleton, as soon as its answers are here. Everything that is drawn is a real
 * node already (boot/jsx), whatever its type says.
 */
export function drawPage({ page, calls, draw }: DrawnPage): void {
  window.earlyPage = {
    page,
    calls,
    draw(answers) {
      const content = draw(answers) as Content;
      const frame = frameOf(page);
      if (content === null || frame === null) return false;
      frame.replaceChildren();
      append(frame, content);
      return true;
    },
  };
  window.drawEarlyPage?.();
}
