import { isRecord } from '@/api/wire/wire-values';
import type { Call } from './caller';
import { saidBy } from './described-answers';
import { failed, ok, type Finding } from './finding';

const GOOGLE = 'https://identitytoolkit.googleapis.com';

/** Whether Firebase knows the API key, and lets people sign in on the app's domain. */
export async function checkFirebase(
  call: Call,
  env: Readonly<Record<string, string>>,
  appOrigin: string,
): Promise<Finding[]> {
  const { VITE_FIREBASE_API_KEY: key = '', VITE_FIREBASE_AUTH_DOMAIN: authDomain = '' } = env;
  const emulator = (env.VITE_FIREBASE_AUTH_EMULATOR_URL ?? '').trim().replace(/\/+$/, '');
  const service = emulator === '' ? GOOGLE : `${emulator}/identitytoolkit.googleapis.com`;
  const check = 'Firebase project';
  const nobodySignsIn = 'nobody can sign in';
  // The same question that Firebase's own library asks before it opens the sign-in window.
  const reply = await call(`${service}/v1/projects?key=${encodeURIComponent(key.trim())}`);
  if (reply.status !== 200 || !isRecord(reply.json)) {
    return [failed(check, `the API key is refused by ${reply.status}${saidBy(reply)}`, nobodySignsIn)];
  }
  const domains = Array.isArray(reply.json.authorizedDomains) ? reply.json.authorizedDomains.map(String) : [];
  const { hostname } = new URL(appOrigin);
  const findings = [ok(check, 'the API key is valid')];
  findings.push(
    domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
      ? ok('Firebase authorized domains', `${hostname} is one of them`)
      : failed(
          'Firebase authorized domains',
          `${hostname} is not one of them (Firebase console, Authentication, Settings): ${domains.join(', ')}`,
          nobodySignsIn,
        ),
  );
  if (emulator !== '') return findings;
  const page = await call(`https://${authDomain.trim()}/__/auth/handler`);
  findings.push(
    page.status === 200
      ? ok('Firebase auth domain', 'has the sign-in page')
      : failed('Firebase auth domain', `its sign-in page is answered by ${page.status}`, nobodySignsIn),
  );
  return findings;
}
