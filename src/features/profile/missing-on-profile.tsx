import { Plus } from 'lucide-react';
import { profileGaps } from '@/domain/profile-gaps';
import type { User } from '@/domain/user';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { Button } from '@/ui/button';
import { opens } from '@/ui/lazy-dialog';
import { EditProfileDialog } from './edit-profile-button';
import { MissingNote } from './missing-note';

interface MissingOnProfileProps {
  user: User;
  /** @param field the label of the field in which the edit form begins */
  onAdd: (field: string) => void;
}

/** What the owner has not filled in, each with a link to its field. */
export function MissingOnProfile({ user, onAdd }: MissingOnProfileProps) {
  // The button that opened the form disappears once its field is filled in.
  useFocusAfterRemoval(profileGaps(user).length, () => document.querySelector<HTMLElement>('main h1'));
  return (
    <MissingNote
      user={user}
      renderGap={(text, gap) => (
        <Button
          variant="ghost"
          size="tight"
          {...opens(EditProfileDialog)}
          // The form has a field for each, but several for the links.
          onClick={() => onAdd(gap === 'links' ? 'GitHub' : text)}
        >
          <Plus aria-hidden className="size-4" />
          <span>
            <span className="sr-only">Add</span> {text}
          </span>
        </Button>
      )}
    />
  );
}
