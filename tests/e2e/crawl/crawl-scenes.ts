import { SCENES } from '../../screens/scenes';
import type { Scene } from '../../screens/scene';
import type { Viewer } from '../../screens/worlds';

/**
 * Each screen once, for those who see most of it; dialogs and menus are opened by the crawl itself. Not /error, whose two
 * ways on load the page again on purpose, and not short links, which have nothing to press.
 */
const CRAWLED: readonly string[] = [
  'home-boards',
  'home-members',
  'auth',
  'board-visitor',
  'coming-soon',
  'not-found',
  'onboarding-profile',
  'onboarding-questions',
  'onboarding-social',
  'join-unfinished',
  'profile-unfinished',
  'join-open',
  'applications-none',
  'board-member',
  'board-requested',
  'join-pending',
  'applications',
  'profile-own',
  'profile-other',
  'boards',
  'board-creator',
  'requests',
  'create',
  'desk',
];

/** @param as null for a visitor */
export function crawledScenes(as: Viewer | null): Scene[] {
  return CRAWLED.flatMap((name) => {
    const scene = SCENES.find((one) => one.name === name);
    if (scene === undefined) throw new Error(`No scene is named ${name}`);
    return scene.as === as ? [scene] : [];
  });
}
