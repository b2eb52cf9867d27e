import { expect, type Locator, type Page } from '@playwright/test';

/** The margin around an element, in px: its focus ring is outside of it. */
const MARGIN = 6;

/** A picture of an element and its surroundings, with pointer and focus left as they are. */
export async function pictureOf(target: Locator): Promise<Buffer> {
  // A fallback is replaced when its code has loaded; then the box is measured again.
  await expect.poll(() => target.boundingBox(), `${target.toString()} is drawn`).not.toBeNull();
  await expect(target).toBeInViewport();
  const box = await target.boundingBox();
  if (box === null) return pictureOf(target);
  const page = target.page();
  const x = Math.max(0, Math.floor(box.x) - MARGIN);
  const y = Math.max(0, Math.floor(box.y) - MARGIN);
  const clip = { x, y, width: Math.ceil(box.width) + 2 * MARGIN, height: Math.ceil(box.height) + 2 * MARGIN };
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
}

/**
 * Compares two pictures as eyes would: slight differences do not count.
 * @returns the share of pixels that clearly differ, 0 to 1
 */
export async function differingShare(page: Page, first: Buffer, second: Buffer): Promise<number> {
  return page.evaluate(
    async ([one, other]) => {
      const draw = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
        context.drawImage(bitmap, 0, 0);
        return { context, width: bitmap.width, height: bitmap.height };
      };
      const [before, after] = [await draw(one!), await draw(other!)];
      // A box at half a pixel may be rounded to one more than the other.
      const width = Math.min(before.width, after.width);
      const height = Math.min(before.height, after.height);
      const a = before.context.getImageData(0, 0, width, height).data;
      const b = after.context.getImageData(0, 0, width, height).data;
      let differing = 0;
      for (let at = 0; at < a.length; at += 4) {
        const steps = [0, 1, 2].map((channel) => Math.abs(a[at + channel]! - b[at + channel]!));
        if (Math.max(...steps) > 80) differing += 1;
      }
      return differing / (a.length / 4);
    },
    [first.toString('base64'), second.toString('base64')],
  );
}
