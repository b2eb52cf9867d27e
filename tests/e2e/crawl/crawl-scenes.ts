import { matchPath } from 'react-router-dom';
import { routePatterns } from '@/lib/addresses/paths';
import { SCENES } from '../../screens/scenes';
import type { Scene } from '../../screens/scene';
import type { Viewer } from '../../screens/worlds';

/** Each screen once, for a viewer who sees most of it; the crawl itself opens dialogs and menus. */
const CRAWLED: readonly string[] = [
  'home-boards',
  'home-members',
  'auth',
  'board-visitor',
  'coming-soon',
  'saved-none',
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
  'send',
];

/** Short links have nothing to press, and lost-line has a test of /error, which nobody sees while all goes well. */
const NOT_CRAWLED: readonly string[] = ['shortLink', 'error'];

/** @returns the names of the routes that no crawled scene shows */
export function routesWithoutScene(): string[] {
  const shown = CRAWLED.map((name) => {
    const path = SCENES.find((one) => one.name === name)?.path ?? '';
    const { pathname } = new URL(path, 'http://app');
    return Object.entries(routePatterns).find(([, pattern]) => matchPath(pattern, pathname))?.[0];
  });
  return Object.keys(routePatterns).filter((name) => !shown.includes(name) && !NOT_CRAWLED.includes(name));
}

/** These begin with what an earlier crawl has changed: a step of onboarding is finished as soon as the line is back. */
const NEED_THEIR_DATA_ANEW: readonly string[] = [
  ...['onboarding-questions', 'onboarding-social', 'join-unfinished', 'profile-unfinished'],
  'send',
];

/** @returns whether the scene must be loaded anew after others, instead of being opened by a link of the app */
export const needsItsDataAnew = ({ name }: Scene): boolean => NEED_THEIR_DATA_ANEW.includes(name);

/** @param as null for a visitor */
export function crawledScenes(as: Viewer | null): Scene[] {
  return CRAWLED.flatMap((name) => {
    const scene = SCENES.find((one) => one.name === name);
    if (scene === undefined) throw new Error(`No scene is named ${name}`);
    return scene.as === as ? [scene] : [];
  });
}
