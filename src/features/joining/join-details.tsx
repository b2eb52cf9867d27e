import { useState } from 'react';
import { SentApplication } from '@/components/sent-application';
import { boardTitle, type Board } from '@/domain/board';
import { formatNumber } from '@/domain/format-number';
import type { WaitingApplication } from '@/domain/waiting-application';
import { useIsPrinting } from '@/lib/hooks/use-is-printing';
import { SmallButton } from '@/ui/small-button';

interface JoinDetailsProps {
  board: Board;
  /** What the viewer has sent and waits for; null for nothing. */
  application: WaitingApplication | null;
  canApply: boolean;
}

/** The end of an invitation: what will be asked, or what was answered. */
export function JoinDetails({ board, application, canApply }: JoinDetailsProps) {
  const { questions } = board;
  if (application !== null) {
    return (
      <section aria-labelledby="sent-heading">
        <h2 id="sent-heading" className="mb-3 text-lg font-semibold">
          What you sent
        </h2>
        <SentApplication request={application} boardName={boardTitle(board)} questions={questions} />
      </section>
    );
  }
  if (!canApply || questions.length === 0) return null;
  return <Questions questions={questions} />;
}

/** Folded on the screen, and whole on paper. */
function Questions({ questions }: { questions: readonly string[] }) {
  const isPrinting = useIsPrinting();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      open={isOpen || isPrinting}
      onToggle={({ currentTarget }) => isPrinting || setIsOpen(currentTarget.open)}
    >
      <summary className="min-h-6 w-fit cursor-pointer rounded-control text-text-muted hover:text-text">
        What you will be asked ({formatNumber(questions.length)})
      </summary>
      <ol className="mt-3 flex max-w-prose list-decimal flex-col gap-2 pl-6">
        {questions.map((question, index) => (
          <li key={index} dir="auto" className="wrap-anywhere">
            {question}
          </li>
        ))}
      </ol>
      <SmallButton className="mt-4" onClick={() => window.print()}>
        Print
      </SmallButton>
    </details>
  );
}
