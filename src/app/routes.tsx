import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/base-query';
import { boardsApi } from '@/api/boards';
import { joinRequestsApi } from '@/api/join-requests';
import { profileApi } from '@/api/profile';
import { shortLinksApi } from '@/api/short-links';
import { Discover } from '@/features/discover/discover';
import { decodeSegment, pathSegment } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';
import { lazyComponent } from '@/ui/lazy-component';
import { Page } from '@/ui/page';
import { LoadingRegion, Skeleton } from '@/ui/skeleton';
import type { RootState } from './store';

/** The decoded parameters of a path. */
export interface RouteParams {
  boardId: string;
  shortId: string;
  userId: string | undefined;
  step: string | undefined;
}

interface QueryOptions {
  subscribe: false;
  /** Refetches data that is older than this, in seconds. */
  forceRefetch?: number;
}

/** A request of a screen, which index.html sends before the app has loaded. */
export interface Prefetch {
  /** Below the API's base, or below its origin if it is public. */
  url: string;
  /** The query that needs the response. */
  query: (options: QueryOptions) => ThunkAction<PromiseLike<unknown>, RootState, ApiContext, UnknownAction>;
  /** Not sent for visitors. */
  needsToken?: true;
  /** Sent without a token and below the origin of the API. */
  isPublic?: true;
  /** Not sent if the page's URL has a query, which changes the request. */
  needsPlainUrl?: true;
}

interface Route {
  path: string;
  /** The document's title, until the screen sets a better one from its data. */
  title: string;
  guard?: 'sign-in' | 'complete-profile';
  /** Loads the screen's code. */
  load: () => Promise<ComponentType<RouteParams>>;
  /** The requests of the screen, the most important first. */
  prefetch?: (params: RouteParams) => Prefetch[];
}

const board = (id: string): Prefetch => ({
  url: `/boards/${pathSegment(id)}`,
  query: (options) => boardsApi.endpoints.getBoard.initiate(id, options),
});
const person = (id: string): Prefetch => ({
  url: `/profile/${pathSegment(id)}`,
  query: (options) => profileApi.endpoints.getProfile.initiate(id, options),
  needsToken: true,
});
// No `forceRefetch`: the nav bar refetches the profile, and Discover refetches its boards.
const viewer: Prefetch = {
  url: '/profile',
  query: () => profileApi.endpoints.getMyProfile.initiate(undefined, { subscribe: false }),
  needsToken: true,
};
const boards: Prefetch = {
  url: '/boards?searchType=board',
  query: () => boardsApi.endpoints.searchBoards.initiate({ searchTerm: '' }, { subscribe: false }),
  needsPlainUrl: true,
};
const myBoards: Prefetch = {
  url: '/boards/my-boards',
  query: (options) => boardsApi.endpoints.listMyBoards.initiate(undefined, options),
  needsToken: true,
};
const myRequests: Prefetch = {
  url: '/join-requests/user',
  query: (options) => joinRequestsApi.endpoints.listMyJoinRequests.initiate(undefined, options),
  needsToken: true,
};
const shortLink = (id: string): Prefetch => ({
  url: `/api/boards/short/${pathSegment(id)}`,
  query: (options) => shortLinksApi.endpoints.resolveShortLink.initiate(id, options),
  isPublic: true,
});

/** Adds the page's margins, which the skeleton already has. */
const inPage = (Content: ComponentType<RouteParams>) => (params: RouteParams) => (
  <Page>
    <Content {...params} />
  </Page>
);

/** Only the board's creator sees it. */
const PendingRequests = lazyComponent(
  async () => (await import('@/features/review-desk/requests/pending-requests')).PendingRequests,
  {
    fallback: () => (
      <LoadingRegion label="Loading join requests">
        <Skeleton className="h-40" />
      </LoadingRegion>
    ),
  },
);

/** The preview of a new board. */
const BoardInvitation = lazyComponent(
  async () => (await import('@/features/joining/board-invitation')).BoardInvitation,
  { failed: () => null },
);

/** Every route, in the order in which they match: a fixed path before one with a parameter. */
const table = {
  home: {
    path: '/',
    title: 'Discover',
    // Not lazy: split off, it needed 15 small chunks and 4 kB more.
    load: async () => inPage(Discover),
    prefetch: () => [boards, viewer],
  },
  auth: {
    path: '/auth',
    title: 'Sign in',
    load: async () => (await import('@/features/sign-in/sign-in-card')).SignInCard,
  },
  onboarding: {
    path: '/onboarding',
    title: 'Onboarding',
    guard: 'sign-in',
    load: async () => inPage((await import('@/features/onboarding/onboarding')).Onboarding),
    prefetch: () => [viewer],
  },
  profile: {
    path: '/profile/:userId?',
    title: 'Profile',
    guard: 'sign-in',
    load: async () => inPage((await import('@/features/profile/profile')).Profile),
    prefetch: ({ userId }) => (userId === undefined ? [viewer] : [person(userId), viewer]),
  },
  boards: {
    path: '/boards',
    title: 'My Boards',
    guard: 'complete-profile',
    load: async () => inPage((await import('@/features/my-boards/boards-tabs')).BoardsTabs),
    prefetch: () => [viewer, myBoards],
  },
  createBoard: {
    path: '/boards/create',
    title: 'Create Board',
    guard: 'complete-profile',
    load: async () => {
      const { CreateBoard } = await import('@/features/create-board/create-board-form');
      return inPage(() => (
        <CreateBoard
          renderInvitation={(shown) => (
            <BoardInvitation
              board={shown}
              status="none"
              isProfileIncomplete={false}
              requests={undefined}
              actions={<span className={buttonStyle('join')}>Join Board</span>}
            />
          )}
        />
      ));
    },
    prefetch: () => [viewer],
  },
  review: {
    path: '/boards/:boardId/review/:step?',
    title: 'Review desk',
    guard: 'complete-profile',
    load: async () => (await import('@/features/review-desk/reading/review-desk')).ReviewPage,
    // Without the applications, which only the board's creator may load.
    prefetch: ({ boardId }) => [viewer, board(boardId)],
  },
  board: {
    path: '/boards/:boardId',
    title: 'Board',
    load: async () => {
      const { BoardDetail } = await import('@/features/board-detail/board-detail');
      return inPage(({ boardId }) => (
        <BoardDetail boardId={boardId} renderPendingRequests={(data) => <PendingRequests board={data} />} />
      ));
    },
    prefetch: ({ boardId }) => [board(boardId), viewer, myRequests],
  },
  joinBoard: {
    path: '/board/join/:boardId',
    title: 'Join board',
    guard: 'sign-in',
    load: async () => (await import('@/features/joining/join-board')).JoinBoard,
    prefetch: ({ boardId }) => [board(boardId), viewer, myRequests],
  },
  shortLink: {
    path: '/b/:shortId',
    title: 'Redirecting',
    load: async () => (await import('@/features/short-link/short-link-redirect')).ShortLinkRedirect,
    prefetch: ({ shortId }) => [shortLink(shortId)],
  },
  saved: {
    path: '/saved',
    title: 'Saved',
    guard: 'sign-in',
    load: async () => inPage((await import('@/features/saved/saved')).Saved),
    prefetch: () => [viewer],
  },
  comingSoon: {
    path: '/comingsoon',
    title: 'Coming Soon',
    load: async () => (await import('./message-pages')).ComingSoonPage,
  },
  error: {
    path: '/error',
    title: 'Something went wrong',
    load: async () => (await import('@/features/sign-in/sign-in-check-failed')).SignInCheckFailed,
  },
} satisfies Record<string, Route>;

export type RouteName = keyof typeof table;
export const routes: Readonly<Record<RouteName, Route>> = table;
export const routeNames = Object.keys(routes) as RouteName[];

/** @returns the route of a path, with the path's parameters; null for an unknown path */
export function matchRoute(pathname: string): (Route & { name: RouteName; params: RouteParams }) | null {
  for (const name of routeNames) {
    const match = matchPath(routes[name].path, pathname);
    if (match === null) continue;
    const params = Object.entries(match.params).map(([key, id]) => [key, id && decodeSegment(id)]);
    return { ...routes[name], name, params: Object.fromEntries(params) as RouteParams };
  }
  return null;
}
