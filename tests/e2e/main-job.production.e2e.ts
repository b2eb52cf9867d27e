import type { Page } from '@playwright/test';
import type { Account } from './firebase/id-token';
import { expect, test } from './fixtures';
import {
  acceptApplication,
  ANSWERS,
  apply,
  BOARD,
  completeOnboarding,
  copyShareLink,
  createBoard,
  expectMember,
  FIXED_QUESTION,
  NOTE,
} from './main-job-steps';

const CREATOR: Account = {
  uid: 'uid-ines',
  email: 'ines.duarte@example.com',
  displayName: 'Ines Duarte',
  photoURL: null,
};
const APPLICANT: Account = {
  uid: 'uid-tomas',
  email: 'tomas.weller@example.com',
  displayName: 'Tomas Weller',
  photoURL: null,
};
const pressSignIn = (page: Page) => () => page.getByRole('button', { name: 'Sign in with Google' }).click();

test('the creator of a board accepts an application, after both signed in with Google', async ({
  page,
  google,
  newContext,
  backend,
}) => {
  test.slow();
  await page.goto('/auth');
  await google.chooseAccount(page, CREATOR, pressSignIn(page));
  await completeOnboarding(page, { username: 'ines', bio: 'Writes outdoors.' });
  await createBoard(page);
  const link = await copyShareLink(page);
  const boardPath = new URL(page.url()).pathname;
  const boardId = boardPath.split('/').at(-1) ?? '';

  const other = await (await newContext()).newPage();
  await other.goto(link);
  await expect(other).toHaveURL(/\/auth\?redirect=/);
  await google.chooseAccount(other, APPLICANT, pressSignIn(other));
  await completeOnboarding(other, { username: 'tomas', bio: 'Watches birds.' });
  await expect(other).toHaveURL(new RegExp(`/board/join/${boardId}$`));
  await apply(other);

  await page.goto(boardPath);
  await acceptApplication(page, APPLICANT.displayName);
  await expectMember(page, APPLICANT.displayName);

  const sent = (method: string, path: RegExp) =>
    backend.requests.filter((request) => request.method === method && path.test(request.path));
  const login = { name: CREATOR.displayName, email: CREATOR.email };
  expect(sent('POST', /^\/api\/auth\/google-login$/)[0]?.body).toMatchObject(login);
  expect(sent('PUT', /^\/api\/profile$/).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      username: 'ines',
      profileCompletionPercentage: 30,
      onboardingStep: 'questions',
    }),
    expect.objectContaining({
      profileCompletionPercentage: 80,
      onboardingStep: 'social',
      onboardingCompleted: false,
    }),
    expect.objectContaining({ profileCompletionPercentage: 100, isProfileComplete: true }),
    expect.objectContaining({ username: 'tomas' }),
    expect.objectContaining({ profileCompletionPercentage: 80 }),
    expect.objectContaining({ profileCompletionPercentage: 100 }),
  ]);
  expect(sent('POST', /^\/api\/boards$/).map(({ body }) => body)).toEqual([
    {
      name: BOARD.name,
      boardType: [BOARD.tag],
      description: BOARD.description,
      questions: [FIXED_QUESTION, BOARD.question],
    },
  ]);
  expect(sent('POST', /\/apply$/)).toEqual([
    expect.objectContaining({ path: `/api/boards/${boardId}/apply`, body: Object.entries(ANSWERS) }),
  ]);
  expect(sent('PUT', /^\/api\/boards\/join-requests\/[^/]+\/approve$/).map(({ body }) => body)).toEqual([
    { acceptanceNote: NOTE },
  ]);
  for (const request of backend.requests) {
    const isShortLink = request.path.startsWith('/api/boards/short/');
    // The sign-in page shows a visitor the board.
    const isBoard = request.method === 'GET' && request.path === `/api/boards/${boardId}`;
    expect(request.headers.authorization ?? '', `${request.method} ${request.path}`).toMatch(
      isShortLink ? /^$/ : isBoard ? /^(Bearer eyJ.+)?$/ : /^Bearer eyJ/,
    );
  }
});
