import { expect, type Page } from '@playwright/test';
import { SCENES } from '../../screens/scenes';
import type { Scene } from '../../screens/scene';

const scene = (name: string): Scene => {
  const found = SCENES.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No scene is named ${name}`);
  return found;
};

async function answerQuestions(page: Page) {
  await page.getByLabel('Role', { exact: true }).selectOption('designer');
  await page.getByText('Remote', { exact: true }).click();
  await page.getByText('Looking for opportunities', { exact: true }).click();
}

/** Nothing of a run arrives, so that all of it goes out when it is told to go on. */
const PAUSED: Scene = {
  ...scene('send-paused'),
  faults: ['approve', 'reject'].map((action) => ({
    method: 'PUT',
    path: `/api/boards/join-requests/*/${action}`,
    status: 500,
  })),
};

/** Scenes that only this crawl needs: each is a state in which something can be sent. */
const MORE: readonly Scene[] = [
  PAUSED,
  {
    ...scene('onboarding-questions'),
    name: 'onboarding-questions-answered',
    show: async (page) => {
      await scene('onboarding-questions').show(page);
      await answerQuestions(page);
    },
  },
  {
    ...scene('join-open'),
    name: 'join-without-questions',
    world: 'unasked',
  },
  {
    ...PAUSED,
    name: 'send-left',
    show: async (page) => {
      await PAUSED.show(page);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Check, and send the rest' })).toBeVisible();
    },
  },
  {
    ...PAUSED,
    name: 'boards-paused',
    show: async (page) => {
      await PAUSED.show(page);
      await page.getByRole('link', { name: 'Boards', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Decisions being sent' })).toBeVisible();
    },
  },
];

/** One person's scenes, which one test crawls. */
export interface WatchedGroup {
  name: string;
  scenes: readonly string[];
  /** Scenes of the long form only. */
  more?: readonly string[];
  /** Screens on which the short form presses every shortcut; the long one does so on all. */
  shortcuts?: readonly string[];
  /** What surrounds every screen is pressed on the first one. */
  hasFrame?: true;
  /** The person signs out at the end of the last screen, and is asked first where something is not sent. */
  signsOut?: true;
  /** The full run presses them; per change the main job goes through what these people can change. */
  inFullRun?: true;
}

/**
 * Everybody's screens. The short form has those with a control that changes something, and a few more: nothing at the desk
 * does, whose decisions leave from the screen for sending. Those that take longest come first, so that no worker waits for
 * another at the end.
 */
export const GROUPS: readonly WatchedGroup[] = [
  {
    name: 'a creator who sends',
    scenes: ['send'],
    more: ['send-note', 'send-left-out', 'send-finished', 'send-none', 'send-typed'],
    shortcuts: ['send'],
  },
  {
    name: 'a creator who goes on sending',
    signsOut: true,
    scenes: ['send-paused', 'send-left', 'boards-paused'],
  },
  {
    name: 'a member',
    hasFrame: true,
    signsOut: true,
    scenes: ['profile-own', 'board-member'],
    more: ['profile-other', 'profile-import', 'profile-from-outside', 'profile-missing-parts'],
  },
  {
    name: 'a creator',
    scenes: ['board-creator', 'requests', 'create'],
    more: ['boards', 'create-filled', 'create-draft'],
  },
  {
    name: 'a newcomer',
    hasFrame: true,
    inFullRun: true,
    scenes: [
      'onboarding-profile',
      'onboarding-questions-answered',
      'onboarding-social',
      'onboarding-profile-unchecked',
    ],
    more: ['onboarding-questions', 'join-unfinished', 'profile-unfinished'],
  },
  {
    name: 'a visitor',
    hasFrame: true,
    scenes: ['home-boards', 'auth'],
    more: [
      'home-members',
      'board-visitor',
      'not-found',
      'coming-soon',
      'home-members-narrowed',
      'auth-applying',
      'error',
    ],
  },
  {
    name: 'an outsider',
    scenes: ['join-open', 'join-without-questions'],
    more: [
      'board-stranger',
      'saved-none',
      'applications-none',
      'join-read-through',
      'join-sent',
      'boards-none',
    ],
  },
  {
    name: 'an applicant',
    inFullRun: true,
    scenes: ['join-again'],
    more: [
      'join-pending',
      'board-requested',
      'applications',
      'applications-rejected',
      'home-relations',
      'home-waiting',
      'home-search-saved',
      'saved',
    ],
  },
  {
    name: 'a creator at the desk',
    scenes: [],
    more: [
      'desk',
      'desk-menu',
      'desk-judged',
      'desk-note',
      'desk-filters',
      'desk-ticked',
      'desk-table',
      'desk-columns',
      'desk-by-question',
      'desk-cut-line',
      'desk-which-of-two',
      'desk-suggested-order',
      'desk-close-out',
      'desk-changed',
      'desk-second-pass',
      'desk-early-ones',
      'desk-compared',
      'desk-blind',
      'desk-history',
      'desk-sent',
      'desk-none',
    ],
  },
];

export const sceneOf = (name: string): Scene => MORE.find((one) => one.name === name) ?? scene(name);
