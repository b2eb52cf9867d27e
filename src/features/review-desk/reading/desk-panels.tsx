import { useLayoutEffect, type ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { useLatest } from '@/lib/hooks/use-latest';
import { CompareView } from '../compare/compare-view';
import { QuestionView } from '../questions/question-view';
import { AnswersTable } from '../table/answers-table';
import { CurrentApplication } from './current-application';
import { DESK_COLUMNS, DESK_PANEL } from './desk-frame';
import { Arrivals, DeskList } from './desk-list';
import { DeskToolbar, DeskTools } from './desk-toolbar';
import { useAddress } from './use-desk';
import { useDeskScreen } from './use-desk-commands';

/** List left, application right (one after the other below 1024 px); or the table; or a few side by side. */
export function DeskPanels() {
  const { desk, view } = useDeskScreen();
  const { mode, applications } = view;
  const compared = useAddress(desk, (address) => address.compared).flatMap(
    (id) => applications.get(id) ?? [],
  );

  if (mode === 'compare')
    return (
      <Panel label="Comparison" className="flex-1">
        <CompareView applications={compared} />
      </Panel>
    );
  if (mode === 'question')
    return (
      <Panel label="Answers" className="flex-1">
        <DeskToolbar />
        <QuestionView />
      </Panel>
    );
  if (mode === 'table')
    return (
      <Panel label="Applications" className="max-h-[max(80dvh,36rem)] flex-1 lg:max-h-none">
        <AnswersTable />
      </Panel>
    );
  return (
    <div className={DESK_COLUMNS}>
      <OneOfTwo label="Applications" isForAsked={false}>
        <DeskTools />
        <DeskList />
        <Arrivals />
      </OneOfTwo>
      <OneOfTwo label="Application" isForAsked>
        <CurrentApplication />
      </OneOfTwo>
    </div>
  );
}

interface OneOfTwoProps {
  label: string;
  /** Below 1024 px it is shown while the address names an application, or else while it names none. */
  isForAsked: boolean;
  children: ReactNode;
}

/** The list or the application; a component of its own, so that switching renders nothing inside. */
function OneOfTwo({ label, isForAsked, children }: OneOfTwoProps) {
  const { desk, focusAsWanted } = useDeskScreen();
  const isShown = useAddress(desk, ({ request }) => (request !== null) === isForAsked);
  const giveFocus = useLatest(focusAsWanted);
  useLayoutEffect(() => {
    if (isForAsked) giveFocus();
  }, [isShown, isForAsked, giveFocus]);
  return (
    <Panel
      label={label}
      className={cn(
        !isForAsked && 'max-lg:max-h-[max(80dvh,36rem)]',
        // On paper there is room for both, first for what is read.
        !isShown && 'max-lg:not-print:hidden print:order-last',
      )}
    >
      {children}
    </Panel>
  );
}

interface PanelProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** Takes the focus when the view changes (`useFocusInView`). */
function Panel({ label, className, children }: PanelProps) {
  return (
    <section aria-label={label} data-view tabIndex={-1} className={`${DESK_PANEL} ${className}`}>
      {children}
    </section>
  );
}
