import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Boot } from '@/api/prefetched';

/** In characters. Parsing a longer response twice would delay the app. */
const RESPONSE_MAX_LENGTH = 150_000;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Replaces a skeleton by the page, rendered from the first prefetched responses before the app has loaded. After an error
 * the skeleton stays, and the app shows the error.
 * @param selector of the skeleton
 * @param count the number of responses that the page needs
 * @param render returns null to keep the skeleton
 */
export async function renderEarlyPage(
  selector: string,
  count: number,
  render: (responses: unknown[], boot: Boot) => ReactNode,
): Promise<void> {
  const { boot } = window;
  if (!boot) return;
  try {
    await boot.refreshed;
    const texts = await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const response = (await boot.prefetched[index]?.response)?.clone();
        if (!response?.ok) throw new Error('The app shows the error');
        return response.text();
      }),
    );
    if (texts.some(({ length }) => length > RESPONSE_MAX_LENGTH)) return;
    // The script may arrive before the rest of the document.
    if (document.querySelector(selector) === null) await nextFrame();
    if (boot.isAppStarted) return;
    const responses = texts.map((text) => JSON.parse(text) as unknown);
    const content = render(responses, boot);
    const skeleton = document.querySelector(selector);
    if (content === null || skeleton === null) return;
    skeleton.replaceChildren();
    createRoot(skeleton).render(content);
    boot.earlyResponseCount = count;
  } catch {
    // The app shows the error.
  } finally {
    boot.preload();
  }
}
