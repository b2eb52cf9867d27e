import schema from '@jsonresume/schema/schema.json';
import { Validator, type Schema } from 'jsonschema';
import type { JsonResume } from './json-resume';

/** Far more than any résumé; reading a video by mistake would stop the page for minutes. */
const FILE_SIZE_MAX = 1_000_000;

/** The résumé in a file, or a sentence that says why there is none. */
export type ReadResume = { resume: JsonResume } | { problem: string };

/** Many tools write '' and null where there is nothing; the schema wants such fields to be missing. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((one) => one !== undefined);
  if (value === null || value === '') return undefined;
  if (typeof value !== 'object') return value;
  const filled = Object.entries(value).map(([key, one]) => [key, withoutEmpty(one)] as const);
  return Object.fromEntries(filled.filter(([, one]) => one !== undefined));
}

function check(text: string): ReadResume {
  let json: unknown;
  try {
    json = withoutEmpty(JSON.parse(text));
  } catch {
    return { problem: 'This file is not JSON. Choose a résumé in the JSON Resume format.' };
  }
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  if (!isObject) return { problem: 'This file has no résumé in it.' };
  const { errors } = new Validator().validate(json, schema as Schema);
  const [error] = errors;
  if (error === undefined) return { resume: json as JsonResume };
  const place = error.path.join('.');
  return {
    problem:
      place === ''
        ? 'This file is not a JSON Resume.'
        : `This file is not a JSON Resume: “${place}” is not what the format asks for.`,
  };
}

/** Reads a file and checks it against the format's own schema. */
export async function readResume(file: File): Promise<ReadResume> {
  if (file.size > FILE_SIZE_MAX)
    return { problem: 'This file is too large for a résumé. At most 1 MB is read.' };
  try {
    return check(await file.text());
  } catch {
    // Moved or changed since it was chosen, or nested far too deeply.
    return { problem: 'This file could not be read. Choose it again.' };
  }
}
