import type { RefObject } from 'react';
import { formatNumber } from '@/domain/format-number';
import type { Application } from '@/domain/review/application';
import type { Outcome } from '@/domain/review/outcome';
import { SCORES } from '@/domain/review/mark';
import type { NoteTemplate } from '@/domain/review/note-template';
import { useScreenCommands, type Command } from '@/lib/commands';
import { showNotice } from '@/ui/toasts/notice-store';
import type { ComposerHandle } from './note-composer';
import { TEMPLATE_KEYS_MAX } from './note-composer';
import type { Desk } from './use-desk';
import { useDeskKeys } from './use-desk-keys';
import type { DeskView } from './use-desk-view';

interface CommandParts {
  desk: Desk;
  view: DeskView;
  templates: readonly NoteTemplate[];
  composer: RefObject<ComposerHandle | null>;
  focusApplication: () => void;
  /** Where the application could not take the focus before it was drawn. */
  focusAsWanted: () => void;
}

/** What the reviewer can do with the application at hand, by key and by button alike. */
export function useDeskCommands({
  desk,
  view,
  templates,
  composer,
  focusApplication,
  focusAsWanted,
}: CommandParts) {
  const { visible } = view;
  const isHidden = (application: Application) => view.aliasOf(application) !== null;

  function move(step: -1 | 1) {
    if (desk.step(visible, step)) focusApplication();
    else desk.say(`No undecided application ${step === 1 ? 'after' : 'before'} this one.`);
  }
  function open(id: string) {
    desk.select(id);
    focusApplication();
  }
  function openInList(id: string) {
    desk.openInList(id);
    focusApplication();
  }
  function decide(application: Application, outcome: Outcome, note: string) {
    desk.decide(visible, application, outcome, note);
    focusApplication();
  }
  /** Of this board alone, and a bulk run as a whole: what was decided last is what is taken back. */
  function undoLatest() {
    const waiting = desk.queue.entries.filter(
      ({ stage, boardId }) => stage === 'waiting' && boardId === desk.board.id,
    );
    const latest = waiting.at(-1);
    if (latest === undefined) return showNotice('Nothing to undo.');
    const together = waiting.filter(({ batch }) => batch === latest.batch);
    const undone = latest.batch === null ? [latest] : together;
    desk.room.runner.undo(undone.map(({ requestId }) => requestId));
    open(undone[0]?.requestId ?? latest.requestId);
    showNotice(
      `Taken back: ${undone.length === 1 ? latest.personName : `${formatNumber(undone.length)} decisions`}`,
    );
  }
  /** Below 1024 px the note is out of sight until the application is opened. */
  function withNote(act: (handle: ComposerHandle) => void) {
    const current = desk.readCurrent();
    if (current === null) return;
    if (desk.address.get().request === null) desk.select(current.id);
    if (isHidden(current)) desk.say('Score this application first.');
    else if (composer.current !== null) act(composer.current);
  }
  function digit(index: number) {
    const score = SCORES[index];
    // Throughout a blind pass: the digit that corrects a score must not become a note to somebody just revealed.
    if (view.isBlind) {
      const current = desk.readCurrent();
      if (current !== null && score !== undefined) view.mark(current, { score });
      return;
    }
    const template = templates[index];
    if (template !== undefined) withNote((handle) => handle.insert(template));
  }

  function tickCurrent() {
    const current = desk.readCurrent();
    if (current !== null) view.ticks.tick(current.id);
  }
  function starCurrent() {
    const current = desk.readCurrent();
    if (current !== null) view.mark(current, { isStarred: !view.markOf(current).isStarred });
  }

  const named: Command[] = [
    { label: 'Next undecided application', keys: 'j', run: () => move(1) },
    { label: 'Previous undecided application', keys: 'k', run: () => move(-1) },
    { label: 'Accept: opens the note', keys: 'a', run: () => withNote((handle) => handle.open('accept')) },
    { label: 'Reject: opens the note', keys: 'r', run: () => withNote((handle) => handle.open('reject')) },
    { label: 'Undo the latest decision', keys: 'u', run: undoLatest },
    { label: 'Tick or untick for bulk', keys: 'x', run: tickCurrent },
    { label: 'Star or unstar', keys: 's', run: starCurrent },
    ...templates.slice(0, TEMPLATE_KEYS_MAX).map(({ title }, index) => ({
      label: `Template: ${title}`,
      keys: String(index + 1),
      run: () => digit(index),
    })),
  ];
  // For the app's list of keys and its palette; here they fire also while they are held down, and with the arrows.
  // The table and the comparison do not show the application at hand, and nobody should decide on it unseen.
  const isShown = desk.mode === 'list';
  useScreenCommands(isShown ? named : []);
  useDeskKeys({
    ...(isShown && {
      ...Object.fromEntries(named.map(({ keys = '', run }) => [keys, run])),
      // A blind pass has them for its scores, however few templates there are.
      ...Object.fromEntries(SCORES.map((score, index) => [String(score), () => digit(index)])),
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
    }),
    // Also the frame's, whose keys come only after the first paint.
    '/': () => document.querySelector<HTMLElement>('#main [role="search"] input')?.focus(),
  });

  return { move, open, openInList, decide, focusApplication, focusAsWanted };
}

export type DeskCommands = ReturnType<typeof useDeskCommands>;
