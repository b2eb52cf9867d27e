import { createElement } from 'react';
import { dropEarlyAnswers } from '@/api/early-answer';
import { LateParts } from './commands/late-parts';
import { fetchAhead } from './fetch-ahead';
import { findForgottenPerson } from './find-forgotten-person';
import { showLateParts } from './layout/late-parts-store';
import { prefetchPointedLinks } from './link-prefetch';
import type { AppStore, Platform } from './store';

/** What the running app needs but the first screen does not; a chunk of its own. */
export function afterFirstPaint(store: AppStore, platform: Platform): void {
  dropEarlyAnswers();
  prefetchPointedLinks(store);
  showLateParts(createElement(LateParts));
  void fetchAhead();
  void findForgottenPerson(store, platform);
}
