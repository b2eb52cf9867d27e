import type { ReactNode } from 'react';
import type { Application } from '@/domain/review/application';
import { canBeDecided } from '@/domain/review/application-status';
import { statusWords } from '@/domain/review/status-words';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/button';
import { ApplicationView, applicationRows } from '../reading/application-view';
import { AssessmentPanel } from '../reading/assessment-panel';
import { useAssessment, useStatus, type DeskParts, type DeskView } from '../reading/use-desk';
import type { Desk } from '../state/desk';
import { UndoButton, VerdictBar } from '../reading/judging-buttons';

interface CompareViewProps extends DeskParts {
  applications: readonly Application[];
  onOpen: (id: string) => void;
  onUndo: () => void;
  onClose: () => void;
}

export function CompareView({ desk, applications, view, onOpen, onUndo, onClose }: CompareViewProps) {
  return (
    <>
      <div className="flex items-center justify-between gap-2 border-b border-border py-1 pr-2 pl-4">
        <h2 className="font-semibold">Comparing {applications.length}</h2>
        <div className="flex items-center gap-2">
          <UndoButton desk={desk} onPress={onUndo} />
          <Button variant="secondary" size="small" onClick={onClose}>
            Back to the list
          </Button>
        </div>
      </div>
      <SideBySide
        label="Compared applications"
        applications={applications}
        view={view}
        className="min-h-0 flex-1 auto-cols-[minmax(18rem,1fr)] grid-flow-col divide-x divide-border overflow-auto"
        head={(application) => (
          <div className="flex flex-col gap-2">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Verdict desk={desk} id={application.id} />
              <Button variant="ghost" size="small" className="-mr-3" onClick={() => onOpen(application.id)}>
                Open
              </Button>
            </div>
            <AssessmentPanel
              desk={desk}
              application={application}
              isBlind={view.isHidden(application.id)}
              hasKeys={false}
            />
          </div>
        )}
      />
    </>
  );
}

function Verdict({ desk, id }: { desk: Desk; id: string }) {
  const status = useStatus(desk, id);
  const { verdict } = useAssessment(desk, id);
  if (!canBeDecided(status)) return <span className="text-sm text-text-muted">{statusWords(status)}</span>;
  return <VerdictBar verdict={verdict} hasKeys={false} onPress={(pressed) => desk.press(id, pressed)} />;
}

interface SideBySideProps {
  label: string;
  applications: readonly Application[];
  view: DeskView;
  head?: (application: Application) => ReactNode;
  className: string;
}

/** Applications as columns, with the same parts level with each other. */
export function SideBySide({ label, applications, view, head, className }: SideBySideProps) {
  // The head, and one row that fills the rest.
  const rows = 1 + Math.max(...applications.map(applicationRows));
  return (
    <ul
      aria-label={label}
      className={cn('grid print:auto-cols-fr', className)}
      style={{ gridTemplateRows: `repeat(${rows}, max-content) 1fr` }}
    >
      {applications.map((application) => (
        <li
          key={application.id}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-3 px-4 pt-2 pb-4"
          style={{ gridRow: `span ${rows + 1}` }}
        >
          {head?.(application)}
          <ApplicationView
            application={view.shownAs(application)}
            changes={view.changesOf(application)}
            term={view.term}
            alias={view.aliasOf(application)}
            isInGrid
          />
        </li>
      ))}
    </ul>
  );
}
