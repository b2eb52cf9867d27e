import type { Page } from '@playwright/test';
import type { Control } from './page-side';

/** Nobody has it. */
export const TYPED_USERNAME = 'typed-by-nobody';

/** Keys as the app's shortcuts name them: 'g b' for one after the other, '$mod+z' for Ctrl or Cmd. */
async function pressKeys(page: Page, keys: string): Promise<void> {
  for (const one of keys.split(' ')) await page.keyboard.press(one.replace('$mod', 'ControlOrMeta'));
}

/** Long enough for every form, and valid where a link, a number or a name without spaces is required. */
function textFor({ name, role }: Control): string {
  const toConfirm = /^Type (\d+) to confirm/.exec(name)?.[1];
  if (toConfirm !== undefined) return toConfirm;
  if (name === 'Username') return TYPED_USERNAME;
  if (role === 'number' || /years|salary/i.test(name)) return '7';
  if (
    role === 'url' ||
    /url|github|twitter|youtube|telegram|leetcode|linkedin|peerlist|portfolio/i.test(name)
  ) {
    return 'https://example.com/somebody';
  }
  return 'Typed while nothing got through';
}

/** Enter turns their text into a tag. */
const TAGS = /stack|board type|specialization/i;

/**
 * Uses a control as a person would: by mouse if possible, otherwise by keyboard. Starts listening first.
 * @param opener keys are pressed as given
 * @param keys pressed on the focused control instead of using it by mouse or typing into it
 */
export async function use(
  page: Page,
  opener: Control | { keys: string },
  keys: string | null = null,
): Promise<{ isThere: boolean; isChosen: boolean }> {
  if ('keys' in opener) {
    await page.evaluate(() => {
      // In a field every key is text.
      (document.activeElement as HTMLElement | null)?.blur();
      window.crawl.listen(null);
    });
    await pressKeys(page, opener.keys);
    return { isThere: true, isChosen: false };
  }
  const aim = await page.evaluate((id) => {
    const found = window.crawl.aim(id);
    if (found !== null) window.crawl.listen(id);
    return found;
  }, opener.id);
  if (aim === null) return { isThere: false, isChosen: false };
  const { point, use: how, role, isChosen } = aim;
  if (keys !== null) {
    await page.evaluate((id) => window.crawl.element(id)?.focus(), opener.id);
    await pressKeys(page, keys);
    return { isThere: true, isChosen };
  }
  if (point !== null) await page.mouse.click(point.x, point.y);
  if (how === 'type') {
    await page.keyboard.press('ControlOrMeta+a');
    const text = textFor(opener);
    // What is typed already would change nothing.
    await page.keyboard.insertText(text === aim.value ? (text === '7' ? '8' : `${text}1`) : text);
    if (TAGS.test(opener.name)) await page.keyboard.press('Enter');
  } else if (how === 'choose') await page.keyboard.press(aim.otherOption);
  else if (point === null) await page.keyboard.press(/checkbox|radio|switch/.test(role) ? 'Space' : 'Enter');
  return { isThere: true, isChosen };
}
