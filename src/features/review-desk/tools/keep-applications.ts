import { Square, SquareCheck } from 'lucide-react';
import { useAuth } from '@/identity/session-selectors';
import { KEPT_ENTRIES_MAX } from '@/lib/stored/answers-name';
import { keepApplications, useApplicationsKept } from '@/lib/stored/kept-applications';
import { showNotice } from '@/ui/toasts/notice-store';
import {
  APPLICATIONS_KEPT,
  APPLICATIONS_NOT_KEPT,
  CANNOT_KEEP,
  KEEP_APPLICATIONS,
  KEEP_APPLICATIONS_HINT,
  TOO_MANY_TO_KEEP,
} from '../messages';
import type { Desk } from '../state/desk';

/** The switch with which a person says whether this device keeps applications, of all their boards. */
export function useKeepApplications(desk: Desk) {
  const uid = useAuth().uid ?? '';
  const isOn = useApplicationsKept(uid);
  return {
    label: KEEP_APPLICATIONS,
    hint: KEEP_APPLICATIONS_HINT,
    Icon: isOn ? SquareCheck : Square,
    isOn,
    run() {
      if (!keepApplications(uid, !isOn)) showNotice(CANNOT_KEEP);
      else if (isOn) showNotice(APPLICATIONS_NOT_KEPT);
      else showNotice(desk.requests().length > KEPT_ENTRIES_MAX ? TOO_MANY_TO_KEEP : APPLICATIONS_KEPT);
    },
  };
}
