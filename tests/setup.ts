// Imported first, so that its hooks run last and check the logs of other clean-up.
import '@kit/watch-console';

if (typeof window !== 'undefined') await import('./setup-page');
