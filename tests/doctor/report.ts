import type { Finding, Verdict } from './finding';

const LABEL: Record<Verdict, string> = {
  ok: 'ok     ',
  warning: 'WARNING',
  failed: 'FAILED ',
  skipped: 'skipped',
};

const count = (findings: readonly Finding[], verdict: Verdict) =>
  findings.filter((finding) => finding.verdict === verdict).length;

/** The findings as lines for a terminal, with a summary. */
export function report(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ check, verdict, detail, consequence }) => [
    `${LABEL[verdict]}  ${check}: ${detail}`,
    ...(consequence === undefined ? [] : [`         ${consequence}`]),
  ]);
  const summary = (['ok', 'warning', 'failed', 'skipped'] as const)
    .map((verdict) => `${count(findings, verdict)} ${verdict}`)
    .join(', ');
  return [...lines, '', summary].join('\n');
}
