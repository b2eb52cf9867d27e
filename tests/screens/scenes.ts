import { CREATOR_SCENES } from './creator-scenes';
import { DESK_SCENES } from './desk-scenes';
import { ONBOARDING_SCENES } from './onboarding-scenes';
import { OPEN_SCENES } from './open-scenes';
import { OWN_SCENES } from './own-scenes';
import { PALETTE_SCENES } from './palette-scenes';
import { PERSON_SCENES } from './person-scenes';
import type { Scene } from './scene';

/** Every screen of the product in its most important states. */
export const SCENES: readonly Scene[] = [
  ...OPEN_SCENES,
  ...ONBOARDING_SCENES,
  ...PERSON_SCENES,
  ...OWN_SCENES,
  ...CREATOR_SCENES,
  ...DESK_SCENES,
  ...PALETTE_SCENES,
];
