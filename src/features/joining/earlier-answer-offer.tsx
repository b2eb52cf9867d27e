import { useState } from 'react';
import type { EarlierAnswer } from '@/domain/earlier-answers';
import { longDate, timeAgo } from '@/lib/dates';
import { useIsLocked } from '@/ui/form-lock';
import { SmallButton } from '@/ui/small-button';

interface EarlierAnswerOfferProps {
  question: string;
  earlier: EarlierAnswer;
  /** What is in the field now. */
  value: string;
  onChange: (answer: string) => void;
}

/**
 * The person's earlier answer to the same question, which is filled in only when they ask for it. Until they change
 * it, what was there before can be restored.
 */
export function EarlierAnswerOffer(props: EarlierAnswerOfferProps) {
  const { question, earlier, value, onChange } = props;
  /** What the earlier answer has replaced; null if it was not filled in from here. */
  const [replaced, setReplaced] = useState<string | null>(null);
  const isLocked = useIsLocked();
  const isUsed = value === earlier.answer;
  // It came back with the draft: there is nothing to offer and nothing to restore.
  if (isUsed && replaced === null) return null;

  function press() {
    setReplaced(isUsed ? null : value);
    onChange(isUsed ? (replaced ?? '') : earlier.answer);
  }

  const when = timeAgo(earlier.createdAt);
  return (
    <div className="mt-2 flex flex-col items-start gap-2 border-l-2 border-border-strong pl-3">
      <p role="status" className="text-sm text-text-muted">
        {isUsed ? 'Your earlier answer is filled in.' : <Origin earlier={earlier} />}
        {!isUsed && when !== null && (
          <>
            , <time title={longDate(earlier.createdAt) ?? undefined}>{when}</time>
          </>
        )}
      </p>
      {!isUsed && (
        <p dir="auto" className="line-clamp-3 max-w-full as-written wrap-anywhere">
          {earlier.answer}
        </p>
      )}
      <SmallButton disabled={isLocked} onClick={press}>
        {isUsed ? 'Undo' : 'Use my earlier answer'} <span className="sr-only">to: {question}</span>
      </SmallButton>
    </div>
  );
}

function Origin({ earlier: { isSameBoard, boardName } }: { earlier: EarlierAnswer }) {
  if (isSameBoard) return 'From your earlier application to this board';
  if (boardName === null || boardName === '') return 'From an earlier application';
  return (
    <>
      From your application to <bdi className="wrap-anywhere">{boardName}</bdi>
    </>
  );
}
