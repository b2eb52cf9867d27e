// First, so that its hooks run last and see what other clean-up logs.
import '@kit/watch-console';

if (typeof window !== 'undefined') await import('./setup-page');
