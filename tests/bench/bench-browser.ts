import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import type { DemoUser } from '@/demo/db';
import { CHROMIUM_ARGUMENTS } from '../e2e/chromium-arguments';
import { ANSWERS_STORE } from '@/lib/stored/answers-name';
import { AuthService } from '../e2e/firebase/auth-service';
import { accountOf } from '../e2e/firebase/id-token';
import { seedSession } from '../e2e/firebase/seed-session';
import { TEST_CONFIGURATION } from '../run/bundles';
import { APP_HOST } from './bench-server';
import { installProbe, type Probe } from './page-probe';

export const APP_ORIGIN = `https://${APP_HOST}`;

/** Who is signed in, for all browsers. */
export const firebase = new AuthService(TEST_CONFIGURATION.VITE_FIREBASE_PROJECT_ID);

/** An average phone on a slow network: 4x slower than this machine, 150 ms round trip, 1.6 Mbit/s. */
export const MOBILE = { cpuSlowdown: 4, latencyMs: 150, bitsPerSecond: 1_600_000 };
/** A computer like this one, on an ordinary line. */
export const DESKTOP = { cpuSlowdown: 1, latencyMs: 40, bitsPerSecond: 10_000_000 };
/** The same CPU without network limits, for what depends on the CPU alone. */
export const CPU_ONLY = { cpuSlowdown: 4, latencyMs: 0, bitsPerSecond: null };

export interface Profile {
  cpuSlowdown: number;
  latencyMs: number;
  bitsPerSecond: number | null;
}

export function launch(chromiumPath: string, launchArguments: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: [...CHROMIUM_ARGUMENTS, ...launchArguments],
  });
}

/** Signs the person in on this device: Firebase's session and the app's own memory of it. */
async function signIn(context: BrowserContext, user: DemoUser, expiresInSeconds?: number): Promise<void> {
  await seedSession(context, {
    service: firebase,
    account: accountOf(user),
    apiKey: TEST_CONFIGURATION.VITE_FIREBASE_API_KEY,
    origin: APP_ORIGIN,
    rememberedAs: user._id,
    ...(expiresInSeconds !== undefined && { expiresInSeconds }),
  });
}

/** The stored token ran out while nobody was here. */
const YESTERDAY_SECONDS = -20 * 3600;

export interface OpenPage {
  page: Page;
  devtools: CDPSession;
  probe: () => Promise<Probe>;
  close: () => Promise<void>;
}

interface OpenOptions {
  url: string;
  /** What counts as shown. */
  selector: string;
  count: number;
  profile: Profile;
  as?: DemoUser | undefined;
  /** Wait until a click on this link is answered by the app, instead of for the content. */
  pressed?: string;
  /** The address has been visited before, so that everything that may be cached is. */
  isRepeat?: boolean | undefined;
  /** The person was here last the day before. */
  isNextDay?: boolean | undefined;
  /** There is no line. */
  isOffline?: boolean | undefined;
}

/** Runs in the page: resolves once the person's profile and a list have been kept there. */
async function untilKept([database, name]: typeof ANSWERS_STORE): Promise<void> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
  // Opening it would create it.
  while (!(await indexedDB.databases()).some((one) => one.name === database)) await pause();
  const hasAny = () =>
    new Promise<boolean>((resolve) => {
      const opening = indexedDB.open(database);
      opening.onsuccess = () => {
        const counting = opening.result.transaction(name).objectStore(name).count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result > 1);
        };
      };
    });
  while (!(await hasAny())) await pause();
}

/** An earlier visit, without any limits, until the device has kept the whole app, and what somebody signed in has read. */
async function visit(context: BrowserContext, { url, selector, as }: OpenOptions): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(selector).first().waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  if (as !== undefined) await page.evaluate(untilKept, ANSWERS_STORE);
  await page.close();
}

const LOOK_EVERY_MS = 250;
const WAIT_MS = 30_000;

/**
 * Waits until the probe has seen the moment. Looks through DevTools: Playwright's `waitForFunction` would have the
 * page compile a long script of its own while it starts.
 * @returns false if it has not come in time
 */
async function becomesTrue(devtools: CDPSession, moment: 'shown' | 'usable'): Promise<boolean> {
  const expression = `window.benchProbe?.${moment} != null`;
  for (let waited = 0; waited < WAIT_MS; waited += LOOK_EVERY_MS) {
    const { result } = await devtools.send('Runtime.evaluate', { expression });
    if (result.value === true) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return false;
}

/**
 * Opens an address in a fresh browser profile (nothing cached, unless it is a repeat visit) and waits until its
 * content has been painted, or until a click is answered.
 */
export async function open(browser: Browser, options: OpenOptions): Promise<OpenPage> {
  const { url, selector, count, profile, as, pressed = null } = options;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (as !== undefined) await signIn(context, as);
  if (options.isRepeat) await visit(context, options);
  if (as !== undefined && options.isNextDay) await signIn(context, as, YESTERDAY_SECONDS);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const bytesPerSecond = profile.bitsPerSecond === null ? -1 : profile.bitsPerSecond / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: options.isOffline === true,
    latency: profile.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
  await page.addInitScript(installProbe, { selector, count, pressed });
  await page.goto(url, { waitUntil: 'commit' });
  const isThere = await becomesTrue(devtools, pressed === null ? 'shown' : 'usable');
  if (!isThere) {
    const text = await page.locator('body').innerText();
    const missing = pressed === null ? `no ${count} of "${selector}" came` : `no press was answered`;
    throw new Error(`${url}: ${missing}. The page says:\n${text.slice(0, 500)}`);
  }
  return {
    page,
    devtools,
    probe: () => page.evaluate(() => window.benchProbe),
    close: () => context.close(),
  };
}
