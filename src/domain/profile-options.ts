import type { ProfileQuestions } from './user';
import { createSearch } from './text';

/** Options with their labels. The lists of onboarding and of the edit dialog differ on purpose. */

export interface Option {
  value: string;
  label: string;
}

export const OTHER = 'other';
/** The role whose onboarding has questions about developer types and technologies. */
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

/** The roles of onboarding and of Discover's filter. */
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

/** The value's label; an unknown value is its own label. */
export function optionLabel(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/**
 * Appends an unknown stored value to the list, so that the user can keep it or choose it again.
 * @param labels options with the label of such a value
 */
export function optionsWithStored(
  options: readonly Option[],
  stored: string,
  labels: readonly Option[],
): readonly Option[] {
  if (stored === '' || options.some((option) => option.value === stored)) return options;
  return [...options, { value: stored, label: optionLabel(labels, stored) }];
}

/** The label of a work preference of either list; '' for none. */
export function workPreferenceLabel(workPreference: string): string {
  return optionLabel(
    [...EDIT_WORK_PREFERENCE_OPTIONS, ...ONBOARDING_WORK_PREFERENCE_OPTIONS],
    workPreference,
  );
}

/** A role as shown on a card: `customRole` if the role is 'other', '' for none. */
export function roleLabel(role: string, customRole: string): string {
  if (role === OTHER && customRole.trim() !== '') return customRole.trim();
  return optionLabel([...ROLE_OPTIONS, ...EDIT_ROLE_OPTIONS], role);
}

type DeveloperTypes = Pick<ProfileQuestions, 'developerType' | 'customDeveloperType'>;

const isSameTag = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Merges both lists of developer types into one list of tags without duplicates. Known types become their label. */
export function developerTags({ developerType, customDeveloperType }: DeveloperTypes): string[] {
  const all = [
    ...developerType.map((type) => optionLabel(DEVELOPER_TYPE_OPTIONS, type)),
    ...customDeveloperType,
  ];
  return all.filter((tag, index) => all.findIndex((candidate) => isSameTag(candidate, tag)) === index);
}

/**
 * Splits tags into the two lists of developer types. Known types (by label or value) and previously stored types go into
 * `developerType`, all others into `customDeveloperType`.
 * @param stored the previous lists
 */
export function fromDeveloperTags(tags: readonly string[], stored: DeveloperTypes): DeveloperTypes {
  const developerType: string[] = [];
  const customDeveloperType: string[] = [];
  for (const tag of tags) {
    const known =
      DEVELOPER_TYPE_OPTIONS.find((option) => isSameTag(option.label, tag) || isSameTag(option.value, tag))
        ?.value ?? stored.developerType.find((type) => isSameTag(type, tag));
    const isStoredAsCustom = stored.customDeveloperType.some((type) => isSameTag(type, tag));
    if (known === undefined || (isStoredAsCustom && !stored.developerType.includes(known))) {
      customDeveloperType.push(tag);
    } else {
      developerType.push(known);
    }
  }
  return { developerType, customDeveloperType };
}

/** Suggestions for a tech stack. Users can type other technologies too. */
export const findTechnologies = createSearch(
  `Android, Angular, AWS, Azure, C#, C++, Clojure, CSS, Dart, Django, Docker, Elixir, Elm, Express, Figma,
  Firebase, Flutter, Go, Google Cloud, GraphQL, Haskell, HTML, Java, JavaScript, Kafka, Kotlin,
  Kubernetes, Laravel, Linux, MongoDB, MySQL, .NET, Next.js, Node.js, PHP, PostgreSQL, Python, PyTorch,
  React, React Native, Redis, Ruby, Ruby on Rails, Rust, Scala, Solidity, Spring, SQL, Svelte, Swift,
  Tailwind CSS, TensorFlow, Terraform, TypeScript, Vue, WebAssembly`.split(/,\s+/),
);
