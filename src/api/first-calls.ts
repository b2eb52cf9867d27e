/** What a query is given when a screen makes it first, and when it is made. */
interface FirstCallDescription {
  /** The query's argument; none by default. */
  argument?: unknown;
  /** The part of the screen's path that is its argument instead; without it the call is not made. */
  parameter?: 'boardId' | 'userId';
  /** Visitors do not make it. */
  needsToken?: true;
  /** Made only if the screen's address has no query, which would change the call or make it needless. */
  needsPlainAddress?: true;
  /** Made too when a link to the screen is pointed at. The viewer's profile is there by then, in the nav bar. */
  isPrefetched?: true;
}

export type FirstCall =
  | 'searchBoards'
  | 'getBoard'
  | 'listMyBoards'
  | 'listMyJoinRequests'
  | 'getMyProfile'
  | 'getProfile';

/**
 * The queries that screens make first (`firstCalls` of app/route-needs.ts), by the names of their endpoints. From this and
 * the endpoints index.html knows what to send before the app has loaded (app/early-routes.ts), and the app what to
 * prefetch (app/late/link-prefetch.ts).
 */
export const firstCalls: Readonly<Record<FirstCall, FirstCallDescription>> = {
  searchBoards: { argument: { searchTerm: '' }, needsPlainAddress: true },
  getBoard: { parameter: 'boardId', isPrefetched: true },
  listMyBoards: { needsToken: true, needsPlainAddress: true, isPrefetched: true },
  listMyJoinRequests: { needsToken: true, isPrefetched: true },
  getMyProfile: { needsToken: true },
  getProfile: { parameter: 'userId', needsToken: true, isPrefetched: true },
};
