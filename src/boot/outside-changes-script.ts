import { surviveOutsideChanges } from '@/lib/outside-changes';

/* Part of index.html, at its end: a translator or an extension may change the page before the app has loaded. */
surviveOutsideChanges();
