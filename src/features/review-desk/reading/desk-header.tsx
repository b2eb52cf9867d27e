import { ChevronDown, Download, Ellipsis, Eye, EyeOff, FileText, History, Keyboard } from 'lucide-react';
import { Link } from 'react-router-dom';
import { boardTitle } from '@/domain/board';
import { formatNumber, pluralize } from '@/domain/text';
import { REVIEW_KINDS, type ReviewStatus } from '@/domain/review/decision';
import { STATUS_WORDS } from '@/domain/review/status-text';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/addresses/paths';
import { runShortcut, useScreenCommands } from '@/lib/keyboard/commands';
import { pageHeading } from '@/lib/focus/page-heading';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { ActionMenu } from '@/ui/menu';
import { SegmentedControl } from '@/ui/segmented-control';
import { useAddress, useOfDeskLater } from './use-desk';
import { useDeskScreen } from './use-desk-commands';

export type HeaderDialog = (typeof TOOLS)[number]['dialog'];

interface DeskHeaderProps {
  isEmpty: boolean;
  onDialog: (dialog: HeaderDialog) => void;
}

const TOOLS = [
  { dialog: 'templates', label: 'Templates', Icon: FileText },
  { dialog: 'history', label: 'History', Icon: History },
  { dialog: 'export', label: 'Export', Icon: Download },
] as const;

type Kind = ReviewStatus['kind'];

/** Statuses that are shown even if no application has them. */
const ALWAYS: readonly Kind[] = ['undecided', 'yes', 'maybe', 'no'];

/** The board, the views, the number of applications by status, and the link to the sending screen. The command palette has them too. */
export function DeskHeader({ isEmpty, onDialog }: DeskHeaderProps) {
  const { desk, view, send } = useDeskScreen();
  const board = desk.board();
  const { yes, no } = useOfDeskLater(desk, desk.counts);
  // Hidden in a narrow window while an application is open.
  const isCovered = useAddress(desk, ({ request, mode }) => mode === 'list' && request !== null);
  const views = [
    { value: 'list', label: 'List', run: () => desk.show('list') },
    { value: 'table', label: 'Table', run: () => desk.show('table') },
  ];
  const tools = [
    ...TOOLS.map(({ dialog, ...tool }) => ({ ...tool, run: () => onDialog(dialog) })),
    {
      label: view.areNamesHidden ? 'Show names' : 'Hide names',
      Icon: view.areNamesHidden ? Eye : EyeOff,
      run: () => desk.hideNames(!view.areNamesHidden),
    },
  ];
  const sending =
    yes + no > 0 ? [{ label: `Send ${pluralize(yes + no, 'decision')}`, run: () => send() }] : [];
  useScreenCommands([
    ...sending,
    ...(isEmpty ? [] : views.filter(({ value }) => value !== view.mode)),
    ...tools,
  ]);
  return (
    // Reserves the space of the Send button, which appears with the first verdict.
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 lg:basis-64">
        <h1 ref={pageHeading} tabIndex={-1} className="text-xl font-semibold">
          Review desk
        </h1>
        <Link
          to={`${paths.board(board.id)}?tab=requests`}
          dir="auto"
          className="block min-h-6 max-w-full truncate text-text-muted underline underline-offset-4"
        >
          {boardTitle(board)}
        </Link>
      </div>
      <div
        className={cn(
          'flex flex-wrap items-center gap-2 max-lg:order-1 max-lg:w-full sm:gap-x-3 print:hidden',
          isCovered && 'max-lg:hidden',
        )}
      >
        {!isEmpty && (
          <SegmentedControl
            label="View"
            options={views}
            value={view.mode}
            onChange={(chosen) => views.find(({ value }) => value === chosen)?.run()}
          />
        )}
        <ActionMenu
          triggerClassName={cn(buttonStyle('secondary', 'small'), 'max-lg:ml-auto max-sm:px-2')}
          actions={[
            ...tools,
            { label: 'Keyboard shortcuts', Icon: Keyboard, keys: '?', run: () => runShortcut('?') },
          ]}
        >
          <span className="max-sm:sr-only">More</span>
          <ChevronDown aria-hidden className="size-4 max-sm:hidden" />
          <Ellipsis aria-hidden className="size-4 sm:hidden" />
        </ActionMenu>
      </div>
      <p role="status" className="w-full text-sm text-text-muted empty:hidden max-lg:order-1">
        {view.areNamesHidden && 'Names are hidden. Answers may still name the person.'}
      </p>
      <StatusFilter className={isCovered ? 'max-lg:hidden' : ''} />
      {sending.map(({ label, run }) => (
        <Button key="send" variant="yellow" size="small" onClick={run} className="lg:ml-auto">
          {label}
        </Button>
      ))}
    </header>
  );
}

/** The number of applications by status. A press filters by it, and a second one ends the filter. */
function StatusFilter({ className }: { className: string }) {
  const { desk } = useDeskScreen();
  const { address } = desk;
  const counts = useOfDeskLater(desk, desk.counts);
  const chosen = useAddress(desk, ({ filter }) => filter.status);
  const shown = REVIEW_KINDS.filter((kind) => ALWAYS.includes(kind) || counts[kind] > 0 || chosen === kind);
  return (
    <div
      role="group"
      aria-label="Show only"
      className={cn('flex flex-wrap gap-1 max-lg:order-1 max-lg:w-full lg:w-[calc(100%-14rem)]', className)}
    >
      {shown.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={chosen === kind}
          onClick={() => {
            const { filter } = address.get();
            address.change({ filter: { ...filter, status: filter.status === kind ? null : kind } });
          }}
          className={cn(
            'inline-flex min-h-8 items-center gap-1 rounded-full border px-2 text-sm sm:gap-1.5 sm:px-3',
            chosen === kind
              ? 'border-text bg-text text-surface'
              : 'border-border hover:border-border-strong hover:bg-surface-sunken',
          )}
        >
          {STATUS_WORDS[kind]} <span className="tabular font-semibold">{formatNumber(counts[kind])}</span>
        </button>
      ))}
    </div>
  );
}
