import { choiceFor, IS_FULL } from '../extent';
import { CREATOR_SCENES } from './creator-scenes';
import { DESK_SCENES } from './desk-scenes';
import { KEPT_DESK, KEPT_PAGES } from './kept-scenes';
import { ONBOARDING_SCENES } from './onboarding-scenes';
import { OPEN_SCENES } from './open-scenes';
import { OWN_SCENES } from './own-scenes';
import { PALETTE_SCENES } from './palette-scenes';
import { PERSON_SCENES } from './person-scenes';
import type { Scene } from './scene';

/** Every screen of the product in every state that people can meet. */
export const SCENES: readonly Scene[] = [
  ...OPEN_SCENES,
  ...ONBOARDING_SCENES,
  ...PERSON_SCENES,
  ...OWN_SCENES,
  ...CREATOR_SCENES,
  ...DESK_SCENES,
  ...PALETTE_SCENES,
  ...KEPT_PAGES,
  ...KEPT_DESK,
];

/** States that the same component draws on every page. */
const SHARED_STATES = ['loading', 'failed', 'missing'];
/** These fail in a way of their own. */
const FORMS = ['auth-failed', 'board-edit-failed', 'create-failed'];

const isInState = ({ name }: Scene, state: string) => name.endsWith(`-${state}`) && !FORMS.includes(name);

/** Where most layouts break every fifth one, and of the others every ninth. */
const isItsTurn = ({ name, world }: Scene) =>
  choiceFor(
    `the turn of ${name}`,
    Array.from({ length: world === 'extreme' ? 5 : 9 }, (_, one) => one === 0),
  );

/**
 * In the full run all of them. Otherwise a state that many pages share is looked at on one of them, as is what is read of
 * an earlier visit; a screen only with the texts that break layouts, where it is there with ordinary ones as well; and of
 * what is left those whose turn it is.
 */
export function scenesToCheck(): readonly Scene[] {
  if (IS_FULL) return SCENES;
  const names = new Set(SCENES.map(({ name }) => name));
  const alike: Record<string, readonly Scene[]> = {
    ...Object.fromEntries(
      SHARED_STATES.map((state) => [state, SCENES.filter((scene) => isInState(scene, state))]),
    ),
    'kept pages': KEPT_PAGES,
    'kept desk': KEPT_DESK,
  };
  const leftOut = Object.entries(alike).flatMap(([state, scenes]) => {
    const lookedAt = choiceFor(state, scenes);
    return scenes.filter((scene) => scene !== lookedAt);
  });
  return SCENES.filter(
    (scene) =>
      !leftOut.includes(scene) &&
      (scene.room !== undefined || (isItsTurn(scene) && !names.has(`${scene.name}-extreme`))),
  );
}
