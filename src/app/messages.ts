import { failure } from '@/ui/toasts/toast-store';

export const COMPLETE_YOUR_PROFILE = failure(
  'Complete your profile',
  'Please complete your profile to access the dashboard',
);

export const STORAGE_FULL =
  "Your changes aren't being saved. Storage is full or unavailable. If you close this tab, you'll lose them.";
