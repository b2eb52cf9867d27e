import type { Page } from '@playwright/test';
import { openScene } from '../screens/scene';
import { SCENES } from '../screens/app-scenes';
import { expect, test } from './fixtures';

/* Presses every button of every screen while offline: the app must not crash. Only `npm run test:full` runs this. */

/** How many of the equal buttons in a list's rows are pressed. */
const ALIKE_MAX = 2;
/** Longer than any debounce of the app. */
const SETTLE_MS = 500;

const CONTROLS = 'button, summary, select, [role=tab], [role=switch], [role^=menuitem], [role=option]';

/** Runs in the page: marks the controls of the open dialog or of the page. @returns one line per control */
function markControls([selector, alikeMax]: [string, number]): string[] {
  const layers = document.querySelectorAll('[role=dialog], [role=menu]');
  const scope = layers.item(layers.length - 1) ?? document.body;
  const alike = new Map<string, number>();
  const controls = [...scope.querySelectorAll<HTMLElement>(selector)].filter((control) => {
    const isPressable =
      control.checkVisibility() &&
      !control.matches(':disabled, [aria-disabled=true]') &&
      !control.closest('[inert]');
    const signature = `${control.tagName} ${control.className} ${control.closest('[role=list], ul')?.ariaLabel}`;
    const isRepeated = control.closest('li, [role=listitem], article') !== null;
    const count = (alike.get(signature) ?? 0) + 1;
    if (isPressable) alike.set(signature, count);
    return isPressable && !(isRepeated && count > alikeMax);
  });
  return controls.map((control, index) => {
    control.dataset.pressable = String(index);
    return `${control.tagName} ${control.ariaLabel ?? control.textContent}`.replace(/\s+/g, ' ').slice(0, 80);
  });
}

const controlsOf = (page: Page) => page.evaluate(markControls, [CONTROLS, ALIKE_MAX] as [string, number]);

async function expectAlive(page: Page, what: string) {
  await expect(page.locator('main'), what).toHaveCount(1);
  await expect(page.getByText('Oops! Something went wrong'), what).toHaveCount(0);
  const text = (await page.locator('body').textContent()) ?? '';
  expect(text, what).not.toMatch(/undefined|\[object Object\]|NaN/);
}

for (const scene of SCENES.filter(({ isTransient }) => !isTransient)) {
  test(`every button of ${scene.name} can be pressed while offline`, async ({
    newContext,
    backend,
    guard,
    signInAs,
  }) => {
    test.setTimeout(600_000);
    // Failed requests and code that cannot be loaded are logged; uncaught errors are not allowed.
    guard.allow(/^console\.error/, /dynamically imported module/);

    /** Opens the scene in a new context, and goes offline. */
    const open = async () => {
      const context = await newContext();
      const page = await context.newPage();
      await page.clock.install();
      backend.requests.length = 0;
      await openScene(
        { page, backend, signInAs: (account, options) => signInAs(account, { ...options, context }) },
        scene,
      );
      await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
      await context.setOffline(true);
      return { page, controls: await controlsOf(page) };
    };

    let { page, controls } = await open();
    const all = controls;
    for (const [index, control] of all.entries()) {
      if (controls.join() !== all.join()) {
        await page.context().close();
        ({ page, controls } = await open());
      }
      const target = page.locator(`[data-pressable="${index}"]`);
      if ((await target.count()) !== 1) continue;
      await test.step(control, async () => {
        await target.dispatchEvent('click');
        await page.clock.runFor(SETTLE_MS);
        await expectAlive(page, `${scene.name}: ${control}`);
      });
      controls = await controlsOf(page);
    }
  });
}
