import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import type { DemoUser } from '@/demo/db';
import { CHROMIUM_ARGUMENTS } from '../e2e/chromium-arguments';
import { AuthService } from '../e2e/firebase/auth-service';
import { accountOf } from '../e2e/firebase/id-token';
import { seedSession } from '../e2e/firebase/seed-session';
import { TEST_CONFIGURATION } from '../build/bundles';
import { APP_HOST } from './bench-server';
import { installProbe } from './page-probe';

export const APP_ORIGIN = `https://${APP_HOST}`;

export const firebase = new AuthService(TEST_CONFIGURATION.VITE_FIREBASE_PROJECT_ID);

/** An average phone on a slow network. */
export const PHONE = { cpuSlowdown: 4, latencyMs: 150, bytesPerSecond: 200_000 };
/** The phone's processor without limits of the network. */
export const CPU_ONLY = { cpuSlowdown: 4, latencyMs: 0, bytesPerSecond: -1 };

export const launch = (executablePath: string, launchArguments: string[]): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...CHROMIUM_ARGUMENTS, ...launchArguments] });

/** The stored token expired yesterday. */
const YESTERDAY_SECONDS = -20 * 3600;

export interface OpenOptions {
  url: string;
  /** The content counts as shown when the selector has `count` elements. */
  selector: string;
  count: number;
  profile: typeof PHONE;
  as?: DemoUser | undefined;
  /** The browser has visited the address before. */
  isWarm?: boolean;
  /** The stored token has expired. */
  isNextDay?: boolean;
}

async function signIn(context: BrowserContext, user: DemoUser, expiresInSeconds = 3600): Promise<void> {
  await seedSession(context, {
    service: firebase,
    account: accountOf(user),
    apiKey: TEST_CONFIGURATION.VITE_FIREBASE_API_KEY,
    origin: APP_ORIGIN,
    rememberedAs: user._id,
    expiresInSeconds,
  });
}

/** Opens the page without network limits, and waits until the service worker has cached the app. */
async function visit(context: BrowserContext, { url, selector }: OpenOptions): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(selector).first().waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForLoadState('networkidle');
  await page.close();
}

const LIMIT_MS = 30_000;
const LOOK_EVERY_MS = 250;

/** Waits through DevTools: Playwright's `waitForFunction` would have the page compile a long script. */
async function untilShown(devtools: CDPSession, url: string): Promise<void> {
  const expression = 'window.benchProbe?.shown != null';
  for (let waited = 0; waited < LIMIT_MS; waited += LOOK_EVERY_MS) {
    const { result } = await devtools.send('Runtime.evaluate', { expression });
    if (result.value === true) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`${url} did not show its content`);
}

export interface OpenPage {
  page: Page;
  devtools: CDPSession;
  close: () => Promise<void>;
}

/** Opens an address in a new browser profile, and waits until its content has been painted. */
export async function open(browser: Browser, options: OpenOptions): Promise<OpenPage> {
  const { url, selector, count, profile, as } = options;
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
  await page.addInitScript(installProbe, { selector, count });
  await page.goto(url, { waitUntil: 'commit' });
  await untilShown(devtools, url);
  return { page, devtools, close: () => context.close() };
}
