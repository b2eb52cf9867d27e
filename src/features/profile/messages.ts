import type { ToastContent } from '@/ui/toasts/toast-store';

/** Shown by the button for the cover. */
export const COVER_COMING_SOON = 'Coming Soon in V2!';

/** For changes made on the profile page itself. */
export const UPDATED_ON_PAGE = 'Profile updated successfully';
export const NOT_UPDATED_ON_PAGE: ToastContent = {
  title: 'Error',
  description: 'Failed to update profile',
  variant: 'destructive',
};

/** For the edit dialog. */
export const PROFILE_UPDATED: ToastContent = {
  title: 'Profile Updated',
  description: 'Your profile has been successfully updated.',
};
export const UPDATE_FAILED: ToastContent = {
  title: 'Update Failed',
  description: 'There was an error updating your profile. Please try again.',
  variant: 'destructive',
};

/** @param platforms names of the platforms with invalid URLs */
export function invalidUrls(platforms: readonly string[]): ToastContent {
  return {
    title: 'Invalid URLs',
    description: `Please check the URLs for: ${platforms.join(', ')}`,
    variant: 'destructive',
  };
}

export const PROFILE_LINK_COPIED: ToastContent = {
  title: 'Link copied!',
  description: 'The link to your profile has been copied to your clipboard.',
};
