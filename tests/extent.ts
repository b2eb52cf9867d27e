import { createHash } from 'node:crypto';
import process from 'node:process';

/** Whether this is a part of `npm run test:full`: all there is, instead of what every change needs. */
export const IS_FULL = process.env.TEST_FULL === '1';

/** @returns one of the choices: for a name always the same one, and for many names all of them */
export function choiceFor<Choice>(name: string, choices: readonly Choice[]): Choice {
  const number = parseInt(createHash('sha256').update(name).digest('hex').slice(0, 8), 16);
  return choices[number % choices.length]!;
}

/** @returns the ways in which something of that name is looked at: in the full run all of them, otherwise one */
export function waysFor<Way>(name: string, ways: readonly Way[]): readonly Way[] {
  return IS_FULL ? ways : [choiceFor(name, ways)];
}
