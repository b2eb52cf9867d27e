import type { Browser } from '@playwright/test';
import type { DemoUser } from '@/demo/db';
import { MOBILE, open, type Profile } from './bench-browser';
import { readRequests, readResources, type RequestTimes } from './page-probe';
import { median } from './statistics';

export interface LoadCase {
  name: string;
  url: string;
  selector: string;
  count: number;
  as?: DemoUser;
  isRepeat?: boolean;
  isNextDay?: boolean;
  isOffline?: boolean;
  /** Plain links and nothing else, usable as soon as they are shown. */
  hasNoApp?: boolean;
}

export interface LoadResult {
  name: string;
  fcpMs: number;
  shownMs: number;
  /** Until a click on a link is answered by the app; measured in separate loads, or not at all (NaN). */
  usableMs: number;
  /** kB (1000 bytes) of script on the wire until the content was shown. */
  scriptKb: number;
  /** The worst of all loads, until nothing was loading any more. */
  cls: number;
}

/** What all loads of a table have in common. */
export interface LoadConditions {
  profile: Profile;
  rounds: number;
  /** Whether to measure when the page can be used, which takes as long again. */
  hasUsable: boolean;
}

async function loadOnce(browser: Browser, loadCase: LoadCase, { profile, hasUsable }: LoadConditions) {
  const opened = await open(browser, { ...loadCase, profile });
  const { scriptBytes } = await opened.page.evaluate(readResources, '');
  // Shifts may also follow the content: with a profile, with a count.
  await opened.page.waitForLoadState('networkidle');
  const { fcp, shown, cls } = await opened.probe();
  await opened.close();
  return {
    fcp: fcp ?? NaN,
    shown: shown ?? NaN,
    scriptBytes,
    cls,
    usable: hasUsable ? await usableOnce(browser, loadCase, profile) : NaN,
  };
}

/** The logo is on every screen, and it is a link of the app once the app has replaced the start frame. */
const LOGO = 'header nav a[href="/"]';

async function usableOnce(browser: Browser, loadCase: LoadCase, profile: Profile) {
  const { hasNoApp } = loadCase;
  const pressed = hasNoApp ? undefined : { pressed: LOGO };
  const opened = await open(browser, { ...loadCase, profile, ...pressed });
  const { shown, usable } = await opened.probe();
  await opened.close();
  return (hasNoApp ? shown : usable) ?? NaN;
}

/** Medians of loads. The cases alternate, so that a slow phase of the machine affects all of them. */
export async function measureLoads(
  browser: Browser,
  cases: readonly LoadCase[],
  conditions: LoadConditions,
): Promise<LoadResult[]> {
  const samples = cases.map(() => [] as Awaited<ReturnType<typeof loadOnce>>[]);
  for (let round = 0; round < conditions.rounds; round += 1) {
    for (const [index, loadCase] of cases.entries())
      samples[index]?.push(await loadOnce(browser, loadCase, conditions));
  }
  return cases.map(({ name }, index) => {
    const loads = samples[index] ?? [];
    return {
      name,
      fcpMs: median(loads.map(({ fcp }) => fcp)),
      shownMs: median(loads.map(({ shown }) => shown)),
      usableMs: median(loads.map(({ usable }) => usable)),
      scriptKb: median(loads.map(({ scriptBytes }) => scriptBytes)) / 1000,
      cls: Math.max(...loads.map(({ cls }) => cls)),
    };
  });
}

export interface Waterfall {
  name: string;
  requests: RequestTimes[];
  shownMs: number;
}

/** What one cold load requested until its content was shown. */
export async function measureWaterfall(browser: Browser, loadCase: LoadCase): Promise<Waterfall> {
  const { name, url, selector, count, as } = loadCase;
  const opened = await open(browser, { url, selector, count, as, profile: MOBILE });
  const requests = await opened.page.evaluate(readRequests);
  const { shown } = await opened.probe();
  await opened.close();
  return { name, requests, shownMs: shown ?? NaN };
}
