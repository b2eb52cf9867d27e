import { DEVELOPER_TYPE_OPTIONS, optionLabel } from './profile-options';
import type { ProfileQuestions } from './user';

type DeveloperTypes = Pick<ProfileQuestions, 'developerType' | 'customDeveloperType'>;

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Both lists of developer types as one list of tags, known types by their label, without duplicates. */
export function developerTags({ developerType, customDeveloperType }: DeveloperTypes): string[] {
  const all = [
    ...developerType.map((type) => optionLabel(DEVELOPER_TYPE_OPTIONS, type)),
    ...customDeveloperType,
  ];
  return all.filter((tag, index) => all.findIndex((other) => same(other, tag)) === index);
}

/**
 * Sorts tags back into the two lists: known types (by label or value) and everything that was stored as a type are
 * types, everything else is a custom type.
 * @param stored the lists from before; a stored type that is not a known one stays in its list
 */
export function fromDeveloperTags(tags: readonly string[], stored: DeveloperTypes): DeveloperTypes {
  const developerType: string[] = [];
  const customDeveloperType: string[] = [];
  for (const tag of tags) {
    const known =
      DEVELOPER_TYPE_OPTIONS.find((option) => same(option.label, tag) || same(option.value, tag))?.value ??
      stored.developerType.find((type) => same(type, tag));
    const isStoredAsOwn = stored.customDeveloperType.some((own) => same(own, tag));
    if (known === undefined || (isStoredAsOwn && !stored.developerType.includes(known))) {
      customDeveloperType.push(tag);
    } else {
      developerType.push(known);
    }
  }
  return { developerType, customDeveloperType };
}
