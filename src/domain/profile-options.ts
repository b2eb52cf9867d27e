import type { ProfileQuestions } from './user';
import { textFinder } from './text';

/** Options with their labels. The lists of onboarding and of the edit dialog differ on purpose. */

export interface Option {
  value: string;
  label: string;
}

export const OTHER = 'other';
/** The role for which onboarding asks for developer types and technologies. */
export const DEVELOPER = 'developer';

/** The job search status that shows the Open to Work badge. */
export const LOOKING = 'looking';
export const NOT_LOOKING = 'not_looking';

export const JOB_SEARCH_OPTIONS: readonly Option[] = [
  { value: LOOKING, label: 'Looking for opportunities' },
  { value: NOT_LOOKING, label: 'Not looking for opportunities' },
  { value: 'no_answer', label: 'Prefer not to say' },
];

export const EDIT_ROLE_OPTIONS: readonly Option[] = [
  { value: 'frontend', label: 'Frontend' },
  { value: 'backend', label: 'Backend' },
  { value: 'fullstack', label: 'Fullstack' },
  { value: 'product', label: 'Product' },
  { value: 'designer', label: 'Designer' },
  { value: OTHER, label: 'Other' },
];

export const EDIT_WORK_PREFERENCE_OPTIONS: readonly Option[] = [
  { value: 'remote', label: 'Remote' },
  { value: 'hybrid', label: 'Hybrid' },
  { value: 'onsite', label: 'Onsite' },
];

/** The roles of onboarding, which Discover filters by as well. */
export const ROLE_OPTIONS: readonly Option[] = [
  { value: 'designer', label: 'Designer' },
  { value: DEVELOPER, label: 'Developer' },
  { value: 'marketing', label: 'Marketing' },
  { value: 'sales', label: 'Sales' },
  { value: 'bd', label: 'Business Development' },
  { value: 'product', label: 'Product' },
  { value: 'operations', label: 'Operations' },
  { value: 'tester', label: 'Tester' },
  { value: 'mobiledev', label: 'Mobile Developer' },
  { value: 'growth', label: 'Growth' },
  { value: 'ecosystem_head_associate', label: 'Ecosystem Head / Associate' },
  { value: 'devrel', label: 'Developer Relations' },
  { value: 'devops', label: 'DevOps' },
  { value: 'communityManager', label: 'Community Manager' },
  { value: OTHER, label: 'Other' },
];

export const DEVELOPER_TYPE_OPTIONS: readonly Option[] = [
  { value: 'frontend', label: 'Frontend' },
  { value: 'backend', label: 'Backend' },
  { value: 'fullstack', label: 'Fullstack' },
  { value: 'smartcontract', label: 'Smart Contract' },
  { value: OTHER, label: 'Other' },
];

export const ONBOARDING_WORK_PREFERENCE_OPTIONS: readonly Option[] = [
  { value: 'in-office', label: 'In office' },
  { value: 'remote', label: 'Remote' },
  { value: 'hybrid', label: 'Hybrid' },
];

/** The value's label in the list, or else the value itself: a stored value that the list lacks is shown as it is. */
export function optionLabel(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/**
 * The list, with a stored value that it lacks appended, so that the value can be kept and chosen again.
 * @param labels where to look for the label of such a value
 */
export function optionsWithStored(
  options: readonly Option[],
  stored: string,
  labels: readonly Option[],
): readonly Option[] {
  if (stored === '' || options.some((option) => option.value === stored)) return options;
  return [...options, { value: stored, label: optionLabel(labels, stored) }];
}

/** The label of a work preference, whichever of the two lists it was chosen from; '' where there is none. */
export function workPreferenceLabel(workPreference: string): string {
  return optionLabel(
    [...EDIT_WORK_PREFERENCE_OPTIONS, ...ONBOARDING_WORK_PREFERENCE_OPTIONS],
    workPreference,
  );
}

/** A person's role as shown on a card: customRole when the role is other, '' where there is none. */
export function roleLabel(role: string, customRole: string): string {
  if (role === OTHER && customRole.trim() !== '') return customRole.trim();
  const known = [...ROLE_OPTIONS, ...EDIT_ROLE_OPTIONS];
  return optionLabel(known, role);
}

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

/** What is offered while somebody types their tech stack; any other can be typed as well. */
export const findTechnologies = textFinder(
  `Android, Angular, AWS, Azure, C#, C++, Clojure, CSS, Dart, Django, Docker, Elixir, Elm, Express, Figma,
  Firebase, Flutter, Go, Google Cloud, GraphQL, Haskell, HTML, Java, JavaScript, Kafka, Kotlin,
  Kubernetes, Laravel, Linux, MongoDB, MySQL, .NET, Next.js, Node.js, PHP, PostgreSQL, Python, PyTorch,
  React, React Native, Redis, Ruby, Ruby on Rails, Rust, Scala, Solidity, Spring, SQL, Svelte, Swift,
  Tailwind CSS, TensorFlow, Terraform, TypeScript, Vue, WebAssembly`.split(/,\s+/),
);
