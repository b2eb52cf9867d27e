import { useUpdateMyProfileMutation } from '@/api/profile-mutations';
import { LOOKING, NOT_LOOKING } from '@/domain/profile-options';
import type { User } from '@/domain/user';
import { createTextStorage } from '@/lib/drafts/draft-storage';
import { showNotice } from '@/ui/toasts/notice-store';
import { showToast } from '@/ui/toasts/toast-store';
import { Switch } from '@/ui/switch';
import { NOT_UPDATED_ON_PAGE, UPDATED_ON_PAGE } from './messages';

/** Lets the owner switch the Open to Work badge right on the page; off is whatever they had answered before. */
export function OpenToWorkSwitch({ user }: { user: User }) {
  const [update, { isLoading }] = useUpdateMyProfileMutation();
  const { lookingForOpportunities: current } = user.profileQuestions;
  const isLooking = current === LOOKING;
  const before = createTextStorage(user.id, 'before-open-to-work');

  async function change(isOn: boolean) {
    if (isLoading) return;
    // All answers are sent, in case the backend replaces the whole object.
    const profileQuestions = {
      ...user.profileQuestions,
      lookingForOpportunities: isOn ? LOOKING : (before.read() ?? NOT_LOOKING),
    };
    const { error } = await update({ userId: user.id, changes: { profileQuestions } });
    if (error !== undefined) {
      showToast(NOT_UPDATED_ON_PAGE);
      return;
    }
    if (isOn) before.write(current);
    else before.clear();
    showNotice(UPDATED_ON_PAGE);
  }

  return (
    <Switch
      label="Show as open to work"
      // While it is being saved the switch shows the new state.
      checked={isLoading ? !isLooking : isLooking}
      aria-busy={isLoading || undefined}
      onChange={(event) => void change(event.target.checked)}
    />
  );
}
