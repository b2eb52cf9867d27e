import { useIsOnline } from '@/lib/hooks/use-is-online';
import { useNewVersion } from '@/lib/loading/new-version';
import { NEW_VERSION, OFFLINE } from '../messages';
import { ReloadButton } from '../reload-button';
import { Bar } from './bar';

/** Bars that cannot wait for the late parts: no network, and a new version, after which those may be gone. */
export function NoticeBars() {
  const isOnline = useIsOnline();
  return (
    <>
      {!isOnline && <Bar>{OFFLINE}</Bar>}
      {useNewVersion() && (
        <Bar>
          {NEW_VERSION}
          <ReloadButton variant="ghost" size="small" />
        </Bar>
      )}
    </>
  );
}
