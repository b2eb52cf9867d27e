import { useState } from 'react';
import { REVIEW_COMMENT_MAX_LENGTH, REVIEW_TAG_MAX_LENGTH } from '@/domain/review/limits';
import type { Application } from '@/domain/review/application';
import { textFinder } from '@/domain/text-finder';
import { withoutInvisible } from '@/domain/without-invisible';
import { TextAreaField } from '@/ui/field';
import { TagInput } from '@/ui/tag-input';
import type { Desk } from '../state/desk';
import { useReviewState } from '../state/review-room';
import { ScoreOf } from './judging-buttons';
import { useAssessment } from './use-desk';
import { useDeskScreen } from './use-desk-commands';

interface PanelState {
  id: string;
  isOpen: boolean;
}

/** Score, tags and comment, visible to the reviewer only; saved with each change. */
export function AssessmentPanel({ application }: { application: Application }) {
  const { desk } = useDeskScreen();
  const { id } = application;
  const { tags, comment } = useAssessment(desk, id);
  const begin: PanelState = { id, isOpen: tags.length > 0 || comment !== '' };
  const [state, setState] = useState(begin);
  const now = state.id === id ? state : begin;
  const { isOpen } = now;
  if (state.id !== id) setState(begin);
  const isKept = useReviewState(({ outbox }) => !(outbox.isMemoryOnly && outbox.isLogFull));
  return (
    <section aria-label="Private assessment" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <span aria-hidden className="text-sm text-text-muted">
          Score
        </span>
        <ScoreOf id={id} look="large" hasKeys />
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setState({ ...now, isOpen: !isOpen })}
          className="min-h-8 px-1 text-sm text-text-muted underline underline-offset-4 hover:text-text"
        >
          Tags and comment
        </button>
        {!isKept && <span className="text-sm text-text-muted">Only until this page is closed.</span>}
      </div>
      {isOpen && (
        <div className="grid gap-2 sm:grid-cols-2">
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
          {isKept && (
            <p className="text-sm text-text-muted sm:col-span-2">
              Verdict, score, tags and comment stay on this device.
            </p>
          )}
        </div>
      )}
    </section>
  );
}

/** Words of the reviewer's choice; the tags of the board's other applications are offered. */
function PrivateTags({ id }: { id: string }) {
  const { desk } = useDeskScreen();
  const { tags } = useAssessment(desk, id);
  const [find, setFind] = useState(() => textFinder<string>([]));
  return (
    <div onFocus={() => setFind(() => textFinder(tagsInUse(desk)))}>
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

const tagsInUse = ({ applications, assessmentOf }: Desk): string[] =>
  [...applications().keys()].flatMap((id) => assessmentOf(id).tags);
