import type { ReactNode } from 'react';
import { profileGaps, type ProfileGap } from '@/domain/profile-gaps';
import { hasCompleteProfile, type User } from '@/domain/user';

const TEXTS: Record<ProfileGap, string> = {
  location: 'Location',
  bio: 'Bio',
  workStatus: 'Work status',
  workPreference: 'Work preference',
  role: 'Role',
  years: 'Years of experience',
  techStack: 'Tech stack',
  links: 'Links to your work',
};

interface MissingNoteProps {
  user: User;
  /** @param text what is missing */
  renderGap: (text: string, gap: ProfileGap) => ReactNode;
}

/** What the owner has not filled in. Nothing if the profile is complete or onboarding unfinished. */
export function MissingNote({ user, renderGap }: MissingNoteProps) {
  const gaps = profileGaps(user);
  // Onboarding asks the same questions.
  if (gaps.length === 0 || !hasCompleteProfile(user)) return null;
  return (
    <section
      aria-labelledby="missing-on-profile"
      className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1"
    >
      <h2 id="missing-on-profile" className="text-sm text-text-muted">
        Others would also like to know
      </h2>
      <ul className="flex flex-wrap gap-x-1">
        {gaps.map((gap) => (
          <li key={gap}>{renderGap(TEXTS[gap], gap)}</li>
        ))}
      </ul>
    </section>
  );
}
