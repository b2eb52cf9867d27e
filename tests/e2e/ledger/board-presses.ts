import type { DemoBoard } from '@/demo/db';
import type { AllowedPress } from './allowed-press';
import type { ScreenAtPress } from './screen-at-press';

/** The board that the words name. */
const boardIn = ({ db }: ScreenAtPress, words: string): DemoBoard | undefined =>
  db.boards.find(({ name }) => words.includes(name));

/** The board that the screen is about, or its dialog. */
const boardOf = (screen: ScreenAtPress) =>
  boardIn(screen, screen.top.textContent ?? '') ?? boardIn(screen, screen.heading);

/** The board that the screen behind the dialog is about. */
const boardBehind = (screen: ScreenAtPress) => boardIn(screen, screen.heading)?._id;

/** Question by question, from the fields or from the text of all answers. */
function answersShown(screen: ScreenAtPress): [string, string][] {
  const questions = boardIn(screen, screen.heading)?.questions ?? [];
  // With their paragraphs.
  const answers = [...screen.top.querySelectorAll('dt + dd')].map((one) => one.textContent?.trim());
  const read = new Map(screen.texts('dt').map((question, index) => [question, answers[index] ?? '']));
  return questions.map((question) => {
    const answer = read.get(question) ?? screen.text(question);
    return [question, answer === 'No answer' ? '' : answer];
  });
}

export const BOARD_PRESSES: readonly AllowedPress[] = [
  {
    call: 'POST /boards',
    press: /^Create Board$/,
    in: /^Create Board$/,
    enter: /^Board name$/,
    modEnter: /^(Description|Question \d+)$/,
    says: ({ body }) => body,
    shown: (screen) => ({
      name: screen.text('Board name'),
      boardType: screen.tags('Board type').map((tag) => tag.toLowerCase()),
      description: screen.text('Description'),
      questions: [
        ...screen.texts('ol > li:first-child > span:nth-child(2)'),
        ...[...screen.top.querySelectorAll<HTMLTextAreaElement>('ol textarea')]
          .map(({ value }) => value.trim())
          .filter(Boolean),
      ],
    }),
    scene: 'create',
  },
  {
    call: 'PUT /boards/{boardId}',
    press: /^Save Changes$/,
    in: /^Edit Board$/,
    enter: /^Board Name$/,
    modEnter: /^Description$/,
    says: ({ ids, body }) => [ids, body],
    shown: (screen) => [
      [boardBehind(screen)],
      { name: screen.text('Board Name'), description: screen.text('Description') },
    ],
    scene: 'board-creator',
  },
  {
    call: 'DELETE /boards/{boardId}',
    press: /^Delete Board$/,
    in: /^Delete Board$/,
    says: ({ ids }) => ids,
    shown: (screen) => [boardOf(screen)?._id],
    scene: 'board-creator',
  },
  {
    call: 'DELETE /boards/{boardId}/members/{memberId}',
    press: /^Remove$/,
    in: /^Remove Member$/,
    says: ({ ids }) => ids,
    shown(screen) {
      const words = screen.top.textContent ?? '';
      return [
        boardOf(screen)?._id,
        screen.db.users.find(({ name }) => words.includes(`${name} will no longer`))?._id,
      ];
    },
    scene: 'board-creator',
  },
  {
    call: 'DELETE /boards/{boardId}/leave',
    press: /^Leave Board$/,
    in: /^Leave Board$/,
    says: ({ ids }) => ids,
    shown: (screen) => [boardOf(screen)?._id],
    scene: 'board-member',
  },
  {
    call: 'POST /boards/{boardId}/apply',
    press: /^Submit$/,
    in: /^User Application$/,
    enter: /salary|location/i,
    modEnter: /./,
    says: ({ ids, body }) => [
      ids,
      (body as [string, string][]).map(([question, answer]) => [question, answer.trim()]),
    ],
    shown: (screen) => [[boardBehind(screen)], answersShown(screen)],
    scene: 'join-open',
  },
  {
    call: 'POST /join-requests',
    press: /^Join Board$/,
    in: /invited you to join/,
    says: ({ body }) => body,
    shown: (screen) => ({ boardId: boardBehind(screen), answers: [] }),
    scene: 'join-without-questions',
  },
];
