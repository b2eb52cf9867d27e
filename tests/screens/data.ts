import type { DemoDb } from '@/demo/db';
import { boardId, personId } from '@/demo/seed/records';
import { seedDb } from '@/demo/seed/seed-db';

/** The people of the scenes, by their slug in the demo's seed. */
const VIEWERS = {
  creator: 'maya-lindqvist',
  member: 'tomas-ferreira',
  outsider: 'noor-haddad',
  /** Has not finished onboarding. */
  unfinished: 'samuel-okonkwo',
} as const;
export type Viewer = keyof typeof VIEWERS;

export const viewerId = (viewer: Viewer) => personId(VIEWERS[viewer]);

/** 'creator' has created the first three. */
export const BOARDS = {
  busy: boardId('northern-design-circle'),
  /** 'member' is in it. */
  joined: boardId('open-source-interface-crew'),
  empty: boardId('stockholm-breakfast-table'),
  /** 'member' has applied to it. */
  applied: boardId('docs-people-who-ship'),
  /** A board that has rejected 'member'. */
  rejected: boardId('remote-react-guild'),
} as const;

const FORTY = 'Donaudampfschifffahrtselektrizitätenhaupt';

/**
 * Texts that break layouts: long, of one long word, right to left, of wide letters, of emoji, of one letter, of
 * markup.
 */
const NAMES = [
  'Maximiliana Anastasia Konstantinopolitanskaya-Wolfeschlegelsteinhausenberger of the Northern Archipelago',
  FORTY,
  'عبد الرحمن بن محمد الخوارزمي من بغداد',
  '寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末',
  '👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈 Zoë 🪐✨🦄🌋🐙🍉',
  'Ø',
  '<b>Robert</b> & "Bobby"; DROP TABLE',
  'שלום Peace 123 עולם',
] as const;

const WORD = FORTY.repeat(3);
const TEXTS = [
  `${WORD} and then some plain words. `.repeat(6),
  'هذا نص طويل يقرأ من اليمين إلى اليسار، ويحتوي على كلمات English في الوسط. '.repeat(6),
  `One line.\n\n\nAnother, after empty ones: https://example.com/${'a'.repeat(120)}\n- a list\n- that is none`,
  '🎉'.repeat(80),
  'x',
] as const;

const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** The seed with every text replaced by one that breaks layouts. */
function extremeDb(): DemoDb {
  const db = seedDb();
  db.users.forEach((user, index) => {
    user.name = at(NAMES, index);
    user.username = index % 3 === 0 ? FORTY.toLowerCase() + index : user.username;
    user.bio = at(TEXTS, index);
    user.location = at(NAMES, index + 1);
    user.verified = true;
    user.profileQuestions.techStack = [WORD, ...NAMES, 'C'];
    user.profileQuestions.role = 'other';
    user.profileQuestions.customRole = at(NAMES, index + 3);
    user.profileQuestions.yearsOfExperience = 50;
    user.profileQuestions.salaryExpectations = { salary: 10_000_000, hidden: false };
    user.socialMedia.push({ _id: `x${index}`, platform: FORTY, url: `https://example.com/${FORTY}` });
  });
  db.boards.forEach((board, index) => {
    // A board can be renamed to up to 300 characters.
    board.name = index % 2 === 0 ? `${at(NAMES, index)} ${at(TEXTS, index)}`.slice(0, 300) : at(NAMES, index);
    board.description = at(TEXTS, index);
    board.boardType = [FORTY.toLowerCase(), ...NAMES.slice(0, 4)];
    board.questions = [...board.questions.slice(0, 1), ...TEXTS, `Salary ${WORD}?`];
  });
  db.joinRequests.forEach((request, index) => {
    const board = db.boards.find(({ _id }) => _id === request.board);
    request.answers = (board?.questions ?? []).map((question, n) => `${question},${at(TEXTS, index + n)}`);
    if (request.status === 'accepted') request.acceptanceNote = at(TEXTS, index);
    if (request.status === 'rejected') request.rejectionNote = at(TEXTS, index);
  });
  return db;
}

export const DATA = { seed: () => seedDb(), extreme: extremeDb } as const;
