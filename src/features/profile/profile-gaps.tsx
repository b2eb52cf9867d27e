import { Plus } from 'lucide-react';
import { ONBOARDING_SOCIAL_PROFILES_MIN } from '@/domain/limits';
import { hasCompleteProfile, type User } from '@/domain/user';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { Button } from '@/ui/button';
import { opens } from '@/ui/lazy-component';
import { EditProfileDialog } from './profile-actions';

/** The labels of the empty fields, in the order of the edit form. A salary is optional. */
function emptyFields({ bio, location, socialMedia, profileQuestions: questions }: User): string[] {
  const isEmpty = {
    Location: location.trim() === '',
    Bio: bio.trim() === '',
    'Job search status': questions.lookingForOpportunities === '',
    'Work preference': questions.workPreference === '',
    Role: questions.role === '',
    'Years of experience': questions.yearsOfExperience === null,
    'Tech stack': questions.techStack.length === 0,
    GitHub: socialMedia.length < ONBOARDING_SOCIAL_PROFILES_MIN,
  };
  return Object.entries(isEmpty).flatMap(([field, value]) => (value ? [field] : []));
}

export function ProfileGaps({ user, onAdd }: { user: User; onAdd: (field: string) => void }) {
  const fields = emptyFields(user);
  // The pressed button unmounts once its field is filled in.
  useFocusAfterRemoval(fields.length, () => document.querySelector<HTMLElement>('main h1'));
  // An unfinished onboarding asks for the same fields.
  if (fields.length === 0 || !hasCompleteProfile(user)) return null;
  return (
    <section
      aria-labelledby="profile-gaps"
      className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 print:hidden"
    >
      <h2 id="profile-gaps" className="text-sm text-text-muted">
        Add to your profile
      </h2>
      {fields.map((field) => (
        <Button
          key={field}
          variant="ghost"
          size="tight"
          {...opens(EditProfileDialog)}
          onClick={() => onAdd(field)}
        >
          <Plus aria-hidden className="size-4" />
          {field === 'GitHub' ? 'Links to your work' : field}
        </Button>
      ))}
    </section>
  );
}
