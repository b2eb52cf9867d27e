import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '@/api/base-api';
import { forgetCachedResponses, useOldestCachedAt } from '@/api/offline-data';
import { TAG_TYPES } from '@/api/tags';
import { daysSince, monthAndDay } from '@/lib/dates';
import { listen } from '@/lib/listen';
import { useStore } from '@/lib/stores/create-store';
import { Button } from '@/ui/button';
import { reloadIntoNewVersion, waitingWorker } from '../service-worker';
import { Bar } from './bar';

/** '14:05', with the day if it isn't today. */
function timeText(time: number): string {
  const iso = new Date(time).toISOString();
  const days = daysSince(iso) ?? 0;
  const day = days === 0 ? '' : days === 1 ? 'yesterday, ' : `${monthAndDay(iso)}, `;
  // In every browser `toTimeString` starts with '14:05:59'.
  return day + new Date(time).toTimeString().slice(0, 5);
}

function OfflineBar({ cachedAt }: { cachedAt: number }) {
  const dispatch = useDispatch();
  const refresh = useCallback(() => {
    forgetCachedResponses();
    dispatch(baseApi.util.invalidateTags([...TAG_TYPES]));
  }, [dispatch]);
  useEffect(() => listen(window, ['online'], refresh), [refresh]);
  return (
    <Bar>
      You're offline. Showing data from {timeText(cachedAt)}.
      <Button variant="ghost" size="small" onClick={refresh}>
        Refresh
      </Button>
    </Bar>
  );
}

/** Notices about the whole app. */
export function NoticeBars() {
  const cachedAt = useOldestCachedAt();
  const hasNewVersion = useStore(waitingWorker) !== null;
  return (
    <>
      {cachedAt !== null && <OfflineBar cachedAt={cachedAt} />}
      {hasNewVersion && (
        <Bar>
          A new version is available.
          <Button variant="ghost" size="small" onClick={reloadIntoNewVersion}>
            Reload
          </Button>
        </Bar>
      )}
    </>
  );
}
