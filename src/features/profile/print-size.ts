import type { User } from '@/domain/user';

/** The sizes at which a profile can be printed, so that it stays on one page (styles/print.css). */
export type PrintSize = 'normal' | 'small' | 'smaller' | 'smallest';

/** The root font size of each in px, same as in print.css. */
const SIZES: readonly (readonly [size: PrintSize, remPx: number])[] = [
  ['normal', 14],
  ['small', 12],
  ['smaller', 10],
];

/** The area that A4 and Letter have in common within margins of 16 mm; the height is in print.css as well. */
const PAGE = { widthPx: 670, heightPx: 930 };

/** Of the widest common fonts (DejaVu Sans, Verdana). With a narrower one, part of the page stays empty. */
const LETTER_EM = 0.62;
/** Chinese, Japanese and Korean letters, and emoji. */
const FULL_WIDTH_EM = 1.3;
const FULL_WIDTH_FROM = '\u2e80';

/** Tailwind's `base` with the line height of print.css, and the space between two sections. All in rem. */
const TEXT_REM = 0.9375;
const LINE_REM = 1.5;
const TIGHT_LINE_REM = 1.3;
const NAME_REM = 6;
const FACTS_REM = 10;
const CHIP_LINE_REM = 1.8;
const CHIP_PADDING_REM = 1.3;

const widthRem = (text: string) =>
  TEXT_REM *
  [...text].reduce((sum, letter) => sum + (letter < FULL_WIDTH_FROM ? LETTER_EM : FULL_WIDTH_EM), 0);

/** The number of lines a text takes, broken at words: each line but the last stays a little short. */
const linesOf = (text: string, roomRem: number) => Math.max(1, Math.ceil((widthRem(text) * 1.05) / roomRem));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function heightRem({ bio, socialMedia, profileQuestions }: User, roomRem: number, lineRem: number): number {
  const bioLines = sum(bio.split('\n').map((line) => linesOf(line, roomRem)));
  const links = socialMedia.map(({ url }) => linesOf(url, roomRem / 2 - 1));
  const chips = sum(profileQuestions.techStack.map((tech) => widthRem(tech) + CHIP_PADDING_REM));
  return (
    NAME_REM +
    FACTS_REM +
    (bioLines + Math.ceil(sum(links) / 2)) * lineRem +
    Math.ceil((chips * 1.1) / roomRem) * CHIP_LINE_REM
  );
}

/** The largest size at which a profile fits on one page, estimated from the length of its texts. */
export function printSize(user: User): PrintSize {
  const fitting = SIZES.find(([size, remPx]) => {
    const lineRem = size === 'normal' ? LINE_REM : TIGHT_LINE_REM;
    return heightRem(user, PAGE.widthPx / remPx, lineRem) * remPx <= PAGE.heightPx;
  });
  return fitting?.[0] ?? 'smallest';
}
