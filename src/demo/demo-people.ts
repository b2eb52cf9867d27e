import { pluralize } from '@/domain/text';
import { hasCompleteProfile } from '@/domain/user';
import type { Identity } from '@/identity/identity-provider';
import { createUser, newId, type DemoDb, type DemoUser } from './db';
import { MAIN_PERSON_IDS } from './seed/seed-db';

export interface DemoPerson {
  uid: string;
  name: string;
  email: string;
  /** A description of the person's boards and applications. */
  hint: string;
}

const NEW_UID_PREFIX = 'demo-new-';

export function listDemoPeople(db: DemoDb): DemoPerson[] {
  const main = MAIN_PERSON_IDS.flatMap((id) => db.users.find((user) => user._id === id) ?? []);
  return [...main, ...newPeople(db)].map((user) => ({
    uid: user.firebaseUid,
    name: user.name,
    email: user.email,
    hint: hintFor(db, user),
  }));
}

/**
 * Adds a person at the start of onboarding. The record is created before the first request, so any screen can show it.
 */
export function addNewPerson(db: DemoDb, now: Date): DemoUser {
  const number = newPeople(db).length + 1;
  const user = createUser(
    {
      // Never reused, not even after a reset, because drafts and settings are stored by uid.
      uid: NEW_UID_PREFIX + newId(),
      name: `New person ${number}`,
      email: `new.person.${number}@example.com`,
      profilePicture: null,
    },
    now,
  );
  db.users.push(user);
  return user;
}

/** The identity of a user, as the identity service reports it. */
export function identityOf(user: DemoUser): Identity {
  return { uid: user.firebaseUid, email: user.email, displayName: user.name, photoURL: user.profilePicture };
}

function newPeople(db: DemoDb): DemoUser[] {
  return db.users.filter((user) => user.firebaseUid.startsWith(NEW_UID_PREFIX));
}

function hintFor(db: DemoDb, user: DemoUser): string {
  if (!hasCompleteProfile(user)) return 'Unfinished profile';
  const created = db.boards.filter((board) => board.creator === user._id);
  const joined = db.boards.filter((board) => board.creator !== user._id && board.members.includes(user._id));
  const pendingOnCreated = db.joinRequests.filter(
    ({ board, status }) => status === 'pending' && created.some(({ _id }) => _id === board),
  );
  const applications = db.joinRequests.filter((request) => request.user === user._id);
  const facts = [
    created.length > 0 && `runs ${pluralize(created.length, 'board')}`,
    pendingOnCreated.length > 0 && pluralize(pendingOnCreated.length, 'pending request'),
    joined.length > 0 && `member of ${pluralize(joined.length, 'board')}`,
    applications.length > 0 && `${pluralize(applications.length, 'application')} sent`,
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return 'Complete profile, no boards yet';
  const sentence = facts.join(', ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
