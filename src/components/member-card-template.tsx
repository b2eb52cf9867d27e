import { MemoryRouter } from 'react-router-dom';
import { MEMBER_CARD_TECH_MAX } from '@/domain/limits';
import { LOOKING, OTHER } from '@/domain/profile-options';
import type { User } from '@/domain/user';
import { MemberCard } from './member-card';

/** Has every part that a card can have; `fillMemberCard` removes what a person lacks. */
const SAMPLE = {
  id: 'x',
  name: 'x',
  username: 'x',
  location: 'x',
  profilePicture: 'https://example.org/',
  profileQuestions: {
    role: OTHER,
    customRole: 'x',
    yearsOfExperience: 1,
    techStack: Array.from({ length: MEMBER_CARD_TECH_MAX + 1 }, () => 'x'),
    lookingForOpportunities: LOOKING,
  },
} as unknown as User;

/**
 * The markup of a member's card, to be cloned and filled by `fillMemberCard`; never shown itself. Of the creator's
 * button on it only the place is there. Rendered by the build, not by the app.
 */
export function MemberCardTemplate() {
  return (
    <template data-early="member">
      <MemoryRouter>
        <MemberCard member={SAMPLE} action={<span className="block size-8" />} />
      </MemoryRouter>
    </template>
  );
}
