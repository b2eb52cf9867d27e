import { Keyboard } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Board } from '@/domain/board';
import type { JoinRequest } from '@/domain/join-request';
import type { Outcome } from '@/domain/review/decision-queue';
import { cn } from '@/lib/cn';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { CurrentApplication } from './current-application';
import { DESK, DESK_COLUMNS, DESK_PANEL } from './desk-frame';
import { DeskList } from './desk-list';
import type { ComposerHandle } from './note-composer';
import { useDesk } from './use-desk';
import { useDeskKeys } from './use-desk-keys';
import { useTemplates } from './use-templates';

const KeysDialog = lazyPart<{ onClose: () => void }>(async () => (await import('./keys-dialog')).KeysDialog);
const TemplatesDialog = lazyPart<{ boardName: string; onClose: () => void }>(
  async () => (await import('./templates-dialog')).TemplatesDialog,
);

interface DeskScreenProps {
  board: Board;
  requests: readonly JoinRequest[];
}

/** List left, the whole application right; one after the other below 1024 px. Mounted once the requests are there. */
export function DeskScreen({ board, requests }: DeskScreenProps) {
  const desk = useDesk(board, requests);
  const { order: visible, current, queue } = desk;
  const templates = useTemplates();
  const composer = useRef<ComposerHandle>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<'keys' | 'templates' | null>(null);

  const wantsFocus = useRef(false);
  const currentId = current?.id;
  useEffect(() => {
    if (panel.current === null) return;
    panel.current.scrollTop = 0;
    if (wantsFocus.current) panel.current.focus({ preventScroll: true });
    wantsFocus.current = false;
  }, [currentId]);

  function focusApplication() {
    panel.current?.focus({ preventScroll: true });
    // Where the list gives way to the application, it can take the focus only once it is drawn.
    wantsFocus.current = true;
  }
  function move(step: -1 | 1) {
    if (desk.step(visible, step)) focusApplication();
    else
      desk.say(
        step === 1 ? 'No undecided application after this one.' : 'No undecided application before this one.',
      );
  }
  function decide(outcome: Outcome, note: string) {
    if (current === null) return;
    desk.decide(visible, current, outcome, note);
    focusApplication();
  }
  function undoLatest() {
    const latest = queue.entries.findLast(({ stage, batch }) => stage === 'waiting' && batch === null);
    if (latest === undefined) return desk.say('Nothing to undo.');
    desk.room.runner.undo([latest.requestId]);
    desk.select(latest.requestId);
    desk.say(`Taken back: ${latest.personName}`);
  }

  useDeskKeys({
    j: () => move(1),
    ArrowDown: () => move(1),
    k: () => move(-1),
    ArrowUp: () => move(-1),
    a: () => composer.current?.open('accept'),
    r: () => composer.current?.open('reject'),
    u: undoLatest,
    '?': () => setDialog('keys'),
    ...Object.fromEntries(
      templates
        .slice(0, 9)
        .map((template, index) => [String(index + 1), () => composer.current?.insert(template)]),
    ),
  });

  return (
    <div className={DESK}>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 pb-4">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-xl font-semibold">
            Review desk
          </h1>
          <p className="truncate text-text-muted">
            <Link to={`${paths.board(board.id)}?tab=requests`} className="underline underline-offset-4">
              <bdi>{board.name}</bdi>
            </Link>
            <span className="tabular">{` · ${desk.undecidedCount.toLocaleString()} to decide`}</span>
          </p>
        </div>
        <Button
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          onPointerEnter={KeysDialog.preload}
          onFocus={KeysDialog.preload}
          onClick={() => setDialog('keys')}
          className="max-lg:hidden"
        >
          <Keyboard aria-hidden className="size-4" />
          Keys
        </Button>
      </header>
      <p role="status" className="sr-only">
        {desk.said}
      </p>
      {desk.order.length === 0 && desk.newIds.length === 0 ? (
        <EmptyState title="No pending requests" text="There are no pending join requests at the moment." />
      ) : (
        <div className={DESK_COLUMNS}>
          <section aria-label="Applications" className={cn(DESK_PANEL, desk.isAsked && 'max-lg:hidden')}>
            <DeskList desk={desk} visible={visible} onOpen={focusApplication} />
          </section>
          <section aria-label="Application" className={cn(DESK_PANEL, !desk.isAsked && 'max-lg:hidden')}>
            <CurrentApplication
              ref={panel}
              composer={composer}
              desk={desk}
              visible={visible}
              templates={templates}
              onDecide={decide}
              onStep={move}
              onManageTemplates={() => setDialog('templates')}
              onLeaveNote={focusApplication}
            />
          </section>
        </div>
      )}
      <Suspense fallback={null}>
        {dialog === 'keys' && <KeysDialog onClose={() => setDialog(null)} />}
        {dialog === 'templates' && <TemplatesDialog boardName={board.name} onClose={() => setDialog(null)} />}
      </Suspense>
    </div>
  );
}
