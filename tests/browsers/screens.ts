import { BOARDS, viewerId } from '../screens/worlds';
import type { Screen } from './screen';
import { button, dialog, heading, label, link, role, text, type Wanted } from './wanted';

export interface AppScreen {
  path: string;
  /** What shows that the screen has loaded. */
  shows: Wanted;
  /** From there to a state that the address alone does not show. */
  steps?: (screen: Screen) => Promise<unknown>;
}

const BUSY = `/boards/${BOARDS.busy}`;
const INVITATION = `/board/join/${BOARDS.busy}`;

/** Opens a dialog with a button, and waits for it. */
const opening = (name: string | RegExp, title: string) => async (screen: Screen) => {
  await screen.press(button(name));
  await screen.see(dialog(title));
};

const VISITOR: Record<string, AppScreen> = {
  boards: { path: '/', shows: text(/^\d+ boards$/) },
  'boards, none found': { path: '/?q=zzzz', shows: text('No Boards Found') },
  members: { path: '/?mode=member', shows: text(/^\d+ members$/) },
  'members, filtered': { path: '/?mode=member&role=designer&min=2', shows: label('Min years') },
  'sign-in': { path: '/auth', shows: heading('Find Top Talents Across Top Boards') },
  'demo accounts': {
    path: '/auth',
    shows: heading('Find Top Talents Across Top Boards'),
    steps: opening('Sign in with Google', 'Choose a demo account'),
  },
  board: { path: BUSY, shows: heading('Northern Design Circle') },
  'board, missing': { path: '/boards/none', shows: heading('No board data available.') },
  'coming soon': { path: '/comingsoon', shows: heading('Coming Soon') },
  error: { path: '/error', shows: heading('Oops! Something went wrong') },
  'not found': { path: '/no/such/page', shows: heading('Oops! Page not found') },
  'reset of the demo': {
    path: '/comingsoon',
    shows: heading('Coming Soon'),
    steps: opening('Reset demo data', 'Reset demo data'),
  },
};

const CREATOR: Record<string, AppScreen> = {
  'own boards': { path: '/boards', shows: link('Northern Design Circle') },
  'create board': { path: '/boards/create', shows: heading('Create Board') },
  'own board': { path: BUSY, shows: label('Share Link') },
  'edit board': { path: BUSY, shows: label('Share Link'), steps: opening('Edit', 'Edit Board') },
  'delete board': { path: BUSY, shows: label('Share Link'), steps: opening('Delete', 'Delete Board') },
  requests: { path: `${BUSY}?tab=requests`, shows: role('list', 'Pending requests') },
  review: {
    path: `${BUSY}?tab=requests`,
    shows: role('list', 'Pending requests'),
    steps: opening('Sione Tuilagi', 'User Application'),
  },
  'review desk': { path: `${BUSY}/review`, shows: heading('Review desk') },
  'sending decisions, none': { path: `${BUSY}/review/send`, shows: text('Nothing to send') },
  // Redirects to the board.
  'own invitation': { path: INVITATION, shows: label('Share Link') },
};

const MEMBER: Record<string, AppScreen> = {
  'own profile': { path: '/profile', shows: heading('Tomás Ferreira') },
  'edit profile': {
    path: '/profile',
    shows: heading('Tomás Ferreira'),
    steps: opening(/Edit profile/, 'Edit Profile'),
  },
  'profile of somebody': { path: `/profile/${viewerId('creator')}`, shows: heading('Maya Lindqvist') },
  'saved, nothing': { path: '/saved', shows: text('Nothing saved yet') },
  applications: { path: '/boards?tab=applications', shows: role('list', 'My applications') },
  'board of which one is a member': { path: `/boards/${BOARDS.joined}`, shows: button('Leave Board') },
  'user menu': {
    path: '/comingsoon',
    shows: heading('Coming Soon'),
    steps: async (screen) => {
      await screen.press(button('User menu'));
      await screen.see(role('menu'));
    },
  },
};

const OUTSIDER: Record<string, AppScreen> = {
  invitation: { path: INVITATION, shows: button('Join Board') },
  'short link': { path: '/b/nordic1', shows: button('Join Board') },
  application: {
    path: INVITATION,
    shows: button('Join Board'),
    steps: opening('Join Board', 'User Application'),
  },
};

const UNFINISHED: Record<string, AppScreen> = {
  onboarding: { path: '/onboarding', shows: role('heading', 'Profile Information') },
};

/** Every screen by viewer; null for a visitor. */
export const SCREENS: readonly { person: string | null; screens: Record<string, AppScreen> }[] = [
  { person: null, screens: VISITOR },
  { person: 'Maya Lindqvist', screens: CREATOR },
  { person: 'Tomás Ferreira', screens: MEMBER },
  { person: 'Noor Haddad', screens: OUTSIDER },
  { person: 'Samuel Okonkwo', screens: UNFINISHED },
];
