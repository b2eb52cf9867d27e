import { describe, expect, it } from 'vitest';
import { readList, readObjectOrNull } from './envelopes';
import { readBoard } from './read-board';
import { readJoinRequest } from './read-join-request';
import { readUser } from './read-user';
import { WireError } from './wire-values';

describe('lists', () => {
  const board = { _id: 'b1', name: 'Board' };
  it.each([
    ['bare', [board]],
    ['under boards', { boards: [board] }],
    ['under users', { users: [board] }],
    ['under members', { members: [board] }],
    ['under joinRequests', { joinRequests: [board] }],
    ['under data', { data: [board], total: 1 }],
    ['under data and boards', { success: true, data: { boards: [board] } }],
    ['with a null entry', [null, board]],
    ['twice', [board, { id: 'b1' }]],
    ['beside a list of people', { users: [{ _id: 'u1' }], boards: [board] }],
    ['beside a list of people, under data', { data: { members: [{ _id: 'u1' }], boards: [board] } }],
  ])('may come %s', (_how, json) => {
    expect(readList(readBoard, 'boards')(json).map(({ id }) => id)).toEqual(['b1']);
  });

  it('of people may come under members, beside a list of boards', () => {
    const json = { boards: [board], members: [{ _id: 'u1' }] };
    expect(readList(readUser, 'users')(json).map(({ id }) => id)).toEqual(['u1']);
  });

  it.each([
    ['an empty and a full list of people', { users: [], members: [{ _id: 'u1' }] }, ['u1']],
    ['the same the other way round', { members: [], users: [{ _id: 'u1' }] }, ['u1']],
    ['an empty list beside the data', { users: [], data: [{ _id: 'u1' }] }, ['u1']],
    ['nobody, beside a list of boards', { boards: [board], users: [] }, []],
    ['nobody at all', { users: [], members: [] }, []],
    ['nobody, as null', { users: null }, []],
    ['nobody, as null under data', { data: null }, []],
    ['nobody, as null twice wrapped', { data: { users: null } }, []],
    ['nobody, as null beside a list of boards', { boards: [board], users: null }, []],
    ['members beside users that are null', { users: null, data: { members: [{ _id: 'u1' }] } }, ['u1']],
  ])('of people are the right one of %s', (_which, json, ids) => {
    expect(readList(readUser, 'users')(json).map(({ id }) => id)).toEqual(ids);
  });

  it.each([[null], ['text'], [7], [{}], [{ boards: 'none' }], [{ items: [] }], [[7]], [[{ name: 'no id' }]]])(
    'refuse %j',
    (json) => {
      expect(() => readList(readBoard, 'boards')(json)).toThrow(WireError);
    },
  );
});

describe('single objects', () => {
  const user = { _id: 'u1' };
  it.each([[user], [{ user }], [{ data: user }], [{ data: { user } }], [{ id: 'u1' }]])(
    'may come as %j',
    (json) => {
      expect(readObjectOrNull(readUser, 'user')(json)?.id).toBe('u1');
    },
  );

  it('are the one that the endpoint is about', () => {
    const json = { user: { _id: 'u1' }, board: { _id: 'b1' } };
    expect(readObjectOrNull(readUser, 'user')(json)?.id).toBe('u1');
    expect(readObjectOrNull(readBoard, 'board')(json)?.id).toBe('b1');
    const other = { user: { _id: 'u1' }, data: { _id: 'b1' } };
    expect(readObjectOrNull(readBoard, 'board')(other)?.id).toBe('b1');
  });

  it.each([[null], [{}], [{ data: null }], [{ user: null }], [{ board: {} }]])(
    '%j counts as empty',
    (json) => {
      expect(readObjectOrNull(readUser, 'user')(json)).toBeNull();
    },
  );

  it.each([['text'], [7], [[]], [{ message: 'hello' }], [{ data: 'x' }]])('refuse %j', (json) => {
    expect(() => readObjectOrNull(readUser, 'user')(json)).toThrow(WireError);
  });
});

describe('readUser', () => {
  it('uses empty values for everything that is missing', () => {
    expect(readUser({ _id: 'u1' })).toEqual({
      id: 'u1',
      firebaseUid: null,
      name: '',
      username: '',
      email: '',
      bio: '',
      location: '',
      walletAddress: '',
      profilePicture: null,
      verified: false,
      createdAt: null,
      isProfileComplete: false,
      profileCompletionPercentage: 0,
      onboardingStep: 'profile',
      onboardingCompleted: false,
      socialMedia: [],
      profileQuestions: {
        role: '',
        customRole: '',
        developerType: [],
        customDeveloperType: [],
        workPreference: '',
        yearsOfExperience: null,
        salaryExpectations: { salary: null, hidden: false },
        techStack: [],
        lookingForOpportunities: '',
      },
    });
  });

  it('reads everything that a whole answer has', () => {
    const whole = {
      firebaseUid: 'f1',
      name: 'Ana',
      username: 'ana',
      email: 'ana@example.com',
      bio: 'Birds',
      location: 'Oslo',
      walletAddress: '0x1',
      profilePicture: 'https://ana.example/p.png',
      verified: true,
      createdAt: '2026-01-02T03:04:05Z',
      isProfileComplete: true,
      profileCompletionPercentage: 80,
      onboardingCompleted: true,
      socialMedia: [{ platform: 'blog', url: 'https://ana.example' }],
      profileQuestions: {
        role: 'custom',
        customRole: 'Ornithologist',
        developerType: ['frontend'],
        customDeveloperType: ['birds'],
        workPreference: 'remote',
        yearsOfExperience: 7,
        salaryExpectations: { salary: 90_000, hidden: true },
        techStack: ['Go'],
        lookingForOpportunities: 'looking',
      },
    };
    for (const onboardingStep of ['profile', 'questions', 'social']) {
      expect(readUser({ _id: 'u1', ...whole, onboardingStep })).toEqual({
        id: 'u1',
        ...whole,
        onboardingStep,
      });
    }
  });

  it('shows a salary unless the answer says that it is hidden', () => {
    const hidden = (value: unknown) =>
      readUser({ _id: 'u1', profileQuestions: { salaryExpectations: { salary: 1, hidden: value } } })
        .profileQuestions.salaryExpectations.hidden;
    expect([false, undefined, true].map(hidden)).toEqual([false, false, true]);
  });

  it('survives fields of the wrong kind', () => {
    const user = readUser({
      _id: 'u1',
      name: { first: 'Ana' },
      bio: null,
      isProfileComplete: 'true',
      profileCompletionPercentage: '80',
      onboardingStep: 'payment',
      socialMedia: [
        null,
        'x',
        { platform: 'github', url: 'https://github.com/ana', _id: 's1' },
        { platform: 'x' },
      ],
      profileQuestions: { yearsOfExperience: '7', techStack: 'React', salaryExpectations: [], role: ['dev'] },
    });
    expect(user).toMatchObject({
      name: '',
      bio: '',
      isProfileComplete: false,
      profileCompletionPercentage: 80,
      onboardingStep: 'profile',
      socialMedia: [{ platform: 'github', url: 'https://github.com/ana' }],
    });
    expect(user.profileQuestions).toMatchObject({ yearsOfExperience: 7, techStack: [], role: '' });
  });
});

describe('readBoard', () => {
  it.each([
    [
      { _id: 'c1', name: 'Carla', username: 'carla', verified: true },
      { id: 'c1', name: 'Carla', username: 'carla', profilePicture: null, verified: true },
    ],
    ['c1', { id: 'c1', name: '', username: '', profilePicture: null, verified: false }],
    [null, null],
    [undefined, null],
    [{}, null],
  ])('reads the creator %j', (creator, expected) => {
    expect(readBoard({ _id: 'b1', creator }).creator).toEqual(expected);
  });

  it.each([['c1'], [{ _id: 'c1' }], [{ id: 'c1', name: ' ' }]])(
    'knows the creator %j from the members, where they say more',
    (creator) => {
      const carla = { name: 'Carla', username: 'carla', profilePicture: 'https://c.example', verified: true };
      const members = ['m1', { _id: 'c1', ...carla, email: 'c@example.com' }];
      expect(readBoard({ _id: 'b1', creator, members }).creator).toEqual({ id: 'c1', ...carla });
      const bare = readBoard({ _id: 'b1', creator, members: ['c1'] }).creator;
      expect(bare).toMatchObject({ id: 'c1', username: '' });
    },
  );

  it('believes what the creator’s own entry says', () => {
    const creator = { _id: 'c1', username: 'carla' };
    const members = [{ _id: 'c1', name: 'Another' }];
    expect(readBoard({ _id: 'b1', creator, members }).creator).toMatchObject({ name: '', username: 'carla' });
  });

  it('leaves out members whose account was deleted', () => {
    const { members } = readBoard({ _id: 'b1', members: [null, { _id: 'm1', name: 'Mario' }, 'm2', {}] });
    expect(members.map(({ id, name }) => [id, name])).toEqual([
      ['m1', 'Mario'],
      ['m2', ''],
    ]);
  });

  it('has each member once, as the first entry tells them', () => {
    const { members } = readBoard({ _id: 'b1', members: [{ _id: 'm1', name: 'Mario' }, 'm2', 'm1', 'm2'] });
    expect(members.map(({ id, name }) => [id, name])).toEqual([
      ['m1', 'Mario'],
      ['m2', ''],
    ]);
  });
});

it.each([[readUser], [readBoard], [readJoinRequest]])('a date may be a number of ms: %o', (read) => {
  expect(read({ _id: 'a', createdAt: 1_777_975_200_000 }).createdAt).toBe('2026-05-05T10:00:00.000Z');
});

it.each([
  [() => readList(readBoard, 'boards')('none'), 'Expected a list'],
  [() => readObjectOrNull(readUser, 'user')(7), 'Expected an object'],
  [() => readObjectOrNull(readUser, 'user')({ message: 'hello' }), 'Expected an object with an id'],
  [() => readUser(7), 'Expected a user'],
  [() => readUser({}), 'A user without an id'],
  [() => readBoard(7), 'Expected a board'],
  [() => readBoard({}), 'A board without an id'],
  [() => readJoinRequest(7), 'Expected a join request'],
  [() => readJoinRequest({ board: 'b1' }), 'A join request without an id'],
])('an answer that cannot be used says what was missing: %#', (read, message) => {
  expect(read).toThrow(new WireError(message));
});

describe('readJoinRequest', () => {
  it('has no answers, and no members, where none came', () => {
    expect(readJoinRequest({ _id: 'r1', board: 'b1' }).answers).toEqual([]);
    expect(readBoard({ _id: 'b1' }).members).toEqual([]);
  });

  it.each([['b1'], [{ _id: 'b1', name: 'Board' }]])('reads the board %j', (board) => {
    expect(readJoinRequest({ _id: 'r1', board, user: 'u1' })).toMatchObject({
      boardId: 'b1',
      user: { id: 'u1' },
    });
  });

  it('joins answers that were sent as pairs', () => {
    const { answers } = readJoinRequest({
      _id: 'r1',
      board: 'b1',
      answers: ['Why?,so', ['Why, then?', 'so']],
    });
    expect(answers).toEqual(['Why?,so', 'Why, then?,so']);
  });

  it('joins answers that were sent as objects', () => {
    const answers = [{ question: 'Why, then?', answer: 'so', _id: 'a1' }, { question: 'How?' }, {}, null];
    const joined = ['Why, then?,so', 'How?,', ',', ''];
    expect(readJoinRequest({ _id: 'r1', board: 'b1', answers }).answers).toEqual(joined);
  });

  it.each([
    [null, ''],
    [{}, ''],
    [{ id: null, name: 'Ana' }, 'Ana'],
  ])('keeps a request whose applicant was deleted: %j', (user, name) => {
    expect(readJoinRequest({ _id: 'r1', board: 'b1', user, status: 'pending' })).toMatchObject({
      user: { id: '', name },
      status: 'pending',
    });
  });

  it.each([[{ _id: 'r1' }], [{ _id: 'r1', board: null }]])('keeps %j, whose board was deleted', (json) => {
    expect(readJoinRequest(json)).toMatchObject({ id: 'r1', boardId: null, boardName: null });
  });

  it('refuses one without an id', () => {
    expect(() => readJoinRequest({ board: 'b1' })).toThrow(WireError);
  });
});
