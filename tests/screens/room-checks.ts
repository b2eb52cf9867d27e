import { expect, type Locator, type Page } from '@playwright/test';

const boxOf = (part: Locator): Promise<DOMRect> =>
  part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

/** Waits until nothing is wrong in a window of this size: some parts measure themselves in the next frame. */
async function expectRoom(page: Page, width: number, height: number, findFaults: () => Promise<string[]>) {
  await page.setViewportSize({ width, height });
  await expect.soft.poll(findFaults, { message: `the room at ${width} by ${height} px` }).toEqual([]);
}

/** In a desktop's window the first three answers of an application are read without scrolling. */
export const showsThreeAnswers = (page: Page) =>
  expectRoom(page, 1440, 900, async () => {
    const answers = page.getByRole('region', { name: 'Application Responses' });
    const frame = await boxOf(page.getByRole('group').filter({ has: answers }).last());
    const boxes = await Promise.all([0, 1, 2].map((place) => boxOf(answers.locator('dd').nth(place))));
    return boxes.flatMap(({ top, bottom }, place) =>
      top >= frame.top && bottom <= frame.bottom ? [] : [`answer ${place + 1} ends at ${bottom} px`],
    );
  });

/** The shortest address that can be recognised. */
const LINK_MIN_PX = 160;

/** On desktops and tablets a link and the ways to share it are one line. */
export async function hasShareLinkInOneLine(page: Page) {
  const field = page.getByRole('textbox', { name: 'Share Link' });
  const buttons = ['Copy Link', 'QR Code'].map((name) => page.getByRole('button', { name }));
  for (const width of [1440, 768]) {
    await expectRoom(page, width, 900, async () => {
      const link = await boxOf(field);
      const boxes = await Promise.all([page.getByText('Share Link', { exact: true }), ...buttons].map(boxOf));
      const isBeside = ({ top, bottom }: DOMRect) => top < link.bottom && bottom > link.top;
      return [
        ...(link.width < LINK_MIN_PX ? [`the link has ${link.width} px`] : []),
        ...boxes.filter((box) => !isBeside(box)).map(({ top }) => `another line at ${top} px`),
      ];
    });
  }
}

/** Filters are beside the people where there is room, and otherwise leave the first of them in the window. */
export async function keepsFiltersAside(page: Page) {
  const people = page.getByRole('list', { name: /members/i });
  await expectRoom(page, 1440, 900, async () => {
    const [filters, found] = await Promise.all(
      [page.getByRole('group', { name: 'Filters' }), people].map(boxOf),
    );
    const isBeside = filters!.right <= found!.left && filters!.bottom > found!.top;
    return isBeside ? [] : [`filters to ${filters!.right} px, people from ${found!.left} px`];
  });
  for (const [width, height] of [
    [768, 900],
    [320, 640],
  ] as const) {
    await expectRoom(page, width, height, async () => {
      const parts = [page.getByRole('button', { name: /^Filters/ }), page.getByRole('article').first()];
      const [button, first] = await Promise.all(parts.map(boxOf));
      const isAbove = button!.bottom > 0 && button!.bottom <= first!.top && first!.bottom <= height;
      return isAbove ? [] : [`filters to ${button!.bottom} px, the first person to ${first!.bottom} px`];
    });
  }
}
