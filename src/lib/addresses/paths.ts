/**
 * Every path of the app as a function, so that a link cannot be misspelt. Ids are percent-encoded here and nowhere
 * else.
 */
const segment = pathSegment;
const value = encodeURIComponent;

export const paths = {
  home: () => '/',
  auth: (redirect?: string | null) => (redirect ? `/auth?redirect=${value(redirect)}` : '/auth'),
  onboarding: (redirect?: string | null) =>
    redirect ? `/onboarding?redirect=${value(redirect)}` : '/onboarding',
  profile: (userId?: string) => (userId === undefined ? '/profile' : `/profile/${segment(userId)}`),
  /** The own profile without anything that only its owner sees. */
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
 * Turns an id into one segment of a path. Besides percent-encoding it defuses '.' and '..', which would change the
 * path even when encoded: `/boards/b1/members/..` is `/boards/b1/`.
 */
export function pathSegment(id: string): string {
  return /^\.{1,2}$/.test(id) ? id.replaceAll('.', '%252E') : encodeURIComponent(id);
}

/** The id in a segment of an address; the segment itself if it cannot be decoded, as for the router. */
export function idInSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
