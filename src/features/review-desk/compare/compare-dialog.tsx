import { Dialog } from '@/ui/dialog';
import { ApplicationView, applicationRows } from '../reading/application-view';
import { ScoreOf, VerdictOf } from '../reading/judging-buttons';
import { useDeskScreen } from '../reading/use-desk-commands';

/** The selected applications as columns, with their parts aligned. */
export function CompareDialog({ onClose }: { onClose: () => void }) {
  const { applications, selection } = useDeskScreen().view;
  const compared = selection.selected.flatMap((id) => applications.get(id) ?? []);
  const rows = Math.max(...compared.map(applicationRows));
  return (
    <Dialog onClose={onClose} title={`Compare ${compared.length} applications`} width="full">
      <ul
        aria-label="Compared applications"
        className="grid auto-cols-[minmax(16rem,1fr)] grid-flow-col divide-x divide-border overflow-x-auto rounded-control border border-border print:auto-cols-fr"
        style={{ gridTemplateRows: `repeat(${rows - 1}, max-content) 1fr` }}
      >
        {compared.map((application) => (
          <li
            key={application.id}
            className="grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-3 px-4 py-4"
            style={{ gridRow: `span ${rows}` }}
          >
            <ApplicationView application={application} isInGrid>
              <div className="flex flex-wrap items-center gap-2">
                <VerdictOf look="small" id={application.id} />
                <ScoreOf look="small" id={application.id} />
              </div>
            </ApplicationView>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
