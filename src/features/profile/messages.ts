import { failure, type ToastContent } from '@/ui/toasts/toast-store';

/** For changes on the profile page itself. */
export const UPDATED_ON_PAGE = 'Profile updated successfully';
export const NOT_UPDATED_ON_PAGE = failure('Error', 'Failed to update profile');

/** For the edit dialog. */
export const PROFILE_UPDATED: ToastContent = {
  title: 'Profile Updated',
  description: 'Your profile has been successfully updated.',
};
export const UPDATE_FAILED = failure(
  'Update Failed',
  'There was an error updating your profile. Please try again.',
);

/** @param platforms display names of the platforms with invalid URLs */
export const invalidUrls = (platforms: readonly string[]): ToastContent =>
  failure('Invalid URLs', `Please check the URLs for: ${platforms.join(', ')}`);
