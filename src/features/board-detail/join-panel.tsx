import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { joiningText } from '@/domain/board-top';
import { cn } from '@/lib/cn';
import { useScreenCommands } from '@/lib/commands';
import { paths } from '@/lib/paths';
import { press } from '@/lib/press';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';

interface PanelProps {
  title: string;
  text: ReactNode;
  /** The text's place is kept empty while it is not known. */
  isTextKnown?: boolean;
  children: ReactNode;
}

/** All panels are equally tall, so that nothing below moves when one replaces another. */
function Panel({ title, text, isTextKnown = true, children }: PanelProps) {
  return (
    <section
      aria-label="Joining"
      className="mt-6 flex flex-col justify-between gap-3 rounded-card border border-border bg-surface-raised px-5 py-4 sm:flex-row sm:items-center"
    >
      <div>
        <p className="font-semibold">{title}</p>
        <p className={cn('text-text-muted', !isTextKnown && 'invisible')}>{text}</p>
      </div>
      {children}
    </section>
  );
}

interface JoinPanelProps {
  boardId: string;
  /** Null while the board's questions are not known. */
  questionCount: number | null;
  /** The viewer's last application was rejected. */
  wasRejected: boolean;
}

/**
 * The way to apply, for everybody who is neither on the board nor waiting for an answer. A visitor's is also filled in
 * without React (`fillBoardTop`).
 */
export function JoinPanel({ boardId, questionCount, wasRejected }: JoinPanelProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useScreenCommands([
    { label: 'Apply to join', keywords: ['request', 'application'], run: () => press(link.current) },
  ]);
  return (
    <Panel
      title={wasRejected ? 'Your last application was rejected' : 'Join this board'}
      text={joiningText(questionCount ?? 0)}
      isTextKnown={questionCount !== null}
    >
      <Link ref={link} to={paths.joinBoard(boardId)} className={buttonStyle('join')}>
        {wasRejected ? 'Apply again' : 'Apply to join'}
      </Link>
    </Panel>
  );
}

/** For somebody whose application is pending. */
export function AppliedPanel() {
  return (
    <Panel
      title="You have applied"
      text={
        <>
          The creator decides.{' '}
          <Link to={`${paths.boards()}?tab=applications`} className="text-text underline underline-offset-4">
            My Applications
          </Link>
        </>
      }
    >
      <Button variant="locked">Requested</Button>
    </Panel>
  );
}

/** Holds the place while it is not known which panel it will be: their texts are about equally long. */
export function JoinPanelSkeleton() {
  return (
    <div aria-hidden className="invisible">
      <Panel title="Joining" text={joiningText(0)}>
        <span className={buttonStyle('join')}>Apply</span>
      </Panel>
    </div>
  );
}
