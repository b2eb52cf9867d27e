import { invalidVariables, missingVariables } from '@/build/configuration-variables';
import { failed, ok, type Finding } from './finding';

/** The variables of `.env`, by the same rules that the build has. */
export function checkVariables(env: Readonly<Record<string, string>>): Finding[] {
  const check = 'Configuration';
  const consequence = 'the app cannot be built';
  const problems = [
    ...missingVariables(env).map((name) =>
      failed(check, `${name} is not set (see .env.example)`, consequence),
    ),
    ...invalidVariables(env).map((sentence) => failed(check, sentence, consequence)),
  ];
  return problems.length > 0 ? problems : [ok(check, 'all variables are set and valid')];
}
