import type { Application } from '@/domain/review/application';
import { QuietButton, SmallButton } from '@/ui/small-button';
import { ApplicationView, applicationRows } from '../reading/application-view';
import { AssessmentPanel } from '../reading/assessment-panel';
import { UndoButton, VerdictOf } from '../reading/judging-buttons';
import { useDeskScreen } from '../reading/use-desk-commands';

/** Applications as columns, with the same parts level with each other. */
export function CompareView({ applications }: { applications: readonly Application[] }) {
  const { desk, openInList } = useDeskScreen();
  // The head, and one row that fills the rest.
  const rows = 1 + Math.max(...applications.map(applicationRows));
  return (
    <>
      <div className="flex items-center justify-between gap-2 border-b border-border py-1 pr-2 pl-4">
        <h2 className="font-semibold">Comparing {applications.length}</h2>
        <div className="flex items-center gap-2">
          <UndoButton />
          <SmallButton onClick={() => desk.show('list')}>Back to the list</SmallButton>
        </div>
      </div>
      <ul
        aria-label="Compared applications"
        className="grid min-h-0 flex-1 auto-cols-[minmax(18rem,1fr)] grid-flow-col divide-x divide-border overflow-auto print:auto-cols-fr"
        style={{ gridTemplateRows: `repeat(${rows}, max-content) 1fr` }}
      >
        {applications.map((application) => (
          <li
            key={application.id}
            className="grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-3 px-4 pt-2 pb-4"
            style={{ gridRow: `span ${rows + 1}` }}
          >
            <div className="flex flex-col gap-2">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <VerdictOf look="large" id={application.id} />
                <QuietButton className="-mr-3" onClick={() => openInList(application.id)}>
                  Open
                </QuietButton>
              </div>
              <AssessmentPanel application={application} />
            </div>
            <ApplicationView application={application} isInGrid />
          </li>
        ))}
      </ul>
    </>
  );
}
