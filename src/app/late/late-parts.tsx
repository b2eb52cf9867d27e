import { useEffect } from 'react';
import { followTheme } from '@/lib/stored/theme';
import { Commands } from '../commands/commands';
import { useReloadOnNavigation } from './reload-on-navigation';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { RunOutlet } from './run-outlet';

/** The late parts that belong to what is on the screen: after-first-paint.ts has the others, and adds these. */
export function LateParts() {
  useEffect(followTheme, []);
  useFocusOnNavigation();
  useReloadOnNavigation();
  return (
    <>
      <RunOutlet />
      <Commands />
    </>
  );
}
