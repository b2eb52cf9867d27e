import { Square, SquareCheck } from 'lucide-react';
import { useAuth } from '@/identity/session-selectors';
import { KEPT_ENTRIES_MAX } from '@/lib/stored/answers-name';
import { keepApplications, useApplicationsKept } from '@/lib/stored/kept-applications';
import { showNotice } from '@/ui/toasts/notice-store';
import { KEEP_APPLICATIONS } from '../messages';
import type { Desk } from '../state/desk';

/** The switch with which a person says whether this device keeps applications, of all their boards. */
export function useKeepApplications(desk: Desk) {
  const uid = useAuth().uid ?? '';
  const isOn = useApplicationsKept(uid);
  const { label, hint, kept, notKept, tooMany, failed } = KEEP_APPLICATIONS;
  return {
    label,
    hint,
    Icon: isOn ? SquareCheck : Square,
    isOn,
    run() {
      if (!keepApplications(uid, !isOn)) showNotice(failed);
      else if (isOn) showNotice(notKept);
      else showNotice(desk.requests().length > KEPT_ENTRIES_MAX ? tooMany : kept);
    },
  };
}
