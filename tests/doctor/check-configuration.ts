import { invalidVariables, missingVariables } from '@/build/configuration-variables';
import { failed, ok, type Finding } from './finding';

const isOnThisMachine = (hostname: string) => /^(localhost|127\..*|\[::1\])$/.test(hostname);

/** The variables of `.env`, by the same rules that the build has. */
export function checkVariables(env: Readonly<Record<string, string>>, appOrigin: string): Finding[] {
  const check = 'Configuration';
  const consequence = 'the app cannot be built';
  const problems = [
    ...missingVariables(env).map((name) =>
      failed(check, `${name} is not set (see .env.example)`, consequence),
    ),
    ...invalidVariables(env).map((sentence) => failed(check, sentence, consequence)),
  ];
  if (problems.length > 0) return problems;
  const api = new URL((env.VITE_API_BASE_URL ?? '').trim());
  if (appOrigin.startsWith('https:') && api.protocol === 'http:' && !isOnThisMachine(api.hostname)) {
    return [
      failed(
        check,
        `VITE_API_BASE_URL starts with http:// although the app is reached at ${appOrigin}`,
        'browsers refuse calls without TLS from a page with TLS: no screen has data',
      ),
    ];
  }
  return [ok(check, 'all variables are set and valid')];
}
