import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Rule {
  pattern: RegExp;
  /** Null removes a header of an earlier rule. */
  headers: [name: string, value: string | null][];
}

/** Reads the `_headers` of a built bundle, as Netlify and Cloudflare Pages do. @returns the headers of a path */
export function headersOfBundle(folder: string): (pathname: string) => Map<string, string> {
  const rules: Rule[] = [];
  for (const line of readFileSync(path.join(folder, '_headers'), 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    if (!line.startsWith(' ')) {
      const escaped = line.trim().replace(/[.+?^${}()|[\]\\]/g, '\\$&');
      rules.push({ pattern: new RegExp(`^${escaped.replaceAll('*', '.*')}$`), headers: [] });
      continue;
    }
    const taken = /^\s+!\s+(\S+)$/.exec(line);
    const [, name = '', value = ''] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    rules.at(-1)?.headers.push(taken ? [taken[1] ?? '', null] : [name, value]);
  }
  return (pathname) => {
    const headers = new Map<string, string>();
    for (const { pattern, headers: entries } of rules) {
      if (!pattern.test(pathname)) continue;
      for (const [name, value] of entries) {
        if (value === null) headers.delete(name);
        else headers.set(name, value);
      }
    }
    return headers;
  };
}
