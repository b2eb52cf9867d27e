import type { User } from '@/domain/user';

/** A member with all searchable text in lower case, built once per list. */
export interface IndexedMember {
  member: User;
  text: string;
}

/** Name, email and username are separated by a line break, which no typed term contains. */
export function indexMembers(members: readonly User[]): IndexedMember[] {
  return members.map((member) => ({
    member,
    text: [member.name, member.email, member.username].join('\n').toLowerCase(),
  }));
}

/** Members whose name, email or username contains the term, ignoring case and outer spaces. */
export function findMembers(index: readonly IndexedMember[], term: string): User[] {
  const wanted = term.trim().toLowerCase();
  return index.filter(({ text }) => text.includes(wanted)).map(({ member }) => member);
}
