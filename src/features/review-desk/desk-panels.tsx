import { useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { REVIEW_COMPARE_MAX, REVIEW_COMPARE_MIN } from '@/domain/limits';
import type { DecisionRecord } from '@/domain/review/decision-record';
import type { NoteTemplate } from '@/domain/review/note-template';
import { cn } from '@/lib/cn';
import { useLatest } from '@/lib/use-latest';
import { AnswersTable } from './answers-table';
import { CompareView } from './compare-view';
import { CurrentApplication } from './current-application';
import { DESK_COLUMNS, DESK_PANEL } from './desk-frame';
import { Arrivals, DeskList } from './desk-list';
import { DeskToolbar } from './desk-toolbar';
import type { ComposerHandle } from './note-composer';
import { TickBar } from './tick-bar';
import { useAddress } from './address-store';
import type { Desk } from './use-desk';
import type { DeskCommands } from './use-desk-commands';
import type { DeskView } from './use-desk-view';

interface DeskPanelsProps {
  desk: Desk;
  view: DeskView;
  /** All decisions that are known of, for telling who applies again. */
  history: readonly DecisionRecord[];
  templates: readonly NoteTemplate[];
  composer: RefObject<ComposerHandle | null>;
  panel: RefObject<HTMLDivElement | null>;
  commands: DeskCommands;
  onDialog: (dialog: 'templates' | 'accept' | 'reject') => void;
  onBulkNear: () => void;
}

/** List left, application right (one after the other below 1024 px); or the table; or a few side by side. */
export function DeskPanels({
  desk,
  view,
  history,
  templates,
  composer,
  panel,
  commands,
  onDialog,
  onBulkNear,
}: DeskPanelsProps) {
  const { board, mode } = desk;
  const { ticks } = view;
  const compared = useAddress(desk.address, (address) => address.compared)
    .map((id) => desk.applications.get(id))
    .filter((one) => one !== undefined);
  const canCompare = compared.length >= REVIEW_COMPARE_MIN && compared.length <= REVIEW_COMPARE_MAX;
  const tools = (
    <>
      <DeskToolbar desk={desk} view={view} />
      <TickBar
        ticks={ticks}
        isFiltered={view.isFiltered}
        onBulk={onDialog}
        onCompare={() => desk.compare(ticks.ticked)}
        onNear={onBulkNear}
      />
      <Arrivals desk={desk} />
    </>
  );

  if (mode === 'compare' && canCompare) {
    return (
      <section aria-label="Comparison" className={`${DESK_PANEL} flex-1`}>
        <CompareView
          applications={compared}
          view={view}
          onOpen={commands.openInList}
          onClose={() => desk.show('list')}
        />
      </section>
    );
  }
  if (mode === 'table') {
    return (
      <section aria-label="Applications" className={`${DESK_PANEL} max-h-[80dvh] flex-1 lg:max-h-none`}>
        {tools}
        <AnswersTable board={board} desk={desk} view={view} onOpen={commands.openInList} />
      </section>
    );
  }
  return (
    <div className={DESK_COLUMNS}>
      <OneOfTwo desk={desk} label="Applications" isForAsked={false}>
        {tools}
        <DeskList desk={desk} view={view} onOpen={commands.open} />
      </OneOfTwo>
      <OneOfTwo desk={desk} label="Application" isForAsked onShown={commands.focusAsWanted}>
        <CurrentApplication
          panel={panel}
          composer={composer}
          desk={desk}
          view={view}
          history={history}
          templates={templates}
          onDecide={commands.decide}
          onStep={commands.move}
          onManageTemplates={() => onDialog('templates')}
          onLeaveNote={commands.focusApplication}
        />
      </OneOfTwo>
    </div>
  );
}

interface OneOfTwoProps {
  desk: Desk;
  label: string;
  /** Below 1024 px it is shown while the address names an application, or else while it names none. */
  isForAsked: boolean;
  onShown?: () => void;
  children: ReactNode;
}

/** The list or the application; by itself, so that nothing in it is drawn anew for it. */
function OneOfTwo({ desk, label, isForAsked, onShown, children }: OneOfTwoProps) {
  const isShown = useAddress(desk.address, ({ request }) => (request !== null) === isForAsked);
  const tellShown = useLatest(() => onShown?.());
  useLayoutEffect(() => tellShown(), [isShown, tellShown]);
  return (
    <section
      aria-label={label}
      className={cn(DESK_PANEL, !isForAsked && 'max-lg:max-h-[80dvh]', !isShown && 'max-lg:hidden')}
    >
      {children}
    </section>
  );
}
