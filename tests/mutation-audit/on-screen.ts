import { screen, within } from '@testing-library/react';
import type { Option } from '@/domain/profile-options';
import { platformLabel } from '@/domain/social-links';

/* Reads what a screen shows, in the form in which the app sends it. */

/** The open dialog, or the screen. */
export const scope = () => within(screen.queryAllByRole('dialog').at(-1) ?? document.body);

type Label = string | RegExp;

export const text = (label: Label) => () =>
  scope().getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' }).value.trim();

/** @param factor what one of the field's units stands for */
export const number =
  (label: Label, factor = 1) =>
  () => {
    const typed = text(label)().replaceAll(',', '');
    return typed === '' ? null : Number(typed) * factor;
  };

const valueOf = (options: readonly Option[], label: string | null | undefined) =>
  options.find((option) => option.label === label?.trim())?.value;

/** The chosen option of a select. */
export const selected = (label: string, options: readonly Option[]) => () =>
  valueOf(options, scope().getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent);

/** The checked radio button of a group. */
export const checked = (group: string, options: readonly Option[]) => () => {
  const radios = within(scope().getByRole('radiogroup', { name: group })).getAllByRole<HTMLInputElement>(
    'radio',
  );
  return valueOf(options, radios.find((radio) => radio.checked)?.labels?.[0]?.textContent);
};

export const isOn = (label: string) => () =>
  scope().getByRole<HTMLInputElement>('switch', { name: label }).checked;

/** The tags of a field; those with an option of the same name as the option's value. */
export const tags =
  (label: string, options: readonly Option[] = []) =>
  () => {
    const field = scope().getByLabelText(label);
    return within(field.parentElement!)
      .queryAllByRole('button', { name: /^Remove / })
      .map((button) => button.getAttribute('aria-label')!.replace('Remove ', ''))
      .map((tag) => valueOf(options, tag) ?? tag);
  };

/** The links in the fields of the platforms, in the order of the fields. */
export const links = (platforms: readonly string[]) => () =>
  platforms
    .map((platform) => ({ platform, url: text(platformLabel(platform))() }))
    .filter(({ url }) => url !== '');

/** The id of the one item that is named in the scope. */
export function idNamed(items: readonly { _id: string; name: string }[]): string {
  const words = screen.queryAllByRole('dialog').at(-1)?.textContent ?? screen.getByRole('main').textContent;
  const found = items.filter(({ name }) => words.includes(name));
  if (found.length !== 1) throw new Error(`Expected one name on screen, found ${found.length}`);
  return found[0]!._id;
}
