import { createElement } from 'react';
import { dropEarlyAnswers } from '@/api/early-answer';
import { LateParts } from './commands/late-parts';
import { fetchAhead } from './fetch-ahead';
import { followConnection } from './follow-connection';
import { showLateParts } from './layout/late-parts-store';
import { prefetchPointedLinks } from './link-prefetch';
import { persistAuth } from './persist-auth';
import type { AppStore } from './store';

/** What the running app needs but the first screen does not; a chunk of its own. */
export function afterFirstPaint(store: AppStore): void {
  dropEarlyAnswers();
  persistAuth(store);
  prefetchPointedLinks(store);
  followConnection(store);
  showLateParts(createElement(LateParts));
  void fetchAhead();
}
