import type { FirstCall } from '@/api/first-calls';
import { afterPaint } from '@/lib/loading/after-paint';
import type { KeyedAnswer } from '@/lib/stored/answers-database';
import { keepSelection } from './keep-selection';

/** In characters. A longer answer is read by the app only: reading it here as well would delay the app. */
const LONGEST_ANSWER = 150_000;
/** What is kept has all fields, also those that the server leaves out; and the app seldom reads it as well. */
const LONGEST_KEPT = 500_000;

let isDrawn = false;
let isAppHere = false;

/** How a page is drawn from what index.html has requested. */
export interface EarlyPage {
  /** The page's name, as early-calls.ts writes it to the document. */
  page: string;
  /** Whose answers it needs, all of them. */
  calls: readonly FirstCall[];
  /** It may be drawn from what this device has kept of them. Its calls have no arguments from the address. */
  mayBeKept?: boolean | undefined;
  /**
   * @param answers one for each call
   * @param token what they were requested with; null for a visitor
   * @returns whether anything is drawn
   */
  draw: (answers: readonly unknown[], token: string | null) => boolean;
}

interface Drawn {
  /** As JSON, one for each call. */
  answers: readonly string[];
  token: string | null;
  kept?: KeyedAnswer[];
}

/** @throws where there is no good answer */
async function readAnswer(call: FirstCall): Promise<{ text: string; token: string | null }> {
  const early = window.early?.answers.find((one) => one.call === call);
  const response = await early?.answer;
  const text = await response?.text();
  if (early === undefined || !response?.ok || text === undefined) throw new Error(`No answer to ${call}`);
  return { text, token: early.token };
}

async function fromAnswers(calls: readonly FirstCall[]): Promise<Drawn> {
  await window.early?.refreshed;
  const answers = await Promise.all(calls.map(readAnswer));
  return { answers: answers.map(({ text }) => text), token: answers[0]?.token ?? null };
}

async function fromKept(calls: readonly FirstCall[]): Promise<Drawn> {
  const kept = await window.early?.readKept?.(calls);
  if (kept === undefined) throw new Error('Nobody is signed in');
  return { answers: kept.map(({ text }) => text), token: null, kept };
}

/**
 * Draws the page into its start frame while the app is still loading: on a slow line it appears a second earlier, with
 * working links. What this device has kept is drawn until the server's answers are here. Any failure is left to the app,
 * which reads the same answers.
 * @returns resolves once it is painted, or at once if it is not drawn; never rejects
 */
export async function drawEarly({ page, calls, mayBeKept, draw }: EarlyPage): Promise<void> {
  const { early } = window;
  if (!early || document.documentElement.dataset.page !== page) return;
  const drawFrom = async (source: Promise<Drawn>) => {
    const { answers, token, kept } = await source;
    const isTooLong = answers.some(({ length }) => length > (kept ? LONGEST_KEPT : LONGEST_ANSWER));
    if (isAppHere || isTooLong || (kept && isDrawn)) throw new Error('Left to the app');
    const parsed = answers.map((text) => JSON.parse(text) as unknown);
    if (!draw(parsed, token)) throw new Error('Nothing to draw');
    isDrawn = true;
    early.kept = kept;
  };
  try {
    await Promise.any([drawFrom(fromAnswers(calls)), ...(mayBeKept ? [drawFrom(fromKept(calls))] : [])]);
    await new Promise<void>((resolve) => afterPaint(resolve));
  } catch {
    // The app will show the error.
  }
}

/** As `end` of `window.early`. */
export function endEarly(): boolean {
  isAppHere = true;
  keepSelection();
  return isDrawn;
}
