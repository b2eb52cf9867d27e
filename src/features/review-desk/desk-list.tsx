import { Button } from '@/ui/button';
import { WindowList } from '@/ui/window-list';
import { DeskRow, ROW_HEIGHT_PX } from './desk-row';
import type { Desk } from './use-desk';

interface DeskListProps {
  desk: Desk;
  /** Ids in order. */
  visible: readonly string[];
  onOpen: () => void;
}

const idOf = (id: string) => id;

/** The applications in their frozen order; new arrivals wait behind a button. */
export function DeskList({ desk, visible, onOpen }: DeskListProps) {
  const { applications, current, newIds } = desk;
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
      <WindowList
        label="Applications"
        items={visible}
        keyOf={idOf}
        rowHeightPx={ROW_HEIGHT_PX}
        shownIndex={current === null ? -1 : visible.indexOf(current.id)}
        renderItem={(id) => {
          const application = applications.get(id);
          if (application === undefined) return <GoneRow />;
          return (
            <DeskRow
              application={application}
              status={desk.statusOf(id)}
              isCurrent={id === current?.id}
              isTicked={false}
              alias={null}
              term=""
              onOpen={(opened) => {
                desk.select(opened);
                onOpen();
              }}
              onTick={() => undefined}
            />
          );
        }}
      />
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
