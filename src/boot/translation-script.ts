import { allowTranslation } from '@/lib/page-translation';

/* Part of index.html, at its end: the browser may translate the page before the app has loaded. */
allowTranslation();
