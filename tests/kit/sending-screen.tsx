import { screen, within } from '@testing-library/react';
import { crowdName } from '@kit/crowd';
import { openDesk } from '@kit/open-desk';

export type App = Awaited<ReturnType<typeof openDesk>>;

/** Opens the desk, gives verdicts by these keys, and goes to the sending screen. */
export async function judgeAndOpen(
  keys: string,
  count = keys.length,
  options: Parameters<typeof openDesk>[1] = {},
) {
  const app = await openDesk(count, options);
  await app.user.keyboard(keys);
  await app.user.click(screen.getByRole('button', { name: /^Send \d/ }));
  await screen.findByRole('heading', { name: 'Send decisions' });
  return app;
}

/** The rows of both groups. */
export const entries = () =>
  screen
    .getAllByRole('list', { name: /^(Accept|Reject)$/ })
    .flatMap((list) => within(list).getAllByRole('listitem'));

/** The row of an applicant by their number in the crowd. */
export const entry = (number: number) => {
  const found = entries().find((item) => item.textContent?.includes(crowdName(number)));
  if (found === undefined) throw new Error(`There is no decision on ${crowdName(number)}`);
  return found;
};

export const confirmButton = (name: RegExp | string) => screen.findByRole('button', { name });

/** Presses Send, and doesn't wait for the end of the countdown. */
export async function sendNow({ user }: App, name: RegExp | string) {
  await user.click(await confirmButton(name));
  await user.click(await screen.findByRole('button', { name: 'Send now' }));
}

/** @param heading of the default note that the template is for */
export const chooseTemplate = async ({ user }: App, heading: string, title: string) => {
  const section = within(screen.getByRole('region', { name: heading }));
  await user.selectOptions(section.getByRole('combobox', { name: 'Template' }), title);
};
