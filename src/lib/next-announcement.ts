/**
 * The next text of a live region. Screen readers announce only changes, so a repeated text gets an invisible space.
 * @param current the region's text
 */
export const nextAnnouncement = (current: string, text: string): string =>
  current === text ? `${text}\u00A0` : text;
