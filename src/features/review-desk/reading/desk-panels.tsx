import { useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { REVIEW_COMPARE_MAX, REVIEW_COMPARE_MIN } from '@/domain/review/limits';
import { cn } from '@/lib/cn';
import { useLatest } from '@/lib/hooks/use-latest';
import { CompareView } from '../compare/compare-view';
import { QuestionView } from '../questions/question-view';
import type { Desk } from '../state/desk';
import { AnswersTable } from '../table/answers-table';
import { CurrentApplication } from './current-application';
import { DESK_COLUMNS, DESK_PANEL } from './desk-frame';
import { Arrivals, DeskList } from './desk-list';
import { DeskToolbar } from './desk-toolbar';
import type { NoteHandle } from './note-editor';
import { TickBar } from './tick-bar';
import { useAddress, type DeskParts } from './use-desk';
import type { DeskCommands } from './use-desk-commands';

/** Takes the focus when the view changes (`useFocusInView`). */
const VIEW = { 'data-view': true, tabIndex: -1 };

interface DeskPanelsProps extends DeskParts {
  note: RefObject<NoteHandle | null>;
  panel: RefObject<HTMLDivElement | null>;
  commands: DeskCommands;
  onSend: (ids: readonly string[]) => void;
}

/** List left, application right (one after the other below 1024 px); or the table; or a few side by side. */
export function DeskPanels({ desk, view, note, panel, commands, onSend }: DeskPanelsProps) {
  const { mode, ticks, applications } = view;
  const compared = useAddress(desk, (address) => address.compared).flatMap(
    (id) => applications.get(id) ?? [],
  );
  const canCompare = compared.length >= REVIEW_COMPARE_MIN && compared.length <= REVIEW_COMPARE_MAX;
  const toolbar = (columns?: ReactNode) => (
    <DeskToolbar
      desk={desk}
      view={view}
      columns={columns}
      onUndo={commands.undo}
      onFirst={() => {
        const [first] = desk.visible();
        if (first !== undefined) commands.open(first);
      }}
    />
  );
  const tools = (columns?: ReactNode) => (
    <>
      {toolbar(columns)}
      <TickBar desk={desk} view={view} onSend={() => onSend(ticks.ticked)} />
      <Arrivals desk={desk} onShown={commands.focusApplication} />
    </>
  );

  if (mode === 'compare' && canCompare) {
    return (
      <section aria-label="Comparison" {...VIEW} className={`${DESK_PANEL} flex-1`}>
        <CompareView
          desk={desk}
          applications={compared}
          view={view}
          onOpen={commands.openInList}
          onUndo={commands.undo}
          onClose={() => desk.show('list')}
        />
      </section>
    );
  }
  if (mode === 'question') {
    return (
      <section aria-label="Answers" {...VIEW} className={`${DESK_PANEL} flex-1`}>
        {toolbar()}
        <QuestionView desk={desk} view={view} onOpen={commands.openInList} onStep={commands.move} />
      </section>
    );
  }
  if (mode === 'table') {
    return (
      <section
        aria-label="Applications"
        {...VIEW}
        className={`${DESK_PANEL} max-h-[max(80dvh,36rem)] flex-1 lg:max-h-none`}
      >
        <AnswersTable desk={desk} view={view} onOpen={commands.openInList} tools={tools} />
      </section>
    );
  }
  return (
    <div className={DESK_COLUMNS}>
      <OneOfTwo desk={desk} label="Applications" isForAsked={false}>
        {tools()}
        <DeskList desk={desk} view={view} onOpen={commands.open} />
      </OneOfTwo>
      <OneOfTwo desk={desk} label="Application" isForAsked onShown={commands.focusAsWanted}>
        <CurrentApplication panel={panel} note={note} desk={desk} view={view} commands={commands} />
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

/** The list or the application; a component of its own, so that switching renders nothing inside. */
function OneOfTwo({ desk, label, isForAsked, onShown, children }: OneOfTwoProps) {
  const isShown = useAddress(desk, ({ request }) => (request !== null) === isForAsked);
  const tellShown = useLatest(() => onShown?.());
  useLayoutEffect(() => tellShown(), [isShown, tellShown]);
  return (
    <section
      aria-label={label}
      {...VIEW}
      className={cn(
        DESK_PANEL,
        !isForAsked && 'max-lg:max-h-[max(80dvh,36rem)]',
        // On paper there is room for both, first for what is read.
        !isShown && 'max-lg:not-print:hidden print:order-last',
      )}
    >
      {children}
    </section>
  );
}
