import {
  stableId,
  type DemoBoard,
  type DemoJoinRequest,
  type DemoRequestStatus,
  type DemoSocialLink,
  type DemoUser,
} from '../db';
import { REQUEST_NOTE_QUESTION } from '@/domain/board';
import { completeLink } from '@/domain/social-links';

const DAY_MS = 86_400_000;

/** The seed of a user; the other fields are derived. */
export interface PersonSeed {
  /** Listed in the account chooser. */
  main?: true;
  /** Identifies the person in the seed. Without its dashes it is the username. */
  slug: string;
  name: string;
  /** A value of ROLE_OPTIONS. */
  role: string;
  customRole?: string;
  developerType?: string[];
  /** `null` if not given. */
  years: number | null;
  location: string;
  bio: string;
  tech?: string[];
  /** Platforms with a profile link. */
  links: string[];
  /** USD per year. */
  salary?: number;
  salaryHidden?: true;
  looking?: 'looking' | 'not_looking' | 'no_answer';
  work?: 'remote' | 'hybrid' | 'in-office';
  verified?: true;
  joinedDaysAgo: number;
  /** Stopped after the first step of onboarding. */
  unfinished?: true;
}

/** The id of a seeded user; the seed refers to users by slug. */
export const personId = (slug: string): string => stableId(`user:${slug}`);

/** The identity service's uid of a seeded user. */
export const personUid = (slug: string): string => `demo-${slug}`;

/** The ISO time of that many days before `now`, at an hour that depends on the salt. */
function daysBefore(now: Date, days: number, salt: string): string {
  const minutes = Number.parseInt(stableId(salt).slice(0, 4), 16) % 600;
  return new Date(now.getTime() - days * DAY_MS - minutes * 60_000).toISOString();
}

export function toUser(person: PersonSeed, now: Date): DemoUser {
  const isFinished = person.unfinished !== true;
  return {
    _id: personId(person.slug),
    firebaseUid: personUid(person.slug),
    name: person.name,
    username: person.slug.replaceAll('-', ''),
    email: `${person.slug.replaceAll('-', '.')}@example.com`,
    bio: person.bio,
    location: person.location,
    walletAddress: person.links.includes('wallet')
      ? `0x${stableId(`wallet:${person.slug}`).padEnd(40, '7')}`
      : '',
    profilePicture: null,
    verified: person.verified === true,
    createdAt: daysBefore(now, person.joinedDaysAgo, person.slug),
    isProfileComplete: isFinished,
    profileCompletionPercentage: isFinished ? 100 : 30,
    onboardingStep: isFinished ? 'social' : 'questions',
    onboardingCompleted: isFinished,
    socialMedia: person.links
      .filter((platform) => platform !== 'wallet')
      .map((platform) => toLink(person, platform)),
    profileQuestions: {
      role: person.role,
      customRole: person.customRole ?? '',
      developerType: person.developerType ?? [],
      customDeveloperType: [],
      workPreference: person.work ?? '',
      yearsOfExperience: person.years,
      salaryExpectations: { salary: person.salary ?? null, hidden: person.salaryHidden === true },
      techStack: person.tech ?? [],
      lookingForOpportunities: isFinished ? (person.looking ?? 'not_looking') : '',
    },
  };
}

/** Names end in '-example', so that no link goes to a real person. */
function toLink({ slug }: PersonSeed, platform: string): DemoSocialLink {
  const profile = completeLink(platform, `@${slug}-example`);
  const url = profile.startsWith('https:') ? profile : `https://${slug}.example.com/`;
  return { _id: stableId(`link:${slug}:${platform}`), platform, url };
}

/** The seed of a board; the other fields are derived. */
export interface BoardSeed {
  slug: string;
  name: string;
  types: string[];
  description: string;
  /** The questions after the fixed first one. */
  questions: string[];
  /** The creator's slug; `members` has slugs too. */
  creator: string;
  /** Slugs of the members without the creator. */
  members: string[];
  shortLink: string;
  madeDaysAgo: number;
}

export const boardId = (slug: string): string => stableId(`board:${slug}`);

const questionsOf = ({ questions }: BoardSeed) => [REQUEST_NOTE_QUESTION, ...questions];

export function toBoard(board: BoardSeed, now: Date): DemoBoard {
  return {
    _id: boardId(board.slug),
    name: board.name,
    boardType: board.types,
    description: board.description,
    questions: questionsOf(board),
    creator: personId(board.creator),
    members: [board.creator, ...board.members].map(personId),
    shortLink: board.shortLink,
    createdAt: daysBefore(now, board.madeDaysAgo, board.slug),
  };
}

/** The seed of an application; the other fields are derived. */
export interface RequestSeed {
  board: string;
  user: string;
  sentDaysAgo: number;
  /** Omitted while pending, as are the two fields below. */
  status?: DemoRequestStatus;
  decidedDaysAgo?: number;
  note?: string;
  /** One per question of the board, including the fixed one. */
  answers: string[];
}

export function toRequest(seed: RequestSeed, boards: readonly BoardSeed[], now: Date): DemoJoinRequest {
  const { status = 'pending', note = '', decidedDaysAgo } = seed;
  const key = `request:${seed.board}:${seed.user}:${seed.sentDaysAgo}`;
  const board = boards.find(({ slug }) => slug === seed.board);
  if (board === undefined) throw new Error(`A seeded application names an unknown board: ${seed.board}`);
  return {
    _id: stableId(key),
    user: personId(seed.user),
    board: boardId(board.slug),
    status,
    answers: questionsOf(board).map((question, index) => `${question},${seed.answers[index] ?? ''}`),
    acceptanceNote: status === 'accepted' ? note : '',
    rejectionNote: status === 'rejected' ? note : '',
    createdAt: daysBefore(now, seed.sentDaysAgo, key),
    decidedAt: decidedDaysAgo === undefined ? null : daysBefore(now, decidedDaysAgo, `decided:${key}`),
  };
}
