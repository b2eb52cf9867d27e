/** What these apps add to the user agent of the browser inside them. */
const APPS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Barcelona|LinkedInApp|Slack|Twitter|musical_ly|BytedanceWebview|Snapchat|Pinterest|MicroMessenger|Line)\b/;
/** Android's own mark, and Apple's browsers without the word 'Safari'. */
const WEB_VIEWS = /; wv\)|\b(iPhone|iPad|iPod)\b(?!.*\bSafari\/)/;

/**
 * Whether the page is shown by the browser inside another app, such as LinkedIn's, where Google refuses sign-ins. A
 * page that was installed on the home screen looks like one, and is none.
 */
export function isInAppBrowser(userAgent = navigator.userAgent): boolean {
  if (window.matchMedia('(display-mode: standalone)').matches) return false;
  return APPS.test(userAgent) || WEB_VIEWS.test(userAgent);
}
