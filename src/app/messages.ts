import { failure } from '@/ui/toasts/toast-store';

export const COMPLETE_YOUR_PROFILE = failure(
  'Complete your profile',
  'Please complete your profile to access the dashboard',
);

export const OFFLINE =
  'You are offline. What is loaded stays readable; nothing can be sent until you are back.';

export const NEW_VERSION = 'A new version is ready';
export const SERVER_NOT_REACHED = 'The server could not be reached. Check your connection and try again.';
/** Title and text. */
export const PAGE_NOT_LOADED = [
  'This page could not be loaded',
  'Check your connection. It is tried again as soon as you are back online.',
] as const;

export const STORAGE_FULL =
  "Your changes aren't being saved. Storage is full or unavailable. If you close this tab, you'll lose them.";
