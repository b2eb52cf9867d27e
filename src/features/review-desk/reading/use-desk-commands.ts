import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { formatNumber, pluralize } from '@/domain/text';
import type { Board } from '@/domain/board';
import { isOpen } from '@/domain/review/decision';
import { outcomeOf, SCORES, type Verdict } from '@/domain/review/mark';
import { STATUS_LABELS } from '@/domain/review/status-text';
import { paths } from '@/lib/addresses/paths';
import { focusSearchCommand, useScreenCommands, type Command } from '@/lib/keyboard/commands';
import { showNotice } from '@/ui/toasts/notice-store';
import { NARROW } from '../state/address-store';
import type { Desk } from '../state/desk';
import type { DeskView } from './use-desk-view';

interface DeskCommandsOptions {
  board: Board;
  desk: Desk;
  view: DeskView;
  /** Whether no application is on screen. */
  isEmpty: boolean;
  /** The scrolling part of the open application, which takes the focus. */
  panel: RefObject<HTMLDivElement | null>;
  focusApplication: () => void;
}

/** The desk's actions, by key and by button. */
export function useDeskCommands(options: DeskCommandsOptions) {
  const { board, desk, view, isEmpty, focusApplication } = options;
  const { mode, selected } = view;
  const navigate = useNavigate();

  /** Opens the sending screen. @param only the ids to list; by default all with a verdict */
  function send(only?: readonly string[]) {
    const isToSend = (id: string) => isOpen(desk.statusOf(id)) && outcomeOf(desk.markOf(id).verdict) !== null;
    if (only?.some(isToSend) === false)
      return showNotice('None of the selected applications has a Yes or No to send.');
    void navigate(paths.sendDecisions(board.id), { state: only === undefined ? {} : { only } });
  }
  function move(step: -1 | 1) {
    if (desk.step(step)) focusApplication();
    else desk.announce(`No application ${step === 1 ? 'after' : 'before'} this one.`);
  }
  function open(id: string) {
    desk.goTo(id);
    focusApplication();
  }
  function openInList(id: string) {
    desk.openInList(id);
    focusApplication();
  }
  /** Judges the open application and goes to the next one. */
  function judge(verdict: Verdict) {
    const id = desk.currentId();
    if (id === null) return;
    const given = desk.judge([id], verdict);
    if (given === undefined) {
      desk.announce(`${STATUS_LABELS[desk.statusOf(id).kind]}. There is nothing left to decide.`);
      return;
    }
    const next = given === null ? null : desk.nextAfter(id);
    if (next !== null) open(next);
    else focusApplication();
    desk.announce(given === null ? 'No verdict' : STATUS_LABELS[given]);
  }
  /** Shows the effect of a key on the selection. */
  const noticeSelected = (text: string) => showNotice(`${text}: ${formatNumber(selected.length)} selected`);
  function judgeByKey(verdict: Verdict) {
    if (selected.length === 0) return judge(verdict);
    const given = desk.judge(selected, verdict);
    noticeSelected(given === undefined ? 'Nothing to decide' : given ? STATUS_LABELS[given] : 'No verdict');
  }
  function score(value: number) {
    const id = desk.currentId();
    const ids = selected.length > 0 || id === null ? selected : [id];
    if (ids.length === 0) return;
    const text = desk.score(ids, value) === null ? 'No score' : `Score ${value}`;
    if (selected.length > 0) noticeSelected(text);
    else desk.announce(text);
  }
  function undo() {
    const undone = desk.undo();
    const [first] = undone ?? [];
    if (undone === null || first === undefined) return showNotice('Nothing to undo.');
    const application = desk.applications().get(first.requestId);
    const isSingle = undone.length === 1 && application !== undefined;
    // If the list fills the screen, the verdicts were given to a selection.
    if (mode === 'list' && (isSingle || !desk.isListFullScreen())) open(first.requestId);
    else if (mode === 'table') desk.setCurrent(first.requestId);
    showNotice(`Undone: ${isSingle ? view.shownAs(application).name : pluralize(undone.length, 'verdict')}`);
  }
  /** Opens the list first: below 1024 px, the search is hidden while an application is open. */
  function search() {
    const isHidden = window.matchMedia(NARROW).matches && !desk.isListFullScreen();
    if (isHidden) flushSync(() => desk.goTo(null, false));
    focusSearchCommand.run();
  }
  function select() {
    const id = desk.currentId();
    if (id !== null) desk.toggle(id);
  }

  const undoCommand: Command = { label: 'Undo the latest verdict', keys: ['u', '$mod+z'], run: undo };
  const commands: Command[] = [
    { label: 'Next application', keys: ['j', 'ArrowDown'], repeats: true, run: () => move(1) },
    { label: 'Previous application', keys: ['k', 'ArrowUp'], repeats: true, run: () => move(-1) },
    ...(mode === 'list' ? [{ label: 'Search answers and profiles', keys: '/', run: search }] : []),
    { label: 'Yes, then next', keys: 'y', run: () => judgeByKey('yes') },
    { label: 'Maybe, then next', keys: 'm', run: () => judgeByKey('maybe') },
    { label: 'No, then next', keys: 'n', run: () => judgeByKey('no') },
    undoCommand,
    { label: 'Select or deselect', keys: 'x', run: select },
    ...SCORES.map((value) => ({ label: `Score ${value}`, keys: String(value), run: () => score(value) })),
  ];
  useScreenCommands(isEmpty ? [undoCommand] : commands);

  return { ...options, move, open, openInList, judge, undo, send };
}
