import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UPDATE_FAILED } from '@/features/profile/messages';
import { expectToast } from '@kit/steps';
import { BOARD_ID, BOARD_QUESTIONS, type Person } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callFails, callIsHeld } from '@kit/scenarios';

/** A form that is sent, and left by Back before the answer: what becomes of it is said, and leads nobody away. */
interface LeftForm {
  as: Person;
  path: string;
  method: 'post' | 'put';
  /** Of the API. */
  call: string;
  saved: string;
  failed: string;
  fillIn: (user: ReturnType<typeof renderApp>['user']) => Promise<void>;
}

const press = async (user: ReturnType<typeof renderApp>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

const LEFT_FORMS: Record<string, LeftForm> = {
  'an application': {
    as: 'outsider',
    path: `/board/join/${BOARD_ID}`,
    method: 'post',
    call: `/boards/${BOARD_ID}/apply`,
    saved: 'Join request submitted successfully',
    failed: 'Internal error',
    async fillIn(user) {
      await press(user, 'Join Board');
      await user.click(await screen.findByLabelText(BOARD_QUESTIONS[0]!));
      await user.paste('I care.');
      await press(user, 'Submit');
    },
  },
  'Edit Board': {
    as: 'creator',
    path: `/boards/${BOARD_ID}`,
    method: 'put',
    call: `/boards/${BOARD_ID}`,
    saved: 'Board updated successfully',
    failed: 'Failed to update board',
    async fillIn(user) {
      await press(user, 'Edit');
      const box = within(await screen.findByRole('dialog', { name: 'Edit Board' }));
      await user.type(box.getByLabelText('Board Name'), ' again');
      await press(user, 'Save Changes');
    },
  },
  'Edit Profile': {
    as: 'member',
    path: '/profile',
    method: 'put',
    call: '/profile',
    saved: 'Profile Updated',
    failed: String(UPDATE_FAILED.title),
    async fillIn(user) {
      await press(user, 'Edit Profile');
      const box = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
      await user.type(box.getByRole('textbox', { name: 'Location' }), 'a');
      await press(user, 'Save Changes');
    },
  },
};

const DISCOVER = { level: 1, name: 'Discover Amazing Talent' };

it.each(Object.keys(LEFT_FORMS).flatMap((form) => [`${form}, saved`, `${form}, failed`]))(
  'what becomes of a form that was left is said on the screen that is open by then: %s',
  async (name) => {
    const [form = '', end] = name.split(/, (?=saved|failed)/);
    const { as, path, method, call, fillIn, ...toasts } = LEFT_FORMS[form]!;
    const { user, callsTo } = renderApp('/', { as });
    await screen.findByRole('heading', DISCOVER);
    act(() => {
      window.history.pushState({}, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    if (end === 'failed') callFails(method, call);
    const held = callIsHeld(method, call);
    await fillIn(user);
    await waitFor(() => expect(callsTo(method.toUpperCase(), call)).toHaveLength(1));
    act(() => window.history.back());
    await screen.findByRole('heading', DISCOVER);
    held.stop();
    await expectToast(end === 'saved' ? toasts.saved : toasts.failed);
    expect(screen.getByRole('heading', DISCOVER)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.pathname).toBe('/');
  },
);
