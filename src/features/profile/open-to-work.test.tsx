import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { emptyProfileQuestions } from '@/demo/db';
import { expectToast } from '@kit/steps';
import { renderApp } from '@kit/render-app';

describe('the Open to Work switch', () => {
  test('removes the badge and shows a notice', async () => {
    const { user, callsTo } = renderApp('/profile', { as: 'creator' });
    await user.click(await screen.findByRole('switch', { name: 'Show as open to work' }));
    await expectToast('Profile updated successfully');
    expect(screen.queryByText('Open to Work')).toBeNull();
    expect(callsTo('PUT', '/profile')[0]?.body).toMatchObject({
      profileQuestions: { lookingForOpportunities: 'not_looking', role: 'developer' },
    });
  });

  test('sends no unanswered questions, on or off', async () => {
    const { user, callsTo } = renderApp('/profile', {
      as: 'creator',
      arrange: (db) => {
        db.users.find(({ _id }) => _id === 'creator')!.profileQuestions = emptyProfileQuestions();
      },
    });
    const openToWork = await screen.findByRole('switch', { name: 'Show as open to work' });
    await user.click(openToWork);
    const badge = await screen.findByText('Open to Work');
    // The badge comes after the switch, so that it doesn't push it aside.
    expect(openToWork.compareDocumentPosition(badge)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() => expect(openToWork).not.toHaveAttribute('aria-busy'));
    await user.click(openToWork);
    await waitFor(() => expect(callsTo('PUT', '/profile')).toHaveLength(2));
    const lists = { developerType: [], customDeveloperType: [], techStack: [] };
    expect(callsTo('PUT', '/profile').map(({ body }) => body)).toEqual(
      ['looking', 'not_looking'].map((lookingForOpportunities) => ({
        profileQuestions: { ...lists, salaryExpectations: { hidden: false }, lookingForOpportunities },
      })),
    );
  });
});
