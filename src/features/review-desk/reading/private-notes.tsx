import { useState } from 'react';
import { REVIEW_COMMENT_MAX_LENGTH, REVIEW_TAG_MAX_LENGTH } from '@/domain/review/limits';
import { createSearch, withoutInvisible } from '@/domain/text';
import { TextAreaField } from '@/ui/field';
import { TagInput } from '@/ui/tag-input';
import { useDeskContext, useMark } from './desk-context';

/** Tags and comment, which the applicant never sees. Open if there is one. */
export function PrivateNotes({ id }: { id: string }) {
  const { desk } = useDeskContext();
  const { tags, comment } = useMark(id);
  const [openId, setOpenId] = useState<string | null>(null);
  const [find, setFind] = useState(() => createSearch<string>([]));
  const isOpen = openId === id || tags.length > 0 || comment !== '';
  function onFocus() {
    // The fields stay open while they are emptied.
    setOpenId(id);
    const tagsInUse = Object.values(desk.marks()).flatMap((mark) => mark.tags);
    setFind(() => createSearch(tagsInUse));
  }
  return (
    <section aria-label="Private notes" className="mt-4 border-t border-border pt-2">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpenId(isOpen ? null : id)}
        className="min-h-8 text-sm text-text-muted underline underline-offset-4 hover:text-text"
      >
        Tags and comment
      </button>
      {isOpen && (
        <div className="grid gap-2 pt-1 sm:grid-cols-2" onFocus={onFocus}>
          <TagInput
            key={id}
            label="Private tags"
            tags={tags}
            normalize={withoutInvisible}
            maxLength={REVIEW_TAG_MAX_LENGTH}
            canBackspace
            find={find}
            onChange={(next) => desk.change(id, { tags: next })}
          />
          <TextAreaField
            label="Private comment"
            placeholder="The applicant never sees this"
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
