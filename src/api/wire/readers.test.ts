import { describe, expect, it } from 'vitest';
import { readList, readObjectOrNull } from './envelopes';
import { readBoard } from './read-board';
import { readJoinRequest } from './read-join-request';
import { readUser } from './read-user';
import { WireError } from './wire-values';

describe('readList', () => {
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
    ['beside a list of users', { users: [{ _id: 'u1' }], boards: [board] }],
    ['beside a list of users, under data', { data: { members: [{ _id: 'u1' }], boards: [board] } }],
  ])('reads a list %s', (_form, json) => {
    expect(readList(readBoard, 'boards')(json).map(({ id }) => id)).toEqual(['b1']);
  });

  it('reads users from `members` next to a list of boards', () => {
    const json = { boards: [board], members: [{ _id: 'u1' }] };
    expect(readList(readUser, 'users')(json).map(({ id }) => id)).toEqual(['u1']);
  });

  it.each([
    ['an empty and a full list', { users: [], members: [{ _id: 'u1' }] }, ['u1']],
    ['a full and an empty list', { members: [], users: [{ _id: 'u1' }] }, ['u1']],
    ['an empty list beside the data', { users: [], data: [{ _id: 'u1' }] }, ['u1']],
    ['an empty list beside a list of boards', { boards: [board], users: [] }, []],
    ['two empty lists', { users: [], members: [] }, []],
    ['null', { users: null }, []],
    ['null under data', { data: null }, []],
    ['null under data and users', { data: { users: null } }, []],
    ['null beside a list of boards', { boards: [board], users: null }, []],
    ['members beside users that are null', { users: null, data: { members: [{ _id: 'u1' }] } }, ['u1']],
  ])('reads the right list of users from %s', (_lists, json, ids) => {
    expect(readList(readUser, 'users')(json).map(({ id }) => id)).toEqual(ids);
  });

  it.each([[null], ['text'], [7], [{}], [{ boards: 'none' }], [{ items: [] }], [[7]], [[{ name: 'no id' }]]])(
    'rejects %j',
    (json) => {
      expect(() => readList(readBoard, 'boards')(json)).toThrow(WireError);
    },
  );
});

describe('readObjectOrNull', () => {
  const user = { _id: 'u1' };
  it.each([[user], [{ user }], [{ data: user }], [{ data: { user } }], [{ id: 'u1' }]])(
    'reads the object from %j',
    (json) => {
      expect(readObjectOrNull(readUser, 'user')(json)?.id).toBe('u1');
    },
  );

  it('prefers the endpoint’s own key', () => {
    const json = { user: { _id: 'u1' }, board: { _id: 'b1' } };
    expect(readObjectOrNull(readUser, 'user')(json)?.id).toBe('u1');
    expect(readObjectOrNull(readBoard, 'board')(json)?.id).toBe('b1');
    const other = { user: { _id: 'u1' }, data: { _id: 'b1' } };
    expect(readObjectOrNull(readBoard, 'board')(other)?.id).toBe('b1');
  });

  it.each([[null], [{}], [{ data: null }], [{ user: null }], [{ board: {} }]])(
    'returns null for %j',
    (json) => {
      expect(readObjectOrNull(readUser, 'user')(json)).toBeNull();
    },
  );

  it.each([['text'], [7], [[]], [{ message: 'hello' }], [{ data: 'x' }]])('rejects %j', (json) => {
    expect(() => readObjectOrNull(readUser, 'user')(json)).toThrow(WireError);
  });
});

describe('readUser', () => {
  it('uses empty values for missing fields', () => {
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

  it('reads every field of a complete response', () => {
    const complete = {
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
      expect(readUser({ _id: 'u1', ...complete, onboardingStep })).toEqual({
        id: 'u1',
        ...complete,
        onboardingStep,
      });
    }
  });

  it('reads a salary as hidden only if `hidden` is true', () => {
    const hidden = (value: unknown) =>
      readUser({ _id: 'u1', profileQuestions: { salaryExpectations: { salary: 1, hidden: value } } })
        .profileQuestions.salaryExpectations.hidden;
    expect([false, undefined, true].map(hidden)).toEqual([false, false, true]);
  });

  it('ignores fields of the wrong type', () => {
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
    'completes the creator %j from the members',
    (creator) => {
      const carla = { name: 'Carla', username: 'carla', profilePicture: 'https://c.example', verified: true };
      const members = ['m1', { _id: 'c1', ...carla, email: 'c@example.com' }];
      expect(readBoard({ _id: 'b1', creator, members }).creator).toEqual({ id: 'c1', ...carla });
      const incomplete = readBoard({ _id: 'b1', creator, members: ['c1'] }).creator;
      expect(incomplete).toMatchObject({ id: 'c1', username: '' });
    },
  );

  it('prefers the creator’s own username to a name among the members', () => {
    const creator = { _id: 'c1', username: 'carla' };
    const members = [{ _id: 'c1', name: 'Another' }];
    expect(readBoard({ _id: 'b1', creator, members }).creator).toMatchObject({ name: '', username: 'carla' });
  });

  it('omits members whose account was deleted', () => {
    const { members } = readBoard({ _id: 'b1', members: [null, { _id: 'm1', name: 'Mario' }, 'm2', {}] });
    expect(members.map(({ id, name }) => [id, name])).toEqual([
      ['m1', 'Mario'],
      ['m2', ''],
    ]);
  });

  it('keeps the first of several entries with the same id', () => {
    const { members } = readBoard({ _id: 'b1', members: [{ _id: 'm1', name: 'Mario' }, 'm2', 'm1', 'm2'] });
    expect(members.map(({ id, name }) => [id, name])).toEqual([
      ['m1', 'Mario'],
      ['m2', ''],
    ]);
  });
});

it.each([[readUser], [readBoard], [readJoinRequest]])('%o reads a date in ms', (read) => {
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
])('names the missing field of an invalid response: %#', (read, message) => {
  expect(read).toThrow(new WireError(message));
});

describe('readJoinRequest', () => {
  it('has no answers if the response has none', () => {
    expect(readJoinRequest({ _id: 'r1', board: 'b1' }).answers).toEqual([]);
    expect(readBoard({ _id: 'b1' }).members).toEqual([]);
  });

  it.each([['b1'], [{ _id: 'b1', name: 'Board' }]])('reads the board %j', (board) => {
    expect(readJoinRequest({ _id: 'r1', board, user: 'u1' })).toMatchObject({
      boardId: 'b1',
      user: { id: 'u1' },
    });
  });

  it('joins answers sent as pairs', () => {
    const { answers } = readJoinRequest({
      _id: 'r1',
      board: 'b1',
      answers: ['Why?,so', ['Why, then?', 'so']],
    });
    expect(answers).toEqual(['Why?,so', 'Why, then?,so']);
  });

  it('joins answers sent as objects', () => {
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

  it('rejects a request without an id', () => {
    expect(() => readJoinRequest({ board: 'b1' })).toThrow(WireError);
  });
});
