// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { isInAppBrowser } from '@/features/sign-in/sign-in-card';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/149.0.0.0 Mobile Safari/537.36';

describe('isInAppBrowser', () => {
  it.each([
    ['Instagram, iPhone', `${IPHONE} Mobile/15E148 Instagram 384.0.0.22.84 (iPhone15,2; iOS 18_5; en_GB)`],
    ['Instagram, Android', `${ANDROID} Build/BP1A; wv) ${CHROME} Instagram 384.0.0.45.86 Android`],
    ['LinkedIn, iPhone', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.31.3100`],
    ['Facebook, iPhone', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/517.0.0.38.108;FBDV/iPhone15,2]`],
    ['Facebook, Android', `${ANDROID}; wv) ${CHROME} [FB_IAB/FB4A;FBAV/517.0.0.52.109;]`],
    ['Slack, iPhone', `${IPHONE} Mobile/15E148 Slack/25.6.20 (iPhone; iOS 18.5)`],
    ['Slack, Android', `${ANDROID}; wv) ${CHROME} Slack/25.6.20`],
    ['Gmail and others, Android', `${ANDROID}; wv) ${CHROME}`],
    ['Gmail and others, iPhone', `${IPHONE} Mobile/15E148`],
  ])('detects %s', (_, userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(true);
  });

  it.each([
    ['Safari, iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
    ['Chrome, iPhone', `${IPHONE} CriOS/149.0.7827.50 Mobile/15E148 Safari/604.1`],
    ['Firefox, iPhone', `${IPHONE} FxiOS/151.0 Mobile/15E148 Safari/604.1`],
    [
      'Chrome, Android',
      `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Samsung Internet',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
    ],
    ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0'],
    [
      'Safari, Mac and iPad',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    ],
    [
      'Edge, Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36 Edg/149.0.0.0',
    ],
  ])('does not detect %s', (_, userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(false);
  });

  it('does not detect an installed app', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    expect(isInAppBrowser(`${IPHONE} Mobile/15E148`)).toBe(false);
  });
});
