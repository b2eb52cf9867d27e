import process from 'node:process';
import { fileURLToPath } from 'node:url';

interface Place {
  timeZone: string;
  /** In POSIX notation; Node takes its default locale from it. It need not be installed. */
  locale: string;
  /** The start of the clock in each worker. */
  clock: string;
}

/**
 * Where and when the unit tests run, whatever the machine's settings are: the same for everybody, and unlike most
 * machines, so that a text that depends on the time zone, the locale or the month is noticed at once.
 */
const PLACES = {
  // Already the new year, while it is still the old one in UTC.
  auckland: { timeZone: 'Pacific/Auckland', locale: 'de_DE.UTF-8', clock: '2027-12-31T21:30:00Z' },
  honolulu: { timeZone: 'Pacific/Honolulu', locale: 'ar_EG.UTF-8', clock: '2031-06-01T05:00:00Z' },
  kolkata: { timeZone: 'Asia/Kolkata', locale: 'hi_IN.UTF-8', clock: '2028-02-29T12:00:00Z' },
  istanbul: { timeZone: 'Europe/Istanbul', locale: 'tr_TR.UTF-8', clock: '2026-11-01T22:00:00Z' },
  tokyo: { timeZone: 'Asia/Tokyo', locale: 'ja_JP.UTF-8', clock: '2040-03-31T16:00:00Z' },
} satisfies Record<string, Place>;

/** Logged, so that a failure shows where and when it happened. */
function tell(name: string, { locale, timeZone, clock }: Place): void {
  console.log(`Unit tests: TEST_PLACE=${name} (${locale}, ${timeZone}, ${clock})`);
}

/**
 * Moves this process and the test workers that it starts to a place: `TEST_PLACE`, one of the above, or `here` for
 * the machine's own.
 * @returns the options with which Vitest must start its workers
 */
export function moveToPlace(): { execArgv: string[] } {
  const name = process.env.TEST_PLACE ?? 'auckland';
  if (name === 'here') {
    const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
    tell(name, { timeZone, locale, clock: new Date().toISOString() });
    return { execArgv: [] };
  }
  if (!(name in PLACES)) throw new Error(`TEST_PLACE is none of ${Object.keys(PLACES).join(', ')}, here.`);
  const { timeZone, locale, clock } = PLACES[name as keyof typeof PLACES];
  tell(name, { timeZone, locale, clock });
  Object.assign(process.env, { TZ: timeZone, LC_ALL: locale, LANG: locale, TEST_CLOCK: clock });
  return { execArgv: ['--import', fileURLToPath(new URL('./clock.mjs', import.meta.url))] };
}

/** A developer's own configuration must not affect the tests. */
export function forgetConfiguration(): void {
  for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) delete process.env[name];
}
