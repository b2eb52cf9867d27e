import { Plus } from 'lucide-react';
import { profileGaps, type ProfileGap } from '@/domain/profile-gaps';
import { hasCompleteProfile, type User } from '@/domain/user';
import { useFocusAfterRemoval } from '@/lib/use-focus-after-removal';
import { Button } from '@/ui/button';
import { opens } from '@/ui/lazy-dialog';
import { EditProfileDialog } from './edit-profile-button';

/** What is missing, and the label of its field in the edit form. */
const GAPS: Record<ProfileGap, [text: string, field: string]> = {
  location: ['Location', 'Location'],
  bio: ['Bio', 'Bio'],
  workStatus: ['Work status', 'Work status'],
  workPreference: ['Work preference', 'Work preference'],
  role: ['Role', 'Role'],
  years: ['Years of experience', 'Years of experience'],
  techStack: ['Tech stack', 'Tech stack'],
  links: ['Links to your work', 'GitHub'],
};

interface MissingOnProfileProps {
  user: User;
  /** @param field the label of the field in which the edit form begins */
  onAdd: (field: string) => void;
}

/**
 * What the owner has not filled in, each with a link to its field. Nothing if the profile is complete or onboarding
 * unfinished.
 */
export function MissingOnProfile({ user, onAdd }: MissingOnProfileProps) {
  const gaps = profileGaps(user);
  // The button that opened the form disappears once its field is filled in.
  useFocusAfterRemoval(gaps.length, () => document.querySelector<HTMLElement>('main h1'));
  // Onboarding asks the same questions.
  if (gaps.length === 0 || !hasCompleteProfile(user)) return null;
  return (
    <section
      aria-labelledby="missing-on-profile"
      className="mt-4 rounded-control border border-border bg-surface-raised px-4 py-3"
    >
      <h2 id="missing-on-profile" className="text-sm text-text-muted">
        Others would also like to know
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {gaps.map((gap) => {
          const [text, field] = GAPS[gap];
          return (
            <li key={gap}>
              <Button
                variant="secondary"
                size="small"
                {...opens(EditProfileDialog)}
                onClick={() => onAdd(field)}
              >
                <Plus aria-hidden className="size-4" />
                <span>
                  <span className="sr-only">Add</span> {text}
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
