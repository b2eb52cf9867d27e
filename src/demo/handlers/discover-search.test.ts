// @vitest-environment node
import { expect, test } from 'vitest';
import { startTestBackend } from '@kit/test-backend';

const backend = startTestBackend();

async function search(query: string): Promise<{ name: string }[]> {
  const { json } = await backend.call('GET', `/boards?${query}`);
  const { boards, users } = json as { boards?: { name: string }[]; users?: { name: string }[] };
  return boards ?? users ?? [];
}
const names = async (query: string) => (await search(query)).map(({ name }) => name);

test('returns all boards without a query, newest first, with creator and members', async () => {
  const boards = (await search('')) as unknown as { createdAt: string; creator: object; members: object[] }[];
  expect(boards).toHaveLength((await backend.store.read()).boards.length);
  expect(boards.map(({ createdAt }) => createdAt)).toEqual(
    boards
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  );
  expect(Object.keys(boards[0]?.creator ?? {})).toEqual([
    '_id',
    'name',
    'username',
    'profilePicture',
    'verified',
  ]);
  expect(Object.keys(boards.at(-1)?.members[0] ?? {})).toEqual(['_id', 'name', 'username', 'profilePicture']);
});

test.each<[string, string[]]>([
  ['searchTerm=NORTHERN%20design', ['Northern Design Circle']],
  ['searchTerm=caterers&searchType=board', ['Hackathon Hosts']],
  ['searchTerm=testers', ['The Testers’ Tea House']],
  ['searchTerm=nothing-like-this', []],
  ['tags=testers,data', ['The Testers’ Tea House', 'Pipelines Made Boring']],
  ['searchType=member&searchTerm=mayalind', ['Maya Lindqvist']],
  ['searchType=member&searchTerm=%E7%8E%8B', ['王小明']],
  ['searchType=member&searchTerm=nguyen', ['Nguyễn Thị Mai']],
  ["searchTerm=testers'", ['The Testers’ Tea House']],
  ['searchType=member&searchTerm=samuel', []],
  ['searchType=member&tags=tester', ['Nguyễn Thị Mai', 'Ingrid Solheim']],
  ['searchType=member&tags=communitymanager&searchTerm=emily', ['Emily Thornton']],
  ['searchType=member&minExperience=21&maxExperience=30', ['Dmitri Volkov', '渡辺 健二', 'Henrik Aas']],
  ['searchType=member&minExperience=0&maxExperience=0', ['Beatriz Almeida']],
])('searches by %s', async (query, found) => {
  expect((await names(query)).sort()).toEqual(found.sort());
});

test('people without years are hidden once the range is narrowed', async () => {
  expect(await names('searchType=member&minExperience=0&maxExperience=20')).toContain('Tevita Fonua');
  expect(await names('searchType=member&minExperience=1&maxExperience=20')).not.toContain('Tevita Fonua');
  expect(await names('searchType=member&minExperience=0&maxExperience=19')).not.toContain('Tevita Fonua');
});

test('a maximum at the end of the scale is no limit', async () => {
  expect(await names('searchType=member&minExperience=18&maxExperience=20')).toContain('Henrik Aas');
  expect(await names('searchType=member&minExperience=18&maxExperience=19')).not.toContain('Henrik Aas');
});

test.each(['@matteo', 'Ricci Matteo', 'matteo  ricci'])('finds a member by %j', async (term) => {
  const query = new URLSearchParams({ searchType: 'member', searchTerm: term });
  expect(await names(String(query))).toEqual(['Matteo Ricci']);
});
