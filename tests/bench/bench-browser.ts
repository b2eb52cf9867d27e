import { expect, type Browser, type BrowserContext } from '@playwright/test';
import type { DemoDb, DemoUser } from '@/demo/db';
import { TEST_CONFIGURATION } from '../build/bundles';
import { AuthService } from '../e2e/firebase/auth-service';
import { accountOf } from '../e2e/firebase/id-token';
import { seedSession } from '../e2e/firebase/seed-session';
import { APP_HOST } from './bench-server';
import { installProbe } from './page-probe';

export const APP_ORIGIN = `https://${APP_HOST}`;

export const firebase = new AuthService(TEST_CONFIGURATION.VITE_FIREBASE_PROJECT_ID);

/** An average phone on a slow network. */
export const PHONE = { cpuSlowdown: 4, latencyMs: 150, bytesPerSecond: 200_000 };
/** The phone's processor without limits of the network. */
export const CPU_ONLY = { cpuSlowdown: 4, latencyMs: 0, bytesPerSecond: -1 };

/** The stored token expired yesterday. */
const YESTERDAY_SECONDS = -20 * 3600;

export interface OpenOptions {
  url: string;
  /** The content counts as shown when an element matches. */
  selector: string;
  profile: typeof PHONE;
  as?: DemoUser;
  /** The browser has visited the address before. */
  isWarm?: boolean;
  /** The stored token has expired. */
  isNextDay?: boolean;
}

/** The value below which this fraction of the values are. */
export const quantile = (values: readonly number[], fraction: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * fraction) - 1] ?? NaN;

export function creatorOf(db: DemoDb) {
  const board = db.boards[0]!;
  return { board, creator: db.users.find(({ _id }) => _id === board.creator)! };
}

const signIn = (context: BrowserContext, user: DemoUser, expiresInSeconds = 3600) =>
  seedSession(context, APP_ORIGIN, firebase, accountOf(user), { rememberedAs: user._id, expiresInSeconds });

/** Opens the page without network limits, and waits until the service worker has cached the app. */
async function visit(context: BrowserContext, { url, selector }: OpenOptions): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(selector).first().waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForLoadState('networkidle');
  await page.close();
}

/** Opens an address in a new browser profile, and waits until its content has been painted. */
export async function open(browser: Browser, options: OpenOptions) {
  const { url, selector, profile, as } = options;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (as !== undefined) await signIn(context, as);
  if (options.isWarm) await visit(context, options);
  if (as !== undefined && options.isNextDay) await signIn(context, as, YESTERDAY_SECONDS);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latencyMs,
    downloadThroughput: profile.bytesPerSecond,
    uploadThroughput: profile.bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
  await page.addInitScript(installProbe, selector);
  await page.goto(url, { waitUntil: 'commit' });
  const isShown = () => page.evaluate('window.benchProbe.shown !== null');
  await expect.poll(isShown, { message: url, intervals: [250], timeout: 30_000 }).toBe(true);
  return page;
}
