import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { followTheme } from '@/lib/stored/theme';
import { Commands } from '../commands/commands';
import { completeScreen } from './keep-app';
import { useReloadOnNavigation } from './reload-on-navigation';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { WaitingOutlet } from './waiting-outlet';

/** The late parts that belong to what is on the screen: after-first-paint.ts has the others, and adds these. */
export function LateParts() {
  const { pathname } = useLocation();
  useEffect(followTheme, []);
  useFocusOnNavigation();
  useReloadOnNavigation();
  useEffect(() => void completeScreen(), [pathname]);
  return (
    <>
      <WaitingOutlet />
      <Commands />
    </>
  );
}
