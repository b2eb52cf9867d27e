import type { FirstCall } from '@/api/first-calls';
import type { RouteName } from './routes';

/** Who may see a route: everybody, people who are signed in, or those of them whose profile is complete. */
type Access = 'everybody' | 'signedIn' | 'completeProfile';

interface RouteNeeds {
  access: Access;
  /** What its screen requests first, the most important call first. */
  firstCalls: readonly FirstCall[];
  /** The file in src/pages, where its code is preloaded by index.html, because many visits start there. */
  entrance?: string;
}

/**
 * What a route needs before its screen: for index.html, and for links that are pointed at. Apart from routes.ts, because
 * the app's first load does not need it: there, the place of a route in the tree of app-routes.tsx is what protects it,
 * which routes.test.tsx compares with this.
 */
export const routeNeeds: Readonly<Record<RouteName, RouteNeeds>> = {
  home: { access: 'everybody', firstCalls: ['searchBoards', 'getMyProfile'], entrance: 'discover-page' },
  auth: { access: 'everybody', firstCalls: [], entrance: 'auth-page' },
  onboarding: { access: 'signedIn', firstCalls: ['getMyProfile'] },
  profile: { access: 'signedIn', firstCalls: ['getProfile', 'getMyProfile'], entrance: 'profile-page' },
  boards: {
    access: 'completeProfile',
    firstCalls: ['getMyProfile', 'listMyBoards'],
    entrance: 'boards-page',
  },
  createBoard: { access: 'completeProfile', firstCalls: ['getMyProfile'] },
  review: {
    access: 'completeProfile',
    // Not the applications: only the board's creator may load them.
    firstCalls: ['getMyProfile', 'getBoard'],
    entrance: 'review-page',
  },
  board: {
    access: 'everybody',
    firstCalls: ['getBoard', 'getMyProfile', 'listMyJoinRequests'],
    entrance: 'board-page',
  },
  joinBoard: {
    access: 'signedIn',
    firstCalls: ['getBoard', 'getMyProfile', 'listMyJoinRequests'],
    entrance: 'join-board-page',
  },
  shortLink: { access: 'everybody', firstCalls: [], entrance: 'short-link-page' },
  saved: { access: 'signedIn', firstCalls: ['getMyProfile'] },
  comingSoon: { access: 'everybody', firstCalls: [] },
  error: { access: 'everybody', firstCalls: [] },
};
