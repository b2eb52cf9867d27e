import type { User } from '@/domain/user';

/** About how many letters fit in a line of a printed page. */
const LINE_LETTERS = 100;
const LINKS_PER_LINE = 2;
const TECHNOLOGIES_PER_LINE = 7;
/** More than this does not fit on one page beside the name and the facts. */
const LINES_MAX = 36;

/** Whether a profile needs a smaller print to stay on one page. */
export function isLongInPrint({ bio, socialMedia, profileQuestions }: User): boolean {
  const bioLines = bio.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / LINE_LETTERS), 0);
  const others =
    socialMedia.length / LINKS_PER_LINE + profileQuestions.techStack.length / TECHNOLOGIES_PER_LINE;
  return bioLines + others > LINES_MAX;
}
