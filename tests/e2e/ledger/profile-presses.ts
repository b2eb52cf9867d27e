import type { AnswersUpdate, ProfileUpdate } from '@/api/profile-mutations';
import { developerTags } from '@/domain/developer-tags';
import {
  DEVELOPER_TYPE_OPTIONS,
  EDIT_ROLE_OPTIONS,
  EDIT_WORK_PREFERENCE_OPTIONS,
  JOB_SEARCH_OPTIONS,
  LOOKING,
  ONBOARDING_WORK_PREFERENCE_OPTIONS,
  optionLabel,
  ROLE_OPTIONS,
  type Option,
} from '@/domain/profile-options';
import { EDIT_PLATFORMS, ONBOARDING_PLATFORMS, platformLabel } from '@/domain/social-platforms';
import type { ProfileQuestions, SocialLink } from '@/domain/user';
import { answersToSend } from '@/features/profile/answers-to-send';
import { TYPED_USERNAME } from '../crawl/use-control';
import type { AllowedPress, ChangeCall } from './allowed-press';
import type { ScreenAtPress } from './screen-at-press';

const bodyOf = ({ body }: ChangeCall) => body as ProfileUpdate;
const label = (options: readonly Option[], value: string) =>
  value === '' ? '' : optionLabel(options, value);
const numberIn = (text: string) => (text === '' ? null : Number(text));

const linksSaid = (links: readonly SocialLink[] = []) =>
  links.map(({ platform, url }) => `${platformLabel(platform)} ${url}`).toSorted();

/** The links of a form: fields with the platform's name, and rows of a platform and its address. */
function linksShown(screen: ScreenAtPress, platforms: readonly string[]): string[] {
  const fields = platforms.map((platform) => [platformLabel(platform), screen.text(platformLabel(platform))]);
  const rows = [...screen.top.querySelectorAll<HTMLElement>('[role=group]')]
    .filter((group) => /custom link/i.test(group.getAttribute('aria-label') ?? ''))
    .map((group) => [platformLabel(screen.text('Platform', group)), screen.text('URL', group)]);
  return [...fields, ...rows]
    .flatMap(([platform, url]) => (platform && url ? [`${platform} ${url}`] : []))
    .toSorted();
}

const ROLES = [...EDIT_ROLE_OPTIONS, ...ROLE_OPTIONS];
const PREFERENCES = [...EDIT_WORK_PREFERENCE_OPTIONS, ...ONBOARDING_WORK_PREFERENCE_OPTIONS];

/** A person's answers, in the words of the forms. */
function answersSaid(answers: AnswersUpdate = {}) {
  const { developerType = [], customDeveloperType = [], ...rest } = answers;
  return {
    role: label(ROLES, rest.role ?? ''),
    customRole: rest.customRole ?? '',
    types: developerTags({ developerType, customDeveloperType }).toSorted(),
    preference: label(PREFERENCES, rest.workPreference ?? ''),
    years: rest.yearsOfExperience ?? null,
    salary: rest.salaryExpectations?.salary ?? null,
    isSalaryHidden: rest.salaryExpectations?.hidden,
    techStack: rest.techStack?.toSorted(),
    search: label(JOB_SEARCH_OPTIONS, rest.lookingForOpportunities ?? ''),
  };
}

const chosen = (screen: ScreenAtPress, name: string) =>
  screen.chosen(name).filter((one) => one !== 'Not answered' && one !== 'Select your role')[0] ?? '';

const typesShown = (shown: readonly string[]) =>
  shown
    .filter((tag, index) => shown.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index)
    .map(
      (tag) =>
        DEVELOPER_TYPE_OPTIONS.find((one) => one.label.toLowerCase() === tag.toLowerCase())?.label ?? tag,
    )
    .toSorted();

/** Whoever is signed in, by what the page says of them. */
function ownAnswers(screen: ScreenAtPress): ProfileQuestions {
  const name = screen.heading;
  return screen.db.users.find((user) => user.name === name)!.profileQuestions;
}

const usernameTyped = (scene: string, place: RegExp): AllowedPress => ({
  call: 'POST /profile/check-username',
  press: /^Username$/,
  in: place,
  says: ({ body }) => (body as { username: string }).username.replace(/1$/, ''),
  // The press is the typing.
  shown: () => TYPED_USERNAME,
  scene,
});

export const PROFILE_PRESSES: readonly AllowedPress[] = [
  usernameTyped('onboarding-profile', /^Complete Your Profile$/),
  usernameTyped('profile-own', /^Edit Profile$/),
  {
    call: 'POST /profile/check-username',
    press: /^Check again$/,
    in: /^Complete Your Profile$/,
    says: ({ body }) => body,
    shown: (screen) => ({ username: screen.text('Username') }),
    scene: 'onboarding-profile-unchecked',
  },
  {
    call: 'PUT /profile',
    press: /^Continue$/,
    in: /^Complete Your Profile$/,
    enter: /^Username$/,
    modEnter: /^Bio$/,
    says: bodyOf,
    shown: (screen) => ({
      username: screen.text('Username'),
      bio: screen.text('Bio'),
      // Where the person stands: the first of three steps is done.
      profileCompletionPercentage: 30,
      onboardingStep: 'questions',
      isProfileComplete: false,
    }),
    scene: 'onboarding-profile',
  },
  {
    call: 'PUT /profile',
    press: /^Continue$/,
    in: /^Profile Information$/,
    enter:
      /^(Your role|Years of experience|Salary \(USD per year\)|Private|In office|Remote|Hybrid|.*looking for.*|Looking.*|Prefer not to say|Frontend|Backend|Fullstack|Smart Contract|Other)$/i,
    says(call) {
      const { profileQuestions, ...rest } = bodyOf(call);
      return { ...rest, profileQuestions: answersSaid(profileQuestions) };
    },
    shown: (screen) => ({
      profileCompletionPercentage: 80,
      onboardingStep: 'social',
      onboardingCompleted: false,
      isProfileComplete: false,
      profileQuestions: {
        role: chosen(screen, 'Role'),
        customRole: screen.text('Your role'),
        types: typesShown([...screen.ticked('Developer type'), ...screen.tags('Other developer types')]),
        preference: screen.ticked('Work preference')[0] ?? '',
        years: numberIn(screen.text('Years of experience')),
        salary: numberIn(screen.text('Salary (USD per year)')),
        isSalaryHidden: screen.isOn('Private'),
        techStack: screen.tags('Tech stack').toSorted(),
        search: screen.ticked('Job search status')[0] ?? '',
      },
    }),
    scene: 'onboarding-questions-answered',
  },
  {
    call: 'PUT /profile',
    press: /^Finish$/,
    in: /^Social Profiles$/,
    enter: /^(GitHub|Twitter|Peerlist|Portfolio|LinkedIn)$/,
    says(call) {
      const { socialMedia, ...rest } = bodyOf(call);
      return { ...rest, socialMedia: linksSaid(socialMedia) };
    },
    shown: (screen) => ({
      onboardingStep: 'social',
      onboardingCompleted: true,
      isProfileComplete: true,
      profileCompletionPercentage: 100,
      socialMedia: linksShown(screen, ONBOARDING_PLATFORMS),
    }),
    scene: 'onboarding-social',
  },
  {
    call: 'PUT /profile',
    press: /^Save Changes$/,
    in: /^Edit Profile$/,
    // In the row of the next link Enter adds it; in those of links that are there it saves, as in all other fields.
    enter: /^(?!Bio|Tech stack|Developer specialization)/,
    modEnter: /^Bio$/,
    says(call) {
      const { socialMedia, profileQuestions, ...rest } = bodyOf(call);
      return {
        ...rest,
        socialMedia: linksSaid(socialMedia),
        profileQuestions: answersSaid(profileQuestions),
      };
    },
    shown(screen) {
      const thousands = numberIn(screen.text('Salary (thousand USD per year)'));
      return {
        name: screen.text('Name'),
        username: screen.text('Username'),
        bio: screen.text('Bio'),
        location: screen.text('Location'),
        walletAddress: screen.text('Wallet address'),
        socialMedia: linksShown(screen, EDIT_PLATFORMS),
        profileQuestions: {
          role: chosen(screen, 'Role'),
          customRole: screen.text('Custom role'),
          types: typesShown(screen.tags('Developer specialization')),
          preference: chosen(screen, 'Work preference'),
          years: numberIn(screen.text('Years of experience')),
          salary: thousands === null ? null : thousands * 1000,
          isSalaryHidden: screen.isOn('Hide'),
          techStack: screen.tags('Tech stack').toSorted(),
          search: chosen(screen, 'Work status'),
        },
      };
    },
    scene: 'profile-own',
  },
  {
    call: 'PUT /profile',
    press: /^Show as open to work$/,
    in: /./,
    // Turned off again, it restores the answer from before.
    says(call) {
      const { lookingForOpportunities, ...others } = bodyOf(call).profileQuestions ?? {};
      return { others, isLooking: lookingForOpportunities === LOOKING };
    },
    // The other answers go along as they are, in case the backend replaces them all; those never given are left out.
    shown(screen) {
      const own = ownAnswers(screen);
      const { lookingForOpportunities: _, ...others } = answersToSend(own, own);
      return { others, isLooking: !screen.isOn('Show as open to work') };
    },
    scene: 'profile-own',
  },
];
