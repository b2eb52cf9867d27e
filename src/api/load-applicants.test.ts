// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn } from '@/identity/auth-slice';
import { createApiStore } from '@kit/api-store';
import { joinRequestsApi } from './join-requests';
import { loadApplicants } from './load-applicants';

const { listBoardJoinRequests } = joinRequestsApi.endpoints;
const LIST = '/boards/b1/join-requests';

/** What the backend answers, by path: a function for one that is held. */
let answers: Record<string, () => Response | Promise<Response>> = {};
let calls: string[] = [];
const profileCalls = () => calls.filter((path) => path !== LIST).map((path) => path.replace('/profile/', ''));

const person = (id: string) => () => Response.json({ _id: id, name: `Name of ${id}`, bio: `Bio of ${id}` });
const failure = (status: number) => () => Response.json({ message: 'no' }, { status });

/** A list of one application each, with nothing of the people but their ids. */
function listOf(...people: string[]) {
  answers[LIST] = () =>
    Response.json(people.map((user) => ({ _id: `of-${user}`, board: 'b1', user, status: 'pending' })));
  for (const id of people) answers[`/profile/${id}`] ??= person(id);
}

beforeEach(() => {
  answers = {};
  calls = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    calls.push(pathname);
    return answers[pathname]?.() ?? failure(404)();
  });
});

async function open() {
  const store = createApiStore();
  const names = () =>
    listBoardJoinRequests
      .select('b1')(store.getState())
      .data?.map(({ user }) => user.name) ?? [];
  const loadList = () => store.dispatch(listBoardJoinRequests.initiate('b1', { forceRefetch: true }));
  await loadList();
  return { store, names, loadList, load: () => loadApplicants(store, 'b1') };
}

describe('applicants of whom a list has only the ids', () => {
  it('are loaded, each once, and are in the list also when it is loaded again', async () => {
    listOf('ana', 'ben');
    const list = answers[LIST]!;
    answers[LIST] = async () => Response.json([...(await (await list()).json()), { _id: 'r3', user: 'ana' }]);
    const { store, names, loadList, load } = await open();
    expect(names()).toEqual(['', '', '']);
    await load();
    const filled = ['Name of ana', 'Name of ben', 'Name of ana'];
    expect(names()).toEqual(filled);
    expect(profileCalls()).toEqual(['ana', 'ben']);

    const select = () => listBoardJoinRequests.select('b1')(store.getState()).data;
    const before = select();
    await loadList();
    expect(names()).toEqual(filled);
    // Nobody has to read or draw them again.
    expect(select()).toBe(before);
    await load();
    expect(profileCalls()).toEqual(['ana', 'ben']);
  });

  it('stay as they are where they have no profile, and are not asked for again', async () => {
    for (const [id, status] of [
      ['gone', 404],
      ['secret', 403],
      ['odd', 400],
    ] as const)
      answers[`/profile/${id}`] = failure(status);
    answers['/profile/empty'] = () => Response.json(null);
    listOf('gone', 'secret', 'odd', 'empty', 'ana');
    const { names, loadList, load } = await open();
    for (let time = 0; time < 2; time += 1) {
      await load();
      await loadList();
    }
    expect(names()).toEqual(['', '', '', '', 'Name of ana']);
    expect(profileCalls()).toEqual(['gone', 'secret', 'odd', 'empty', 'ana']);
  });

  it('are not loaded for somebody else who has signed in meanwhile', async () => {
    const ids = ['1', '2', '3', '4', '5', '6', '7'];
    let answer = () => {};
    answers['/profile/1'] = () => new Promise((resolve) => (answer = () => resolve(person('1')())));
    listOf(...ids);
    const { store, names, loadList, load } = await open();
    const loaded = load();
    await vi.waitFor(() => expect(profileCalls()).toHaveLength(6));
    store.dispatch(signedIn({ uid: 'uid-b', displayName: '', email: '', photoURL: null }));
    store.dispatch(joinRequestsApi.util.resetApiState());
    answer();
    await loaded;
    expect(profileCalls()).toHaveLength(6);
    // The same account's own screens are not kept from it.
    answers['/profile/1'] = person('1');
    await loadList();
    await load();
    expect(names()).toEqual(ids.map((id) => `Name of ${id}`));
  });
});
