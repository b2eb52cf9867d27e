import { APP_SCENES } from './app-scenes';
import { DESK_SCENES } from './desk-scenes';
import type { Scene } from './scene';

/** Every screen of the product in its most important states. */
export const SCENES: readonly Scene[] = [...APP_SCENES, ...DESK_SCENES];
