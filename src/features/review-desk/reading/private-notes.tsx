import { useState } from 'react';
import { REVIEW_COMMENT_MAX_LENGTH, REVIEW_TAG_MAX_LENGTH } from '@/domain/review/limits';
import { createSearch, withoutInvisible } from '@/domain/text';
import { TextAreaField } from '@/ui/field';
import { TagInput } from '@/ui/tag-input';
import { useMark } from './use-desk';
import { useDeskScreen } from './use-desk-commands';

/** Tags and comment. The applicant never sees them. */
export function PrivateNotes({ id }: { id: string }) {
  const { desk } = useDeskScreen();
  const { tags, comment } = useMark(desk, id);
  const initial = { id, isOpen: tags.length > 0 || comment !== '' };
  const [state, setState] = useState(initial);
  // Resets its state without a `key`, because keeping the elements makes a step faster.
  const { isOpen } = state.id === id ? state : initial;
  if (state.id !== id) setState(initial);
  return (
    <section aria-label="Private notes" className="mt-4 border-t border-border pt-2">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setState({ id, isOpen: !isOpen })}
        className="min-h-8 text-sm text-text-muted underline underline-offset-4 hover:text-text"
      >
        Tags and comment
      </button>
      {isOpen && (
        <div className="grid gap-2 pt-1 sm:grid-cols-2">
          <PrivateTags key={id} id={id} />
          <TextAreaField
            label="Private comment"
            placeholder="The applicant never sees it"
            rows={1}
            dir="auto"
            maxLength={REVIEW_COMMENT_MAX_LENGTH}
            value={comment}
            onChange={(event) => desk.change(id, { comment: event.target.value })}
          />
        </div>
      )}
    </section>
  );
}

function PrivateTags({ id }: { id: string }) {
  const { desk } = useDeskScreen();
  const { tags } = useMark(desk, id);
  const [find, setFind] = useState(() => createSearch<string>([]));
  const tagsInUse = () => [...desk.applications().keys()].flatMap((id) => desk.markOf(id).tags);
  return (
    <div onFocus={() => setFind(() => createSearch(tagsInUse()))}>
      <TagInput
        label="Private tags"
        tags={tags}
        normalise={withoutInvisible}
        maxLength={REVIEW_TAG_MAX_LENGTH}
        canBackspace
        find={find}
        onChange={(next) => desk.change(id, { tags: next })}
      />
    </div>
  );
}
