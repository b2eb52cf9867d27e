import type { Board } from '@/domain/board';
import type { JoinRequest } from '@/domain/join-request';
import type { ProfileQuestions, SocialLink, User } from '@/domain/user';
import type { TokenIdentity } from './demo-token';

/** Increase it when stored data of older builds is incompatible; such data is deleted and seeded again. */
export const DB_VERSION = 2;

export interface DemoSocialLink extends SocialLink {
  _id: string;
}

/** A user as the backend stores them. */
export interface DemoUser extends Omit<User, 'id'> {
  _id: string;
  firebaseUid: string;
  createdAt: string;
  socialMedia: DemoSocialLink[];
}

export interface DemoBoard extends Omit<Board, 'id' | 'creator' | 'members'> {
  _id: string;
  creator: string;
  /** The members' _ids in the order of joining, including the creator. */
  members: string[];
  /** The short id only, as in /b/{shortId}. */
  shortLink: string;
  createdAt: string;
}

export type DemoRequestStatus = 'pending' | 'accepted' | 'rejected';

export interface DemoJoinRequest extends Omit<JoinRequest, 'id' | 'user' | 'boardId' | 'boardName'> {
  _id: string;
  user: string;
  board: string;
  status: DemoRequestStatus;
  createdAt: string;
  /** ISO 8601; null while pending. */
  decidedAt: string | null;
}

export interface DemoDb {
  version: number;
  users: DemoUser[];
  boards: DemoBoard[];
  joinRequests: DemoJoinRequest[];
}

export interface DemoStore {
  /** Returns the current data. Change it only through `update`. */
  read(): Promise<DemoDb>;

  /**
   * Changes the data. Updates run sequentially. If `change` throws, nothing is stored and the error is rethrown.
   * @param change modifies the given data in place; it must be synchronous
   */
  update<T>(change: (db: DemoDb) => T): Promise<T>;

  reset(): Promise<void>;
}

/** @throws HttpError 404 */
export const findUser = (db: DemoDb, id: string): DemoUser => findOrThrow(db.users, id, 'User');

/** @throws HttpError 404 */
export const findBoard = (db: DemoDb, id: string): DemoBoard => findOrThrow(db.boards, id, 'Board');

/** @throws HttpError 404 */
export const findJoinRequest = (db: DemoDb, id: string): DemoJoinRequest =>
  findOrThrow(db.joinRequests, id, 'Join request');

/** The user with this uid of the identity service; undefined if their account doesn't exist in the backend yet. */
export function userByUid(db: DemoDb, uid: string): DemoUser | undefined {
  return db.users.find((user) => user.firebaseUid === uid);
}

export function usersById(db: DemoDb): Map<string, DemoUser> {
  return new Map(db.users.map((user) => [user._id, user]));
}

export function byNewest(a: { createdAt: string }, b: { createdAt: string }): number {
  return b.createdAt.localeCompare(a.createdAt);
}

export function emptyProfileQuestions(): ProfileQuestions {
  return {
    role: '',
    customRole: '',
    developerType: [],
    customDeveloperType: [],
    workPreference: '',
    yearsOfExperience: null,
    salaryExpectations: { salary: null, hidden: false },
    techStack: [],
    lookingForOpportunities: '',
  };
}

/** A user at the start of onboarding, as after the first sign-in. */
export function createUser(person: TokenIdentity & { profilePicture: string | null }, now: Date): DemoUser {
  return {
    _id: newId(),
    firebaseUid: person.uid,
    name: person.name,
    username: '',
    email: person.email,
    bio: '',
    location: '',
    walletAddress: '',
    profilePicture: person.profilePicture,
    verified: false,
    createdAt: now.toISOString(),
    isProfileComplete: false,
    profileCompletionPercentage: 0,
    onboardingStep: 'profile',
    onboardingCompleted: false,
    socialMedia: [],
    profileQuestions: emptyProfileQuestions(),
  };
}

function findOrThrow<T extends { _id: string }>(list: readonly T[], id: string, label: string): T {
  const item = list.find(({ _id }) => _id === id);
  ensure(item !== undefined, 404, `${label} not found`);
  return item;
}

/** Rejects the request unless the condition holds. @throws HttpError */
export function ensure(condition: boolean, status: number, message: string): asserts condition {
  if (!condition) throw new HttpError(status, message);
}

/** An error response of the demo backend: the status, and the message that is sent as `{message}`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A stable 24-digit hex id for a seed key such as 'board:design-circle'. A key has the same id in every build. */
export function stableId(key: string): string {
  return [0x811c9dc5, 0x01000193, 0x9e3779b9].map((offset) => hash(key, offset)).join('');
}

/** A random 24-digit hex id for a new record. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 24);

/** FNV-1a with a final mix, as 8 hex digits. Different offsets make the three parts of an id independent. */
function hash(text: string, offset: number): string {
  let value = offset;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return ((value ^ (value >>> 13)) >>> 0).toString(16).padStart(8, '0');
}
