import { foldText } from '@/domain/fold-text';
import type { User } from '@/domain/user';

/** A member with all searchable text, folded, built once per list. */
export interface IndexedMember {
  member: User;
  text: string;
}

/** Name, email and username are separated by a line break, which no typed term contains. */
export function indexMembers(members: readonly User[]): IndexedMember[] {
  return members.map((member) => ({
    member,
    text: foldText([member.name, member.email, member.username].join('\n')),
  }));
}

/** Members whose name, email or username contains the term, ignoring case, accents and outer spaces. */
export function findMembers(index: readonly IndexedMember[], term: string): User[] {
  const wanted = foldText(term.trim());
  return index.filter(({ text }) => text.includes(wanted)).map(({ member }) => member);
}
