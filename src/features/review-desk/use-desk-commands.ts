import type { RefObject } from 'react';
import type { Outcome } from '@/domain/review/decision-queue';
import { SCORES } from '@/domain/review/mark';
import type { NoteTemplate } from '@/domain/review/note-template';
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
  openDialog: (dialog: 'keys') => void;
}

/** What the reviewer can do with the application at hand, by key and by button alike. */
export function useDeskCommands({
  desk,
  view,
  templates,
  composer,
  focusApplication,
  openDialog,
}: CommandParts) {
  const { current } = desk;
  const { visible } = view;
  const isHidden = current !== null && view.aliasOf(current) !== null;

  function move(step: -1 | 1) {
    if (desk.step(visible, step)) focusApplication();
    else desk.say(`No undecided application ${step === 1 ? 'after' : 'before'} this one.`);
  }
  function open(id: string) {
    desk.select(id);
    focusApplication();
  }
  function decide(outcome: Outcome, note: string) {
    if (current === null) return;
    desk.decide(visible, current, outcome, note);
    focusApplication();
  }
  function undoLatest() {
    const latest = desk.queue.entries.findLast(({ stage, batch }) => stage === 'waiting' && batch === null);
    if (latest === undefined) return desk.say('Nothing to undo.');
    desk.room.runner.undo([latest.requestId]);
    open(latest.requestId);
    desk.say(`Taken back: ${latest.personName}`);
  }
  /** Below 1024 px the note is out of sight until the application is opened. */
  function withNote(act: (handle: ComposerHandle) => void) {
    if (current === null) return;
    if (!desk.isAsked) desk.select(current.id);
    if (isHidden) desk.say('Score this application first.');
    else if (composer.current !== null) act(composer.current);
  }
  function digit(index: number) {
    const score = SCORES[index];
    if (current !== null && isHidden) {
      if (score !== undefined) view.mark(current, { score });
      return;
    }
    const template = templates[index];
    if (template !== undefined) withNote((handle) => handle.insert(template));
  }

  useDeskKeys({
    j: () => move(1),
    ArrowDown: () => move(1),
    k: () => move(-1),
    ArrowUp: () => move(-1),
    a: () => withNote((handle) => handle.open('accept')),
    r: () => withNote((handle) => handle.open('reject')),
    u: undoLatest,
    x: () => {
      if (current !== null) view.ticks.tick(current.id);
    },
    s: () => {
      if (current !== null) view.mark(current, { isStarred: !view.markOf(current).isStarred });
    },
    // Also the frame's, whose keys come only after the first paint.
    '/': () => document.querySelector<HTMLElement>('#main [role="search"] input')?.focus(),
    '?': () => openDialog('keys'),
    ...Object.fromEntries(
      Array.from({ length: TEMPLATE_KEYS_MAX }, (_, index) => [String(index + 1), () => digit(index)]),
    ),
  });

  return { move, open, decide, focusApplication };
}

export type DeskCommands = ReturnType<typeof useDeskCommands>;
