/**
 * The next text of a live region. Screen readers announce only changes, so a repeated text gets an invisible space.
 * @param before the region's current text
 */
export const nextAnnouncement = (before: string, text: string): string =>
  before === text ? `${text}\u00A0` : text;
