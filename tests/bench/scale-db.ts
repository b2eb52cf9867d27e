import { stableId, type DemoBoard, type DemoDb, type DemoUser } from '@/demo/db';
import { daysBefore, toUser } from '@/demo/seed/records';
import { SEED_NOW } from '@/demo/seed/seed-db';
import { PENDING_STATUS } from '@/domain/join-request';
import { ROLE_OPTIONS } from '@/domain/profile-options';

/** The amounts to add to the data. */
interface Scale {
  /** More boards, each with a few members. */
  boards: number;
  /** New people, all of them members of the first board. */
  members: number;
  /** New people with a pending application to the first board each. */
  requests: number;
}

const FIRST_NAMES = 'Ada Bilal Chen Dalia Emeka Farah Goran Hana Ivo Juna Kai Lena Mo'.split(' ');
const LAST_NAMES = 'Abara Berg Costa Demir Eriksen Fofana García Huang Ito Jansen Khan'.split(' ');
const TOPICS = 'Design Data Mobile Security Product Growth Research Platform Support'.split(' ');
const GATHERINGS = ['Circle', 'Guild', 'Table', 'Workshop', 'Collective', 'Room', 'Society'];
const MEMBERS_PER_BOARD = 5;

/**
 * A larger copy of the data, for tests of scale. The same input gives the same output, and the input is not
 * changed. The first board (Maya Lindqvist's, in the seed) gets all the members and requests.
 */
export function scaleDb(db: DemoDb, { boards, members, requests }: Scale): DemoDb {
  const [crowded, ...otherBoards] = db.boards;
  if (crowded === undefined) throw new Error('There must be a board to put the members on');
  const newMembers = Array.from({ length: members }, (_, index) => makePerson(`member-${index}`, index));
  const applicants = Array.from({ length: requests }, (_, index) => makePerson(`applicant-${index}`, index));
  const users = [...db.users, ...newMembers, ...applicants];
  return {
    ...db,
    users,
    boards: [
      { ...crowded, members: [...crowded.members, ...newMembers.map(({ _id }) => _id)] },
      ...otherBoards,
      ...Array.from({ length: boards }, (_, index) => makeBoard(index, users, crowded.questions)),
    ],
    joinRequests: [
      ...db.joinRequests,
      ...applicants.map(({ _id }, index) => ({
        _id: stableId(`scale:request:${index}`),
        user: _id,
        board: crowded._id,
        status: PENDING_STATUS as 'pending',
        answers: crowded.questions.map((question) => `${question},Answer ${index + 1}, with a comma`),
        acceptanceNote: '',
        rejectionNote: '',
        createdAt: daysBefore(SEED_NOW, 20 + (index % 300), `scale:request:${index}`),
        decidedAt: null,
      })),
    ],
  };
}

function makePerson(key: string, index: number): DemoUser {
  const number = index + 1;
  return toUser(
    {
      slug: `scale-${key}`,
      name: `${pick(FIRST_NAMES, index)} ${pick(LAST_NAMES, Math.floor(index / FIRST_NAMES.length))} ${number}`,
      role: pick(ROLE_OPTIONS, index).value,
      years: index % 31,
      location: 'Everywhere',
      bio: `Person number ${number} of a very large board.`,
      tech: ['TypeScript', 'SQL', 'Figma', 'Go', 'Rust'].slice(0, index % 6),
      links: ['github', 'linkedin'],
      salary: 30_000 + (index % 100) * 1000,
      looking: index % 2 === 0 ? 'looking' : 'not_looking',
      joinedDaysAgo: 700 + (index % 300),
    },
    SEED_NOW,
  );
}

function makeBoard(index: number, users: readonly DemoUser[], questions: string[]): DemoBoard {
  const creator = pick(users, index * 7);
  const members = Array.from(
    { length: MEMBERS_PER_BOARD },
    (_, offset) => pick(users, index * 11 + offset + 1)._id,
  );
  return {
    _id: stableId(`scale:board:${index}`),
    name: `${pick(TOPICS, index)} ${pick(GATHERINGS, Math.floor(index / TOPICS.length))} No. ${index + 1}`,
    boardType: ['others'],
    description: `Board number ${index + 1} of a very long list.`,
    questions,
    creator: creator._id,
    members: [...new Set([creator._id, ...members])],
    shortLink: stableId(`scale:link:${index}`).slice(0, 8),
    createdAt: daysBefore(SEED_NOW, 700 + (index % 300), `scale:board:${index}`),
  };
}

/** The list's entry at an index that wraps around. */
function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('Cannot pick from an empty list');
  return item;
}
