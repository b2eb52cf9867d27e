/** What is known about a screen's first call before the app has loaded. */
export interface FirstCallAddress {
  /** Behind the API base; `:name` stands for that part of the screen's path. */
  path: string;
  /** Visitors do not make it. */
  needsToken?: boolean;
  /** Made only if the screen's address has no query, which would change the call or make it needless. */
  needsPlainAddress?: boolean;
}

export type FirstCall =
  'searchBoards' | 'getBoard' | 'listMyBoards' | 'listMyJoinRequests' | 'getMyProfile' | 'getProfile';

/**
 * The queries that screens make first, by the names of their endpoints. index.html sends them before the app has
 * loaded (boot/early-calls.ts), so their addresses are repeated here as plain data; `first-calls.test.ts`
 * compares them with the endpoints.
 */
export const firstCalls: Readonly<Record<FirstCall, FirstCallAddress>> = {
  searchBoards: { path: '/boards?searchType=board', needsPlainAddress: true },
  getBoard: { path: '/boards/:boardId' },
  listMyBoards: { path: '/boards/my-boards', needsToken: true, needsPlainAddress: true },
  listMyJoinRequests: { path: '/join-requests/user', needsToken: true },
  getMyProfile: { path: '/profile', needsToken: true },
  getProfile: { path: '/profile/:userId', needsToken: true },
};
