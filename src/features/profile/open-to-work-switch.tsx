import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { loadAnew, type ApiDispatch } from '@/api/load-anew';
import { profileApi } from '@/api/profile';
import { useUpdateMyProfileMutation } from '@/api/profile-mutations';
import { LOOKING, NOT_LOOKING } from '@/domain/profile-options';
import type { User } from '@/domain/user';
import { draftKey } from '@/lib/drafts/draft-storage';
import { parsedJson, safeStorage } from '@/lib/stored/safe-storage';
import { showNotice } from '@/ui/toasts/notice-store';
import { showToast } from '@/ui/toasts/toast-store';
import { Switch } from '@/ui/switch';
import { answersToSend } from './answers-to-send';
import { NOT_UPDATED_ON_PAGE, UPDATED_ON_PAGE } from './messages';

/** Lets the owner switch the Open to Work badge right on the page; off is what they had answered before, if anything. */
export function OpenToWorkSwitch({ user }: { user: User }) {
  const dispatch = useDispatch<ApiDispatch>();
  const [update] = useUpdateMyProfileMutation();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const beforeKey = draftKey(user.id, 'before-open-to-work');

  async function change(isOn: boolean) {
    if (wanted !== null) return;
    setWanted(isOn);
    try {
      // All answers are sent, in case the backend replaces the whole object: not those on screen, which may be old.
      const { getMyProfile } = profileApi.endpoints;
      const { profileQuestions: answers } = await loadAnew(dispatch, getMyProfile, undefined);
      const current = answers.lookingForOpportunities;
      const before = parsedJson(safeStorage.get(beforeKey));
      const whenOff = typeof before === 'string' && before !== '' ? before : NOT_LOOKING;
      const lookingForOpportunities = isOn ? LOOKING : whenOff;
      const profileQuestions = answersToSend({ ...answers, lookingForOpportunities }, answers);
      await update({ userId: user.id, changes: { profileQuestions } }).unwrap();
      if (!isOn) safeStorage.remove(beforeKey);
      else if (current !== LOOKING) safeStorage.set(beforeKey, JSON.stringify(current));
      showNotice(UPDATED_ON_PAGE);
    } catch {
      showToast(NOT_UPDATED_ON_PAGE);
    }
    setWanted(null);
  }

  return (
    <Switch
      label="Show as open to work"
      // While it is being saved the switch shows the new state.
      checked={wanted ?? user.profileQuestions.lookingForOpportunities === LOOKING}
      aria-busy={wanted !== null || undefined}
      onChange={(event) => void change(event.target.checked)}
    />
  );
}
