import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DemoDb } from '@/demo/db';
import { DESK_PATH } from '@kit/open-desk';
import { renderApp } from '@kit/render-app';

/** Names that every plain object has: looked up carelessly, they give a function or an object instead of nothing. */
const NAMES = ['__proto__', 'constructor', 'toString'];

/** The applicant uses them wherever people type freely. */
function oddlyNamed(db: DemoDb) {
  const applicant = db.users.find(({ _id }) => _id === 'applicant')!;
  applicant.socialMedia = NAMES.map((platform) => ({
    _id: platform,
    platform,
    url: `https://${platform.toLowerCase().replaceAll('_', '')}.example`,
  }));
  Object.assign(applicant.profileQuestions, {
    role: 'other',
    customRole: 'constructor',
    techStack: [...NAMES],
    workPreference: 'toString',
    lookingForOpportunities: '__proto__',
  });
  db.boards[0]!.boardType = [...NAMES];
  db.boards[0]!.questions = [...NAMES];
  db.joinRequests[0]!.answers = NAMES.map((name) => `${name},valueOf`);
}

it('the review desk shows them as they are', async () => {
  renderApp(DESK_PATH, { as: 'creator', arrange: oddlyNamed });
  for (const name of NAMES) {
    expect(await screen.findByRole('link', { name })).toBeVisible();
    expect(screen.getAllByText(name).length).toBeGreaterThan(1);
  }
  expect(screen.queryByText('Oops! Something went wrong')).toBeNull();
});

it('a profile shows them as they are', async () => {
  renderApp('/profile/applicant', { as: 'creator', arrange: oddlyNamed });
  for (const name of NAMES) {
    expect(await screen.findByRole('link', { name: `${name} (opens in a new tab)` })).toBeVisible();
    expect(screen.getAllByText(name).length).toBeGreaterThan(0);
  }
});
