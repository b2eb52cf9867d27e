import type { FirstCall } from '@/api/first-calls';
import { afterPaint } from '@/lib/loading/after-paint';

/** In characters. A longer answer is read by the app only: reading it here as well would delay the app. */
const LONGEST_ANSWER = 150_000;

let isDrawn = false;
let isAppHere = false;

/** How a page is drawn from what index.html has requested. */
export interface EarlyPage {
  /** The page's name, as early-calls.ts writes it to the document. */
  page: string;
  /** Whose answers it needs, all of them. */
  calls: readonly FirstCall[];
  /**
   * @param answers one for each call
   * @param token what they were requested with; null for a visitor
   * @returns whether anything is drawn
   */
  draw: (answers: readonly unknown[], token: string | null) => boolean;
}

/** @throws where there is no good answer */
async function readAnswer(call: FirstCall): Promise<{ text: string; token: string | null }> {
  const early = window.early?.answers.find((one) => one.call === call);
  const response = await early?.answer;
  const text = await response?.text();
  if (early === undefined || !response?.ok || text === undefined) throw new Error(`No answer to ${call}`);
  return { text, token: early.token };
}

/**
 * Draws the page into its start frame while the app is still loading: on a slow line it appears a second earlier, with
 * working links. Any failure is left to the app, which reads the same answers.
 * @returns resolves once it is painted, or at once if it is not drawn; never rejects
 */
export async function drawEarly({ page, calls, draw }: EarlyPage): Promise<void> {
  const { early } = window;
  if (!early || document.documentElement.dataset.page !== page) return;
  try {
    await early.refreshed;
    const answers = await Promise.all(calls.map(readAnswer));
    if (isAppHere || answers.some(({ text }) => text.length > LONGEST_ANSWER)) return;
    const parsed = answers.map(({ text }) => JSON.parse(text) as unknown);
    isDrawn = draw(parsed, answers[0]?.token ?? null);
    if (isDrawn) await new Promise<void>((resolve) => afterPaint(resolve));
  } catch {
    // The app will show the error.
  }
}

/** As `end` of `window.early`. */
export function endEarly(): boolean {
  isAppHere = true;
  return isDrawn;
}
