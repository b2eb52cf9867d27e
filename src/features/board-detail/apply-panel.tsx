import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { joiningText } from '@/domain/board';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';

interface PanelProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** All panels have the same height, to avoid a layout shift when one replaces another. */
export function Panel({ title, text, children }: PanelProps) {
  return (
    <section
      aria-label="Joining"
      className="mt-6 flex flex-col justify-between gap-3 rounded-card border border-border bg-surface-raised px-5 py-4 sm:flex-row sm:items-center"
    >
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-text-muted">{text}</p>
      </div>
      {children}
    </section>
  );
}

interface ApplyPanelProps {
  boardId: string;
  /** `null` until the board's questions have loaded. */
  questionCount: number | null;
  wasRejected: boolean;
  /** The viewer has an unsent application to the board. */
  hasDraft?: boolean;
}

/** A link to the application form, for viewers who are neither on the board nor waiting for a decision. */
export function ApplyPanel({ boardId, questionCount, wasRejected, hasDraft = false }: ApplyPanelProps) {
  const label = wasRejected ? 'Apply again' : 'Apply to join';
  return (
    <Panel
      title={wasRejected ? 'Your last application wasn’t accepted' : 'Join this board'}
      // Invisible while it is unknown, to avoid a layout shift.
      text={
        <span className={questionCount === null ? 'invisible' : undefined}>
          {joiningText(questionCount ?? 0)}
        </span>
      }
    >
      <Link to={hasDraft ? paths.apply(boardId) : paths.joinBoard(boardId)} className={buttonStyle('join')}>
        {hasDraft ? 'Continue application' : label}
      </Link>
    </Panel>
  );
}

/** A placeholder for all panels, whose texts have about the same length. */
export function JoinPanelSkeleton() {
  return (
    <div aria-hidden className="invisible">
      <Panel title="Joining" text={joiningText(0)}>
        <span className={buttonStyle('join')}>Apply</span>
      </Panel>
    </div>
  );
}
