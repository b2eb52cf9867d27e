/**
 * Says once which setting decides where pictures come from, when the policy has refused one: the screen only shows
 * initials instead. Part of index.html, because pictures come before the app's late parts.
 */
export function explainRefusedPictures(): void {
  const explain = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective !== 'img-src') return;
    document.removeEventListener('securitypolicyviolation', explain);
    console.warn(
      `The policy of this page refuses pictures from where ${blockedURI} is. VITE_PICTURE_ORIGINS names the origins to allow; it is read when the app is built.`,
    );
  };
  document.addEventListener('securitypolicyviolation', explain);
}
