import type { Locator, Page } from '@playwright/test';
import { waysFor } from '../extent';
import { becomeViewer } from '../screens/become-viewer';
import { becomeStill, FAULTS_OF_SCENES, openScene, type Scene } from '../screens/scene';
import { SCENES } from '../screens/scenes';
import { expect, test } from './fixtures';
import { differingShare, pictureOf } from './pictured';

/** The share that a line of 2 px below a tab has of the tab's picture. */
const CLEAR = 0.01;

const sceneNamed = (name: string): Scene => {
  const scene = SCENES.find((one) => one.name === name);
  if (scene === undefined) throw new Error(`No scene ${name}`);
  return scene;
};

/** A state that must look different while it holds. */
interface Told {
  what: string;
  scene: string;
  /** What is compared before and after. */
  target: (page: Page) => Locator;
  change: (page: Page) => Promise<unknown>;
  /** The focus is the state, or causes it. */
  isByFocus?: true;
}

const pressIt = (target: (page: Page) => Locator) => (page: Page) => target(page).click();
function pressed(what: string, scene: string, target: (page: Page) => Locator): Told {
  return { what, scene, target, change: pressIt(target) };
}

const card = (page: Page) => page.getByRole('article').first();

const TOLD: readonly Told[] = [
  pressed('a chosen role', 'home-members-filters', (page) =>
    page.getByRole('button', { name: 'Sales', exact: true }),
  ),
  pressed('the search mode', 'home-boards', (page) => page.getByRole('button', { name: 'Members' })),
  {
    what: 'the focus on a card',
    scene: 'home-boards',
    target: card,
    change: (page) => card(page).getByRole('link').focus(),
    isByFocus: true,
  },
  {
    what: 'the focus on a button',
    scene: 'home-boards',
    target: (page) => page.getByRole('button', { name: 'Members' }),
    change: async (page) => {
      await page.getByRole('link', { name: 'Skip to content' }).focus();
      while (
        await page.getByRole('button', { name: 'Members' }).evaluate((el) => el !== document.activeElement)
      )
        await page.keyboard.press('Tab');
    },
    isByFocus: true,
  },
  pressed('the open tab', 'board-creator', (page) => page.getByRole('tab', { name: /Pending Requests/ })),
  pressed('a chosen board type', 'create', (page) =>
    page.getByRole('button', { name: 'designers', exact: true }),
  ),
  {
    what: 'the current application',
    scene: 'desk',
    target: (page) => page.getByRole('listitem').filter({ hasText: 'Amara Diallo' }),
    change: (page) => page.getByRole('button', { name: /Amara Diallo/ }).click(),
  },
  {
    what: 'a verdict',
    scene: 'desk',
    target: (page) => page.getByRole('group', { name: 'Verdict' }).getByRole('button', { name: 'Yes' }),
    change: async (page) => {
      await page.keyboard.press('y');
      await page.keyboard.press('k');
    },
  },
  pressed('a pile', 'desk', (page) => page.getByRole('button', { name: /^To read/ })),
  pressed('a star', 'desk', (page) => page.getByRole('button', { name: 'Star', exact: true })),
  pressed('a score', 'desk', (page) => page.getByRole('button', { name: 'Score 3', exact: true })),
  {
    what: 'a suggestion of the palette',
    scene: 'palette',
    target: (page) => page.getByRole('option').nth(1),
    change: (page) => page.keyboard.press('ArrowDown'),
    isByFocus: true,
  },
  {
    what: 'a switch',
    scene: 'shortcuts',
    target: (page) => page.locator('label').filter({ has: page.getByRole('switch') }),
    change: (page) => page.getByRole('switch').uncheck({ force: true }),
  },
  {
    what: 'an item of a menu',
    scene: 'user-menu',
    target: (page) => page.getByRole('menuitem', { name: 'Keyboard shortcuts' }),
    change: (page) => page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).focus(),
    isByFocus: true,
  },
  {
    what: 'a chosen answer',
    scene: 'onboarding-questions',
    target: (page) => page.getByText('Remote', { exact: true }),
    change: (page) => page.getByText('Remote', { exact: true }).click(),
  },
  {
    what: 'the focus on an answer',
    scene: 'onboarding-questions',
    target: (page) => page.getByText('In office', { exact: true }),
    change: async (page) => {
      await page.getByRole('combobox', { name: 'Role' }).focus();
      await page.keyboard.press('Tab');
    },
    isByFocus: true,
  },
  pressed('the step of onboarding', 'onboarding-questions', (page) =>
    page.getByRole('button', { name: 'Profile (saved)' }),
  ),
  {
    what: 'a button that can not be pressed',
    scene: 'onboarding-profile',
    target: (page) => page.getByRole('button', { name: 'Continue' }),
    change: (page) => page.getByLabel('Bio').fill(''),
  },
];

/** Things that are drawn without a text. */
const DRAWN: { scene: string; what: string; target: (page: Page) => Locator }[] = [
  {
    scene: 'home-boards-loading',
    what: 'a skeleton',
    target: (page) => page.locator('#main .skeleton').first(),
  },
  {
    scene: 'profile-loading',
    what: 'a round skeleton',
    target: (page) => page.locator('#main .skeleton').first(),
  },
  { scene: 'user-menu', what: 'the dot for news', target: (page) => page.locator('nav .size-2').first() },
  {
    scene: 'onboarding-questions',
    what: 'what is done of the progress',
    target: (page) => page.getByRole('progressbar').locator('div'),
  },
  {
    scene: 'board-visitor',
    what: 'the tick of a badge',
    target: (page) => page.getByLabel('Verified').locator('path'),
  },
];

const FOCUSED = [
  'home-members-filters',
  'board-creator',
  'board-edit',
  'desk',
  'send',
  'create-filled',
  'profile-own',
].map((scene) => ({ scene }));
const FOCUS_STOPS_MAX = 40;

/** Whether anything around the focused element shows that it has the focus. Runs in the page. */
function focusMark(): string {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'left the page';
  const looks = [
    getComputedStyle(focused),
    getComputedStyle(focused, '::after'),
    ...[focused.parentElement, focused.closest('label'), focused.nextElementSibling].flatMap((around) =>
      around === null ? [] : [getComputedStyle(around)],
    ),
  ];
  const canvas = getComputedStyle(document.body).backgroundColor;
  const isSeen = looks.some(
    ({ outlineStyle, outlineWidth, outlineColor }) =>
      outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== canvas,
  );
  if (isSeen) return 'seen';
  const { outline } = getComputedStyle(focused);
  return `not seen (${outline}, ${focused.matches(':focus-visible')}): ${focused.outerHTML.slice(0, 200)}`;
}

/** The mark of the focus once it is drawn: a part that has just been replaced by its code gets it a frame later. */
async function markOfFocus(page: Page): Promise<string> {
  let mark = '';
  await expect
    .poll(async () => (mark = await page.evaluate(focusMark)), { timeout: 15_000 })
    .toMatch(/^(seen|left the page)$/)
    .catch(() => undefined);
  return mark;
}

async function putAway(page: Page) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

const VIEWERS = [null, 'creator', 'member', 'unfinished'] as const;
const SCHEMES = ['light', 'dark'] as const;
type Pictures = Map<(typeof SCHEMES)[number], Buffer>;

/** In all the schemes it is looked at in, one after the other: opening a screen costs far more than a picture. */
async function picturesOf(target: Locator, what: string): Promise<Pictures> {
  const page = target.page();
  const pictures: Pictures = new Map();
  for (const colorScheme of waysFor(what, SCHEMES)) {
    await page.emulateMedia({ colorScheme });
    pictures.set(colorScheme, await pictureOf(target));
  }
  return pictures;
}

async function expectDifferent(page: Page, before: Pictures, after: Pictures, what: string) {
  for (const [scheme, picture] of before) {
    const share = await differingShare(page, picture, after.get(scheme)!);
    expect.soft(share, `${what}, ${scheme}`).toBeGreaterThan(CLEAR);
  }
}

for (const viewer of VIEWERS) {
  const isTheirs = ({ scene }: { scene: string }) => sceneNamed(scene).as === viewer;

  test(`nothing is shown to ${viewer === null ? 'a visitor' : `the ${viewer}`} by a background alone if the system forces its colours`, async ({
    page,
    backend,
    guard,
    signInAs,
    google: _google,
  }) => {
    test.setTimeout(600_000);
    guard.allow(FAULTS_OF_SCENES);
    page.setDefaultTimeout(30_000);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ forcedColors: 'active' });
    await becomeStill(page);
    await becomeViewer({ page, backend, signInAs }, viewer);
    const open = (name: string) => openScene(page, backend, sceneNamed(name));

    for (const told of TOLD.filter(isTheirs)) {
      await test.step(told.what, async () => {
        await open(told.scene);
        if (!told.isByFocus) await putAway(page);
        const before = await picturesOf(told.target(page), told.what);
        await told.change(page);
        if (!told.isByFocus) await putAway(page);
        await expectDifferent(page, before, await picturesOf(told.target(page), told.what), told.what);
      });
    }

    for (const { scene, what, target } of DRAWN.filter(isTheirs)) {
      await test.step(what, async () => {
        await open(scene);
        const drawn = await picturesOf(target(page), what);
        await target(page).evaluate((element) => (element.style.visibility = 'hidden'));
        await expectDifferent(page, drawn, await picturesOf(target(page), what), what);
      });
    }

    // Its position does not depend on the colours.
    for (const { scene } of FOCUSED.filter(isTheirs)) {
      await test.step(`the focus on every stop of ${scene}`, async () => {
        await open(scene);
        const marks: string[] = [];
        for (let stop = 0; stop < FOCUS_STOPS_MAX; stop += 1) {
          await page.keyboard.press('Tab');
          const mark = await markOfFocus(page);
          if (mark === 'left the page') break;
          marks.push(mark);
        }
        expect.soft(marks.length, `stops of ${scene}`).toBeGreaterThan(4);
        expect
          .soft(
            marks.filter((mark) => mark !== 'seen'),
            `focus on ${scene}`,
          )
          .toEqual([]);
      });
    }
  });
}
