/**
 * What Playwright itself turns off. Of several `--disable-features` Chromium obeys only the last, so ours repeats it;
 * `chromium-features.test.ts` fails when an update of Playwright adds something.
 */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * The suggestions under the address bar are two pages of the browser's own, which every window loads ahead: they
 * take more of the processor than most pages under test.
 */
const SUGGESTIONS_OF_ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

export const DISABLED_FEATURES = `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...SUGGESTIONS_OF_ADDRESS_BAR].join(',')}`;
