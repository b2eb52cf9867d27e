/** Encodes any text: `encodeURIComponent` throws for half an emoji. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** Links to every page of the app. Only this file percent-encodes ids. */
export const paths = {
  home: () => '/',
  auth: (redirect?: string | null) => (redirect ? `/auth?redirect=${encode(redirect)}` : '/auth'),
  onboarding: (redirect?: string | null) =>
    redirect ? `/onboarding?redirect=${encode(redirect)}` : '/onboarding',
  profile: (userId?: string) => (userId === undefined ? '/profile' : `/profile/${pathSegment(userId)}`),
  /** The viewer's profile as other users see it. */
  publicProfile: () => '/profile?view=public',
  boards: () => '/boards',
  myApplications: () => '/boards?tab=applications',
  createBoard: () => '/boards/create',
  board: (boardId: string) => `/boards/${pathSegment(boardId)}`,
  review: (boardId: string) => `/boards/${pathSegment(boardId)}/review`,
  sendDecisions: (boardId: string) => `/boards/${pathSegment(boardId)}/review/send`,
  joinBoard: (boardId: string) => `/board/join/${pathSegment(boardId)}`,
  /** The join page with its form open. */
  apply: (boardId: string) => `/board/join/${pathSegment(boardId)}?apply=1`,
  shortLink: (shortId: string) => `/b/${pathSegment(shortId)}`,
  saved: () => '/saved',
  comingSoon: () => '/comingsoon',
  error: () => '/error',
} as const;

/** Encodes an id as one segment of a path. Also escapes '.' and '..', which change the path even if percent-encoded. */
export function pathSegment(id: string): string {
  return /^\.{1,2}$/.test(id) ? id.replaceAll('.', '%252E') : encode(id);
}

/** The id in a shared link, without punctuation that follows the link in a sentence. */
export const sharedId = (id: string): string => id.replace(/[^\p{L}\p{N}_-]+$/u, '');

/** Decodes an id from a segment; returns the segment if that fails, like the router. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
