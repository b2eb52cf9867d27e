import type { Application } from '@/domain/review/application';
import { Dialog } from '@/ui/dialog';
import { ApplicationView } from '../reading/application-view';
import { ScoreButtons, VerdictButtons } from '../reading/judging-buttons';
import { useDeskContext } from '../reading/desk-context';

/** Name, buttons, the answers (or that there are none), and the profile. */
const rowsOf = ({ answers }: Application): number => 3 + Math.max(1, answers.length);

/** The selected applications as columns, with their parts aligned. */
export function CompareDialog({ onClose }: { onClose: () => void }) {
  const { applications, selected } = useDeskContext().view;
  const compared = selected.flatMap((id) => applications.get(id) ?? []);
  const rows = Math.max(...compared.map(rowsOf));
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
            className="compared grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-3 px-4 py-4"
            style={{ gridRow: `span ${rows}` }}
          >
            <ApplicationView application={application}>
              <div className="flex flex-wrap items-center gap-2">
                <VerdictButtons id={application.id} />
                <ScoreButtons id={application.id} />
              </div>
            </ApplicationView>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
