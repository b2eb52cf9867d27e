import type { ReactNode } from 'react';
import { useLatest } from '@/lib/use-latest';
import { Button } from '@/ui/button';
import { WindowList } from '@/ui/window-list';
import { DeskRow, ROW_HEIGHT_PX } from './desk-row';
import type { Desk } from './use-desk';
import type { DeskView } from './use-desk-view';

interface DeskListProps {
  desk: Desk;
  view: DeskView;
  onOpen: (id: string) => void;
}

const idOf = (id: string) => id;

/** The applications in their frozen order. */
export function DeskList({ desk, view, onOpen }: DeskListProps) {
  const { applications, current, queue } = desk;
  const { visible, ticks } = view;
  const openRow = useLatest(onOpen);
  const tickRow = useLatest(ticks.tick);
  if (visible.length === 0) {
    return (
      <p className="p-6 text-center text-text-muted">
        No applications found. Try adjusting your search or the filters.
      </p>
    );
  }
  return (
    <WindowList
      label="Applications"
      items={visible}
      keyOf={idOf}
      rowHeightPx={ROW_HEIGHT_PX}
      shownIndex={current === null ? -1 : visible.indexOf(current.id)}
      // The bar with what waits covers the list's foot.
      className={queue.entries.length > 0 ? 'pb-40' : ''}
      renderItem={(id): ReactNode => {
        const application = applications.get(id);
        if (application === undefined) return <GoneRow />;
        return (
          <DeskRow
            application={application}
            status={desk.statusOf(id)}
            mark={view.markOf(application)}
            isCurrent={id === current?.id}
            isTicked={ticks.isTicked(id)}
            alias={view.aliasOf(application)}
            term={view.term}
            onOpen={openRow}
            onTick={tickRow}
          />
        );
      }}
    />
  );
}

/** New arrivals wait here until they are asked for. */
export function Arrivals({ desk }: { desk: Desk }) {
  const { newIds } = desk;
  const count = newIds.length.toLocaleString();
  return (
    <>
      <p role="status" className="sr-only">
        {newIds.length > 0 ? `${count} new ${newIds.length === 1 ? 'application' : 'applications'}` : ''}
      </p>
      {newIds.length > 0 && (
        <div className="flex items-center justify-between gap-2 border-b border-border bg-accent-soft py-1 pr-1 pl-4">
          <span className="tabular">{count} new</span>
          <Button
            variant="ghost"
            size="small"
            onClick={() => desk.changeOrder({ type: 'arrivalsShown', ids: newIds })}
          >
            Show
          </Button>
        </div>
      )}
    </>
  );
}

/** The server no longer has it; its place stays, so that nothing jumps. */
function GoneRow() {
  return (
    <p className="flex h-full items-center border-b border-border px-4 text-text-muted">
      This application is not there any more.
    </p>
  );
}
