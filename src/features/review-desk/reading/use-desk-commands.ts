import { createContext, use, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { pluralize } from '@/domain/pluralize';
import { isOpen } from '@/domain/review/decision';
import { SCORES, type Verdict } from '@/domain/review/mark';
import { STATUS_WORDS } from '@/domain/review/status-text';
import { focusSearchCommand, useScreenCommands, type Command } from '@/lib/keyboard/commands';
import { showNotice } from '@/ui/toasts/notice-store';
import { sendPath } from '../sending/use-runs';
import { NARROW } from '../state/address-store';
import type { Desk, Told } from '../state/desk';
import type { DeskView } from './use-desk';

interface CommandParts {
  desk: Desk;
  view: DeskView;
  /** Whether there is nothing on screen that could be judged. */
  isEmpty: boolean;
  /** The note of the application on screen. */
  note: RefObject<{ open: () => void } | null>;
  /** The part of the application that scrolls and takes the focus. */
  panel: RefObject<HTMLDivElement | null>;
  /** Scrolls the row of the current application into sight. Returns whether it was there, as far as half of it. */
  seeRow: RefObject<(() => boolean) | null>;
  focusApplication: () => void;
  /** For an application that could not take the focus before it was rendered. */
  focusAsWanted: () => void;
}

export const toldText = ({ text, person }: Pick<Told, 'text' | 'person'>, { shownAs }: DeskView): string =>
  person === undefined ? text : text + shownAs(person).name;

/** The desk, and what the reviewer can do with the current application, by key and by button. */
export function useDeskCommands(parts: CommandParts) {
  const { desk, view, isEmpty, note, seeRow, focusApplication } = parts;
  const { mode } = view;
  const navigate = useNavigate();

  /** @param only these; everybody with a verdict if omitted */
  const send = (only?: readonly string[]) =>
    void navigate(sendPath(desk.board().id), { state: only === undefined ? {} : { only } });
  function move(step: -1 | 1) {
    if (desk.step(step)) focusApplication();
    else desk.say(`No application ${step === 1 ? 'after' : 'before'} this one.`);
  }
  function open(id: string) {
    desk.select(id);
    focusApplication();
  }
  function openInList(id: string) {
    desk.openInList(id);
    focusApplication();
  }
  /** What the keys act on. Where nothing but its row shows it, and that was scrolled out of sight, it is shown first. */
  function readSeen() {
    const current = desk.readShown();
    const isBeside = mode === 'list' && !desk.isListAlone();
    if (current === null || isBeside || seeRow.current?.() !== false) return current;
    showNotice('The row was out of sight. Press the key again.');
    return null;
  }
  /** The application that is judged by a key or button. @returns null, after saying why, where there is none */
  function readOpen() {
    const current = readSeen();
    if (current === null) return null;
    const status = desk.statusOf(current.id);
    if (isOpen(status)) return current;
    desk.say(`${STATUS_WORDS[status.kind]}. There is nothing left to decide.`);
    return null;
  }
  function judge(verdict: Verdict) {
    const current = readOpen();
    if (current === null) return;
    const next = desk.press(current.id, verdict);
    const now = desk.markOf(current.id).verdict;
    if (next !== null) open(next);
    else focusApplication();
    desk.say(now === null ? 'No verdict' : STATUS_WORDS[now]);
  }
  function undo() {
    const undone = desk.undo();
    if (undone === null) return showNotice('Nothing to undo.');
    const [first] = undone;
    const application = first === undefined ? undefined : desk.applications().get(first.requestId);
    // Verdicts that were given in the list, where it is a screen of its own, are taken back there.
    const isInList = undone.length > 1 && desk.isListAlone();
    if (first !== undefined && application !== undefined && !isInList) {
      if (mode === 'list') open(first.requestId);
      else desk.select(first.requestId);
    }
    const person = undone.length === 1 ? application : undefined;
    const told = { text: `Undone: ${person ? '' : pluralize(undone.length, 'verdict')}`, person };
    const shownId = mode === 'list' && !isInList ? desk.currentId() : null;
    // Beside the application: a notice would cover the note.
    if (shownId === null) showNotice(toldText(told, view));
    else desk.told.set({ ...told, requestId: shownId });
  }
  function score(value: number) {
    const current = readSeen();
    if (current === null) return;
    const before = desk.markOf(current.id).score;
    desk.change(current.id, { score: before === value ? null : value });
    desk.say(before === value ? 'No score' : `Score ${value}`);
  }
  const onShown = (act: (id: string) => void) => () => {
    const current = readSeen();
    if (current !== null) act(current.id);
  };
  /** Below 1024 px the note is out of sight until the application is opened. */
  function writeNote() {
    const current = desk.readShown();
    if (current === null) return;
    if (desk.address.get().request === null) desk.select(current.id);
    note.current?.open();
  }
  /** Below 1024 px the search is out of sight while an application is read, and the next key is already typed into it. */
  function search() {
    const isHidden = window.matchMedia(NARROW).matches && !desk.isListAlone();
    if (isHidden) flushSync(() => desk.select(null, false));
    focusSearchCommand.run();
  }
  function sendOnly(verdict: Verdict) {
    const current = readOpen();
    if (current === null) return;
    desk.judge([current.id], verdict);
    send([current.id]);
  }

  const named: Command[] = [
    { label: 'Next application', keys: ['j', 'ArrowDown'], repeats: true, run: () => move(1) },
    { label: 'Previous application', keys: ['k', 'ArrowUp'], repeats: true, run: () => move(-1) },
    { label: 'Search answers and profiles', keys: '/', run: search },
    { label: 'Yes, and on to the next', keys: 'y', run: () => judge('yes') },
    { label: 'Maybe, and on to the next', keys: 'm', run: () => judge('maybe') },
    { label: 'No, and on to the next', keys: 'n', run: () => judge('no') },
    { label: 'Undo the latest verdict', keys: ['u', '$mod+z'], run: undo },
    { label: 'Write a note', keys: 'e', run: writeNote },
    { label: 'Tick or untick', keys: 'x', run: onShown((id) => desk.tick(id)) },
    ...SCORES.map((value) => ({ label: `Score ${value}`, keys: String(value), run: () => score(value) })),
    { label: 'Accept this applicant now', keys: 'Shift+y', run: () => sendOnly('yes') },
    { label: 'Reject this applicant now', keys: 'Shift+n', run: () => sendOnly('no') },
  ];
  const isOfListAlone = ({ run }: Command) => run === search || run === writeNote;
  const shown = named.filter((one) => (isEmpty ? one.run === undo : mode === 'list' || !isOfListAlone(one)));
  useScreenCommands(shown);

  return { ...parts, move, open, openInList, judge, undo, send };
}

/** What all parts of the desk's screen share. It stays the same at a step and at a verdict. */
export const DeskContext = createContext<ReturnType<typeof useDeskCommands> | null>(null);

export function useDeskScreen() {
  const parts = use(DeskContext);
  if (parts === null) throw new Error('There is no desk around this');
  return parts;
}
