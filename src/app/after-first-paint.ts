import { createElement } from 'react';
import { dropEarlyAnswers } from '@/api/early-answer';
import type { Session } from '@/identity/session';
import { LateParts } from './commands/late-parts';
import { fetchAhead } from './fetch-ahead';
import { findForgottenPerson } from './find-forgotten-person';
import { showLateParts } from './layout/late-parts-store';
import { prefetchPointedLinks } from './link-prefetch';
import type { AppStore, Platform } from './store';

/** What the running app needs but the first screen does not; a chunk of its own. */
export function afterFirstPaint(store: AppStore, session: Session, platform: Platform): void {
  dropEarlyAnswers();
  prefetchPointedLinks(store);
  showLateParts(createElement(LateParts));
  void fetchAhead();
  void findForgottenPerson(store, session, platform);
}
