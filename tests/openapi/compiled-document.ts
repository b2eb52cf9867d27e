import type { ErrorObject } from 'ajv';
import type * as Ajv from 'ajv/dist/2020.js';
import type Standalone from 'ajv/dist/standalone/index.js';
import type AddFormats from 'ajv-formats';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Yaml from 'yaml';

export const OPENAPI_FILE = 'src/api/openapi.yaml';

const CACHE = 'node_modules/.cache/talentboard';
const DOCUMENT_ID = 'openapi.yaml';

interface CompiledValidator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** The exports of a compiled file. */
interface Compiled {
  document: unknown;
  /** By the JSON pointer of each schema that a call refers to. */
  validators: Record<string, CompiledValidator>;
}

const require = createRequire(import.meta.url);

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** @returns JSON pointers to the schemas of parameters, bodies and responses */
function schemaPointers(value: unknown, pointer = '#'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    // A schema may have parts of any name.
    key === 'schema' || key === 'schemas' ? [] : schemaPointers(child, `${pointer}/${escaped(key)}`),
  );
  return 'schema' in value ? [`${pointer}/schema`, ...inside] : inside;
}

/** The document and its validators as JavaScript. */
function compile(text: string): string {
  const { parse } = require('yaml') as typeof Yaml;
  const { Ajv2020 } = require('ajv/dist/2020.js') as typeof Ajv;
  const { default: standaloneCode } = require('ajv/dist/standalone/index.js') as {
    default: typeof Standalone;
  };
  const { default: addFormats } = require('ajv-formats') as { default: typeof AddFormats.default };
  const document = parse(text) as { components: { schemas: object } };
  const ajv = new Ajv2020({
    strictRequired: false,
    strictTypes: false,
    allErrors: true,
    code: { source: true },
  });
  addFormats(ajv);
  // The document isn't a schema, but contains schemas.
  ajv.addVocabulary(Object.keys(document));
  ajv.addSchema({ $id: DOCUMENT_ID, ...document }, DOCUMENT_ID, false, false);
  const named = Object.keys(document.components.schemas).map(
    (name) => `#/components/schemas/${escaped(name)}`,
  );
  const pointers = [...schemaPointers(document), ...named];
  const code = standaloneCode(
    ajv,
    Object.fromEntries(pointers.map((pointer, index) => [`v${index}`, DOCUMENT_ID + encodeURI(pointer)])),
  );
  const validators = pointers.map((pointer, index) => `${JSON.stringify(pointer)}: exports.v${index}`);
  return `${code}
exports.validators = { ${validators.join(', ')} };
exports.document = ${JSON.stringify(document)};
`;
}

/**
 * The document, and its validators as plain functions. Compiling takes a second, so each version is compiled once.
 */
function load(): Compiled {
  const text = readFileSync(OPENAPI_FILE, 'utf8');
  const key = createHash('sha256')
    .update(text)
    .update(readFileSync(import.meta.filename))
    .digest('hex');
  const file = path.resolve(CACHE, `openapi-${key.slice(0, 16)}.cjs`);
  if (!existsSync(file)) {
    mkdirSync(CACHE, { recursive: true });
    // Renamed when complete, because other workers may read it.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, compile(text));
    renameSync(unfinished, file);
  }
  return require(file) as Compiled;
}

export const { document, validators } = load();
