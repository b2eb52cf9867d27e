const segment = pathSegment;
/** Encodes any text: `encodeURIComponent` throws for half an emoji. */
const value = (text: string) => encodeURIComponent(text.toWellFormed());

/** Every path of the app. Only this file percent-encodes ids. */
export const paths = {
  home: () => '/',
  auth: (redirect?: string | null) => (redirect ? `/auth?redirect=${value(redirect)}` : '/auth'),
  onboarding: (redirect?: string | null) =>
    redirect ? `/onboarding?redirect=${value(redirect)}` : '/onboarding',
  profile: (userId?: string) => (userId === undefined ? '/profile' : `/profile/${segment(userId)}`),
  /** The viewer's profile as other users see it. */
  profileFromOutside: () => '/profile?view=public',
  boards: () => '/boards',
  myApplications: () => '/boards?tab=applications',
  createBoard: () => '/boards/create',
  board: (boardId: string) => `/boards/${segment(boardId)}`,
  review: (boardId: string) => `/boards/${segment(boardId)}/review`,
  sendDecisions: (boardId: string) => `/boards/${segment(boardId)}/review/send`,
  joinBoard: (boardId: string) => `/board/join/${segment(boardId)}`,
  shortLink: (shortId: string) => `/b/${segment(shortId)}`,
  saved: () => '/saved',
  comingSoon: () => '/comingsoon',
  error: () => '/error',
} as const;
/**
 * Encodes an id as one segment of a path. Also escapes '.' and '..', which change the path even when percent-encoded.
 */
export function pathSegment(id: string): string {
  return /^\.{1,2}$/.test(id) ? id.replaceAll('.', '%252E') : value(id);
}

/** The id in a shared link, without punctuation that follows the link in a sentence. */
export const sharedId = (id: string): string => id.replace(/[^\p{L}\p{N}_-]+$/u, '');

/** Decodes an id from a segment; returns the segment if that fails, like the router. */
export function idInSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
