import * as fc from 'fast-check';
import { FAULTS, type Fault } from './backend';
import { controls, find, heading, nameOf, openDialog, region, under } from './screen';
import type { Sitting } from './sitting';
import { CREATORS } from './world';

export interface Command {
  run: (sitting: Sitting) => Promise<unknown>;
  /** For the sequence that a failure prints. */
  toString: () => string;
}

const command = (name: string, run: Command['run']): Command => ({ run, toString: () => name });

const KEYS = ['y', 'm', 'n', 'u', 'x', '3', '5', 'j', 'k'];
const WORDS = ['Hello', 'Not now', 'See you', '{Backspace}', 'Hi {{firstName}'];
const nat = fc.nat(30);
const word = fc.constantFrom(...WORDS);
const faults = fc.array(fc.constantFrom<Fault>(...FAULTS), { maxLength: 3 });

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

/** Closes what is open above the screen. */
async function closeDialogs(sitting: Sitting) {
  for (let tries = 0; openDialog() !== null && tries < 3; tries += 1) await sitting.keys('{Escape}');
}

async function toDesk(sitting: Sitting): Promise<boolean> {
  await closeDialogs(sitting);
  if (heading() === 'Review desk') return true;
  await ((await sitting.press('Back to the desk')) || sitting.press('Open the review desk'));
  return heading() === 'Review desk';
}

/** Somebody has a verdict by then. */
async function toSending(sitting: Sitting): Promise<boolean> {
  await closeDialogs(sitting);
  if (heading() === 'Send decisions') return true;
  if (!(await toDesk(sitting))) return false;
  if (find(/^Send \d/) === undefined) await sitting.keys('n');
  await sitting.press(/^Send \d/);
  return heading() === 'Send decisions';
}

async function toRequests(sitting: Sitting): Promise<boolean> {
  if (document.querySelector('article') !== null) return true;
  if (!(await toDesk(sitting))) return false;
  await sitting.press(document.querySelector<HTMLElement>('main header a') ?? undefined);
  return document.querySelector('article') !== null;
}

/** The editor of one row's note. */
async function openNote(sitting: Sitting, at: number): Promise<Element | null> {
  if (!(await toSending(sitting))) return null;
  const editors = controls().filter((control) => nameOf(control).startsWith('Edit the note'));
  await sitting.press(pick(editors, at));
  return openDialog();
}

const WAYS_OUT = ['Save note', '{Control>}{Enter}{/Control}', '{Escape}', 'Use the default note', 'Cancel'];

async function openApplication(sitting: Sitting, at: number): Promise<Element | null> {
  await closeDialogs(sitting);
  if (!(await toRequests(sitting))) return null;
  const cards = [...document.querySelectorAll<HTMLElement>('article button')];
  await sitting.press(pick(cards, at));
  return openDialog();
}

async function send(sitting: Sitting) {
  if (!(await toSending(sitting))) return;
  const count = find(/^Type \d+ to confirm/);
  if (count !== undefined) await sitting.type(count, /\d+/.exec(nameOf(count))?.[0] ?? '');
  await sitting.press(/^Send \d/);
}

/** What would lead out of the sitting, or change the board itself. */
const NOT_HERE = /^(Delete|Edit Board|Share|Remove|Leave|Export|Save the summary|View profile)/;

const SCREENS = ['Review desk', 'Send decisions'];

/** Within the screens that this is about. */
function pressable(): HTMLElement[] {
  const screen = SCREENS.includes(heading()) ? 'main' : '[role="tabpanel"]';
  const place = openDialog() ?? document.querySelector(screen);
  return place === null
    ? []
    : controls(place).filter(
        (control) => !NOT_HERE.test(nameOf(control)) && !control.matches('a[target], input[type="file"]'),
      );
}

const pressAnything = async (sitting: Sitting, at: number) => {
  const control = pick(pressable(), at);
  if (control?.matches('select') === true) await sitting.choose(control, at);
  else await sitting.press(control);
};

const COMMON: fc.Arbitrary<Command>[] = [
  fc.array(fc.constantFrom('y', 'n', 'y', 'n', 'm'), { minLength: 1, maxLength: 4 }).map((verdicts) =>
    command(`judges ${verdicts.join('')}`, async (sitting) => {
      if (!(await toDesk(sitting))) return;
      for (const key of verdicts) await sitting.keys(key);
    }),
  ),
  fc.constant(command('sends', send)),
  faults.map((given) =>
    command(`sends into [${given.join(', ')}]`, async (sitting) => {
      sitting.fail(given);
      await send(sitting);
    }),
  ),
  fc.tuple(nat, word, fc.constantFrom(...WAYS_OUT)).map(([at, text, way]) =>
    command(`writes '${text}' to row ${at}: ${way}`, async (sitting) => {
      const dialog = await openNote(sitting, at);
      if (dialog === null) return;
      await sitting.type(find('Note', dialog), text);
      if (way.startsWith('{')) await sitting.keys(way);
      else await sitting.press(way, dialog);
    }),
  ),
  fc.tuple(fc.boolean(), nat).map(([isAcceptance, option]) =>
    command(`chooses template ${option}`, async (sitting) => {
      if (!(await toSending(sitting))) return;
      const section = under(`Note with ${isAcceptance ? 'acceptances' : 'rejections'}`);
      if (section !== undefined) await sitting.choose(find('Template', section), option);
    }),
  ),
  fc.tuple(fc.boolean(), word).map(([isAcceptance, text]) =>
    command(`types the default note '${text}'`, async (sitting) => {
      if (!(await toSending(sitting))) return;
      const section = under(`Note with ${isAcceptance ? 'acceptances' : 'rejections'}`);
      if (section !== undefined) await sitting.type(find('Text', section), text);
    }),
  ),
  nat.map((at) =>
    command(`leaves out or puts back row ${at}`, async (sitting) => {
      if (!(await toSending(sitting))) return;
      await sitting.press(
        pick(
          controls().filter((one) => /^(Leave out|Put back)/.test(nameOf(one))),
          at,
        ),
      );
    }),
  ),
  fc
    .tuple(nat, fc.constantFrom('', ...WORDS), fc.constantFrom('Accept', 'Reject'), faults)
    .map(([at, text, way, given]) =>
      command(`${way}s card ${at} with '${text}' into [${given.join(', ')}]`, async (sitting) => {
        const dialog = await openApplication(sitting, at);
        if (dialog === null) return;
        if (text !== '') await sitting.type(find('Acceptance/Rejection Note', dialog), text);
        sitting.fail(given);
        await sitting.press(`${way} Join Request`);
      }),
    ),
];

const RARE: fc.Arbitrary<Command>[] = [
  fc.constantFrom(...KEYS).map((key) =>
    command(`key ${key}`, async (sitting) => {
      if (await toDesk(sitting)) await sitting.keys(key);
    }),
  ),
  fc.tuple(word, fc.constantFrom('y', 'n')).map(([text, verdict]) =>
    command(`E, '${text}', Escape, ${verdict}`, async (sitting) => {
      if (!(await toDesk(sitting))) return;
      await sitting.keys('e');
      await sitting.keys(text);
      await sitting.keys('{Escape}');
      await sitting.keys(verdict);
    }),
  ),
  fc.constantFrom('Y', 'N').map((key) =>
    command(`Shift+${key}`, async (sitting) => {
      if (await toDesk(sitting)) await sitting.keys(`{Shift>}${key}{/Shift}`);
    }),
  ),
  fc.constantFrom(/^Table$/, /^List$/, /^To read/, /^Yes/, /^No/, /^Sent/).map((name) =>
    command(`shows ${name.source}`, async (sitting) => {
      if (await toDesk(sitting)) await sitting.press(name, document.querySelector('main header') ?? document);
    }),
  ),
  fc.constantFrom('Yes', 'No', 'Send...', 'Compare', 'Clear verdicts').map((name) =>
    command(`ticks all: ${name}`, async (sitting) => {
      if (!(await toDesk(sitting))) return;
      await sitting.press(/^All (found )?\(/);
      await sitting.press(name, region('Verdict for all ticked')?.parentElement ?? document);
    }),
  ),
  fc
    .constantFrom(
      'Pause',
      'Go on',
      'Don’t send the rest',
      'See what is left',
      'Check, and send the rest',
      'Dismiss',
    )
    .map((name) => command(name, (sitting) => sitting.press(name))),
  // By chance alone, hardly any run is still waiting when it is stopped.
  fc.constantFrom('Pause', 'Don’t send the rest').map((name) =>
    command(`sends into [429], '${name}', waits`, async (sitting) => {
      if (!(await toDesk(sitting))) return;
      for (const key of 'nnn') await sitting.keys(key);
      sitting.fail(['429']);
      await send(sitting);
      await sitting.press(name);
      await sitting.pass(3);
    }),
  ),
  fc.constant(command('the late answers come', (sitting) => sitting.answerLate())),
  fc.constantFrom(3, 70).map((seconds) => command(`waits ${seconds} s`, (sitting) => sitting.pass(seconds))),
  fc.constant(command('reloads', (sitting) => sitting.reload())),
  fc.constantFrom(0, 1).map((tab) => command(`looks at tab ${tab}`, (sitting) => sitting.look(tab))),
  fc.constantFrom(...CREATORS).map((creator) =>
    command(`becomes ${creator}`, async (sitting) => {
      await closeDialogs(sitting);
      if (await sitting.signOut()) await sitting.signIn(creator);
    }),
  ),
  fc
    .constantFrom('accepted' as const, 'rejected' as const)
    .chain((status) =>
      nat.map((at) => command(`elsewhere: ${status} ${at}`, (sitting) => sitting.elsewhere(at, status))),
    ),
  fc
    .boolean()
    .map((areWell) =>
      command(areWell ? 'lists work' : 'lists fail', async (sitting) => sitting.lists(areWell)),
    ),
];

const ANYTHING: fc.Arbitrary<Command>[] = [
  fc.array(nat, { minLength: 1, maxLength: 3 }).map((presses) =>
    command(`presses anything: ${presses.join()}`, async (sitting) => {
      for (const at of presses) await pressAnything(sitting, at);
    }),
  ),
  fc.tuple(nat, word).map(([at, text]) =>
    command(`types '${text}' into field ${at}`, async (sitting) => {
      const fields = pressable().filter((one) =>
        one.matches('textarea, input[type="text"], input:not([type])'),
      );
      await sitting.type(pick(fields, at), text);
    }),
  ),
  fc
    .constantFrom('{Enter}', ' ', '{Escape}', '{Tab}', '{Control>}{Enter}{/Control}', 'y', 'n')
    .map((key) => command(`key ${key}`, (sitting) => sitting.keys(key))),
];

/** What people do most comes most often; what is pressed by chance finds what nobody has thought of. */
export const COMMANDS: fc.Arbitrary<Command>[] = [...COMMON, ...COMMON, ...RARE, ...ANYTHING, ...ANYTHING];
