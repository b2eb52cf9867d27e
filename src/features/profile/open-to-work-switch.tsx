import { useState } from 'react';
import { useUpdateMyProfileMutation } from '@/api/profile';
import { LOOKING, NOT_LOOKING } from '@/domain/profile-options';
import type { User } from '@/domain/user';
import { showNotice } from '@/ui/toasts/notice-store';
import { showToast } from '@/ui/toasts/toast-store';
import { Switch } from '@/ui/switch';
import { answersToSend } from './edit-profile-payload';
import { NOT_UPDATED_ON_PAGE, UPDATED_ON_PAGE } from './messages';

/** A switch for the owner's Open to Work badge. */
export function OpenToWorkSwitch({ user }: { user: User }) {
  const [update] = useUpdateMyProfileMutation();
  /** The new state while the request is in flight. */
  const [saving, setSaving] = useState<boolean | null>(null);

  async function change(isOn: boolean) {
    if (saving !== null) return;
    setSaving(isOn);
    // All answers are sent, because the backend may replace the whole object.
    const { profileQuestions: answers } = user;
    const lookingForOpportunities = isOn ? LOOKING : NOT_LOOKING;
    const profileQuestions = answersToSend({ ...answers, lookingForOpportunities }, answers);
    const { error } = await update({ userId: user.id, changes: { profileQuestions } });
    if (error === undefined) showNotice(UPDATED_ON_PAGE);
    else showToast(NOT_UPDATED_ON_PAGE);
    setSaving(null);
  }

  return (
    <Switch
      label="Show as open to work"
      checked={saving ?? user.profileQuestions.lookingForOpportunities === LOOKING}
      aria-busy={saving !== null || undefined}
      onChange={(event) => void change(event.target.checked)}
    />
  );
}
