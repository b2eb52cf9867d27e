import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import type { Backend } from '../../backend/http-server';
import { becomeViewer } from '../../screens/become-viewer';
import { becomeStill, FAULTS_OF_SCENES, openScene, type Scene } from '../../screens/scene';
import type { BrowserGuard } from '../browser-guard';
import { Ledger } from '../crawl/ledger';
import { installControls } from '../crawl/page-controls';
import type { Condition, Control } from '../crawl/page-side';
import type { Account } from '../firebase/id-token';
import type { GooglePopup } from '../firebase/google-popup';
import { expect } from '../fixtures';
import { ALLOWED_PRESSES, SIGNS_IN } from './allowed-presses';
import { installWatch } from './page-watch';
import { PressCrawler, type PressOptions, type Way } from './press-crawler';
import { allShortcuts } from './shortcuts';
import { Wire } from './wire';
import { sceneOf, type WatchedGroup } from './watched-scenes';

interface Surroundings {
  page: Page;
  context: BrowserContext;
  backend: Backend;
  guard: BrowserGuard;
  signInAs: (account: Account) => Promise<string>;
  google: GooglePopup;
}

/** Links to other sites are pressed like all others. */
const OUTSIDE = [/^console\.error: Failed to load resource: .*\(https:/, /^outside request: GET https:/];
/** The long form's is tall enough for a list of decisions to be shown whole, whatever is pressed there. */
const windowFor = (isLong: boolean) => ({ width: 1280, height: isLong ? 1800 : 800 });

const FORM_SCREENS = /^\/(onboarding|boards\/create|boards\/[^/]+\/review\/send)/;
const isForm = ({ layer, address }: Condition) => layer !== null || FORM_SCREENS.test(address);

/** Each control once, in a form with its fields filled in. */
const once = (_: Control, home: Condition): readonly Way[] => [{ keys: null, isFilled: isForm(home) }];

/** By mouse, Enter and Space, in a form both with empty fields and with all filled in; each field with its keys. */
function everyWay({ use, role }: Control, home: Condition): readonly Way[] {
  const keys =
    use === 'type'
      ? [null, 'Enter', '$mod+Enter', 'Escape']
      : use === 'choose'
        ? [null, 'Enter']
        : role === 'link'
          ? [null, 'Enter']
          : [null, 'Enter', 'Space'];
  const filled = isForm(home) ? [false, true] : [false];
  return filled.flatMap((isFilled) => keys.map((one) => ({ keys: one, isFilled })));
}

/** What is crawled in one test. */
interface WatchedPart extends Pick<WatchedGroup, 'name' | 'hasFrame' | 'signsOut' | 'shortcuts'> {
  scenes: readonly string[];
}

/** Crawls one person's screens with a healthy backend, and holds every change to the table of allowed presses. */
export async function crawlWatched(
  { page, context, backend, guard, signInAs, google }: Surroundings,
  part: WatchedPart,
  { isLong, alikeMax }: { isLong: boolean; alikeMax: number },
  testInfo: TestInfo,
): Promise<void> {
  guard.allow(...OUTSIDE, FAULTS_OF_SCENES);
  const names = part.scenes;
  const scenes = names.map(sceneOf);
  await context.addInitScript(installControls, alikeMax);
  await context.addInitScript(installWatch);
  await page.setViewportSize(windowFor(isLong));
  await becomeStill(page);
  await becomeViewer({ page, backend, signInAs }, scenes[0]!.as);
  const ledger = new Ledger();
  ledger.fault = 'all is well';
  const wire = new Wire(page, backend, ledger);
  const optionsFor = (scene: Scene, skipFrame: boolean): PressOptions => ({
    reopen: () => load(scene),
    skipFrame,
    waysOf: isLong ? everyWay : once,
  });
  const crawler = new PressCrawler(page, ledger, wire, optionsFor(scenes[0]!, false));

  async function load(scene: Scene): Promise<void> {
    wire.settle();
    await openScene(page, backend, scene);
    await crawler.started();
    await wire.whenIdle();
    // What led to the scene has failed on purpose; from here on nothing does.
    backend.clear();
  }

  for (const [index, scene] of scenes.entries()) {
    ledger.screen = scene.name;
    crawler.options = optionsFor(scene, index > 0 || !part.hasFrame);
    await load(scene);
    if (isLong || part.shortcuts?.includes(scene.name)) {
      for (const keys of allShortcuts()) await crawler.pressKeys(keys);
      await load(scene);
    }
    await crawler.crawl();
  }
  if (names.includes('auth')) {
    // Last: the person is signed in then.
    const scene = sceneOf('auth');
    ledger.screen = scene.name;
    google.offer(SIGNS_IN);
    crawler.options = optionsFor(scene, true);
    crawler.onPopup = async (popup) => {
      // The window closes before the page has heard of the choice.
      wire.outside = page.waitForRequest(/\/auth\/google-login$/);
      await popup.getByRole('button', { name: SIGNS_IN.email }).click();
    };
    await load(scene);
    await crawler.pressNamed(/^Sign in with Google$/);
  }
  if (part.signsOut) {
    await load(scenes.at(-1)!);
    await crawler.pressNamed(/^User menu/, /^Sign Out$/);
  }
  wire.settle();

  const rows = ALLOWED_PRESSES.filter(({ scene }) => names.includes(scene));
  for (const row of rows) {
    if (wire.used.has(row)) continue;
    ledger.screen = row.scene;
    ledger.problem(
      row.press.source,
      `nothing has pressed it in ${row.in.source} so that ${row.call} was sent as shown`,
    );
  }
  const figures = `${ledger.figures}, ${wire.calls} calls, ${rows.filter((row) => wire.used.has(row)).length} of ${rows.length} rows`;
  testInfo.annotations.push({ type: 'watched', description: figures });
  console.log(`${part.name}: ${figures}`);
  if (isLong)
    console.log(`PROBLEMS\n${ledger.problems.join('\n')}\nUNREACHED\n${ledger.unreached.join('\n')}`);
  expect(ledger.problems, figures).toEqual([]);
}
