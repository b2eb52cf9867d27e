import { ChevronDown, Download, Ellipsis, Eye, EyeOff, FileText, History, Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DecisionIcon } from '@/components/decision-icon';
import { boardTitle } from '@/domain/board';
import { formatNumber, pluralize } from '@/domain/text';
import { REVIEW_KINDS, type ReviewStatus } from '@/domain/review/decision';
import { STATUS_LABELS } from '@/domain/review/status-text';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/addresses/paths';
import { runShortcut, useScreenCommands } from '@/lib/keyboard/commands';
import { useStoreInTransition } from '@/lib/stores/use-store-in-transition';
import { pageHeading } from '@/lib/focus/page-heading';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { lazyDialog } from '@/ui/lazy-component';
import { ActionMenu } from '@/ui/menu';
import { SegmentedControl } from '@/ui/segmented-control';
import { ToggleChip } from '@/ui/toggle-chip';
import { useAddress, useDeskContext } from './desk-context';

const Templates = lazyDialog(async () => (await import('../tools/templates-dialog')).TemplatesDialog);
const SentHistory = lazyDialog(async () => (await import('../tools/history-dialog')).HistoryDialog);
const Export = lazyDialog(async () => (await import('../tools/export-dialog')).ExportDialog);
const TOOLS = [
  { label: 'Templates', Icon: FileText, Dialog: Templates },
  { label: 'History', Icon: History, Dialog: SentHistory },
  { label: 'Export', Icon: Download, Dialog: Export },
];

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'table', label: 'Table' },
] as const;

/** Statuses with a button even if no application has them. */
const ALWAYS: readonly ReviewStatus['kind'][] = ['undecided', 'yes', 'maybe', 'no'];

/** The board, the view switch, the tools, the status filter and the Send button. The command palette has the actions too. */
export function DeskHeader() {
  const { desk, board, view, isEmpty, send } = useDeskContext();
  const [openTool, setOpenTool] = useState<(typeof TOOLS)[number] | null>(null);
  const { yes, no } = useStoreInTransition(desk.subscribe, desk.counts);
  // Hidden in a narrow window while an application is open.
  const isCovered = useAddress(({ request, mode }) => mode === 'list' && request !== null);
  const otherViews = VIEWS.filter(({ value }) => value !== view.mode);
  const tools = [
    ...TOOLS.map((tool) => ({ label: tool.label, Icon: tool.Icon, run: () => setOpenTool(tool) })),
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
    ...(isEmpty ? [] : otherViews.map(({ value, label }) => ({ label, run: () => desk.show(value) }))),
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
        {!isEmpty && <SegmentedControl label="View" options={VIEWS} value={view.mode} onChange={desk.show} />}
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
      {openTool && <openTool.Dialog onClose={() => setOpenTool(null)} />}
    </header>
  );
}

/** A button per status with its count. A press filters by the status, and a second press ends the filter. */
function StatusFilter({ className }: { className: string }) {
  const { desk } = useDeskContext();
  const { address } = desk;
  const counts = useStoreInTransition(desk.subscribe, desk.counts);
  const chosen = useAddress(({ filter }) => filter.status);
  const shown = REVIEW_KINDS.filter((kind) => ALWAYS.includes(kind) || counts[kind] > 0 || chosen === kind);
  return (
    <div
      role="group"
      aria-label="Show only"
      className={cn(
        'flex gap-1 max-lg:order-1 max-lg:w-full max-sm:scroll-row sm:flex-wrap lg:w-[calc(100%-14rem)]',
        className,
      )}
    >
      {shown.map((kind) => (
        <ToggleChip
          key={kind}
          isOn={chosen === kind}
          onPress={() => {
            const { filter } = address.get();
            address.change({ filter: { ...filter, status: filter.status === kind ? null : kind } });
          }}
        >
          <DecisionIcon kind={kind} isPlain={chosen === kind} /> {STATUS_LABELS[kind]}{' '}
          <span className="tabular font-semibold">{formatNumber(counts[kind])}</span>
        </ToggleChip>
      ))}
    </div>
  );
}
