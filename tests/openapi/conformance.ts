import type { ErrorObject } from 'ajv';
import { validators } from './compiled-document';
import { operationOf, resolved, type Operation } from './document';

/** A sent request. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Headers;
  /** Undefined if there was none. */
  text: string | undefined;
}

const EXCERPT_MAX = 60;

/** A sentence per wrong field, once for all entries of a list. An object with wrong fields gets none for itself. */
function sentences(errors: readonly ErrorObject[], body: unknown): string[] {
  const paths = [...new Set(errors.map(({ instancePath }) => instancePath))];
  const fields = paths.filter((path) => !paths.some((inner) => inner.startsWith(`${path}/`)));
  const byField = new Map(
    fields.map((path) => {
      const [error, other] = errors.filter(({ instancePath }) => instancePath === path);
      const detail = error?.params.additionalProperty ?? error?.params.allowedValues ?? '';
      // Several errors at one path come from alternative schemas.
      const problem = other
        ? 'has none of the described forms'
        : `${error?.message} ${String(detail)}`.trim();
      const value = path
        .split('/')
        .slice(1)
        .reduce((parent, key) => (parent as Record<string, unknown>)[key], body);
      return [
        path.replace(/\/\d+/g, '/*'),
        `${problem}: ${String(JSON.stringify(value)).slice(0, EXCERPT_MAX)}`,
      ];
    }),
  );
  return [...byField].map(([path, problem]) => `${path} ${problem}`);
}

function deviationsFrom(pointer: string, value: unknown, what: string): string[] {
  const validate = validators[pointer];
  if (validate === undefined) throw new Error(`No schema at ${pointer}`);
  if (validate(value)) return [];
  return sentences(validate.errors ?? [], value).map((sentence) => what + sentence);
}

/** @returns a request's deviations from openapi.yaml, one sentence each */
export function requestDeviations(request: SentRequest, apiBaseUrl: string): string[] {
  const operation = operationOf(request.method, request.url, apiBaseUrl);
  const name = `${request.method} ${request.url}`;
  if (operation === undefined) return [`${name} has no entry in openapi.yaml`];
  return [
    ...headerDeviations(operation, request.headers),
    ...queryDeviations(operation, new URL(request.url).searchParams),
    ...bodyDeviations(operation, request.text),
  ].map((deviation) => `${name}: ${deviation}`);
}

function headerDeviations({ object }: Operation, headers: Headers): string[] {
  const authorization = headers.get('authorization');
  const isOpen = object.security.length === 0;
  return [
    ...(authorization !== null && isOpen ? ['must not carry a token'] : []),
    ...(authorization !== null && !/^Bearer (?!undefined$|null$)\S+$/.test(authorization)
      ? [`${authorization} is not a bearer token`]
      : []),
    ...(headers.get('accept') === 'application/json' ? [] : ['must carry Accept: application/json']),
    ...(!isOpen && headers.get('content-type') !== 'application/json'
      ? ['must carry Content-Type: application/json']
      : []),
  ];
}

function queryDeviations({ parameters, object, pointer }: Operation, query: URLSearchParams): string[] {
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const unknown = [...query.keys()].filter((key) => !known.some(({ name }) => name === key));
  return [
    ...unknown.map((key) => `the parameter ${key} is not described`),
    ...known.flatMap(({ name, required, schema }) => {
      const text = query.get(name);
      if (text === null) return required ? [`the parameter ${name} is missing`] : [];
      const index = (object.parameters ?? []).findIndex(
        (parameter) => 'name' in parameter && parameter.name === name,
      );
      const value = schema.type === 'integer' && text !== '' ? Number(text) : text;
      return deviationsFrom(`${pointer}/parameters/${index}/schema`, value, `the parameter ${name}`);
    }),
  ];
}

function bodyDeviations({ object, pointer }: Operation, text: string | undefined): string[] {
  if (object.requestBody === undefined) return text === undefined ? [] : ['must not have a body'];
  if (text === undefined) return ['must have a body'];
  return deviationsFrom(
    `${pointer}/requestBody/content/application~1json/schema`,
    JSON.parse(text),
    'the body',
  );
}

/** @returns a response's deviations from openapi.yaml, one sentence each */
export function responseDeviations(
  request: Pick<SentRequest, 'method' | 'url'>,
  { status, json }: { status: number; json: unknown },
  apiBaseUrl: string,
): string[] {
  const operation = operationOf(request.method, request.url, apiBaseUrl);
  const name = `${request.method} ${request.url} returned ${status}`;
  if (operation === undefined) return [`${name} has no entry in openapi.yaml`];
  const range = [String(status), `${Math.floor(status / 100)}XX`].find(
    (key) => key in operation.object.responses,
  );
  if (range === undefined) return [`${name}: the status is not described`];
  const response = resolved<{ content?: { 'application/json': { 'x-schema-by-query'?: SchemaByQuery } } }>(
    `${operation.pointer}/responses/${range}`,
  );
  // The app doesn't read a body without a description.
  if (response.value.content === undefined) return [];
  const pointer =
    schemaByQuery(response.value.content['application/json']['x-schema-by-query'], request.url) ??
    `${response.pointer}/content/application~1json/schema`;
  return deviationsFrom(pointer, json ?? null, `${name}: the body`);
}

type SchemaByQuery = Record<string, Record<string, string>>;

function schemaByQuery(table: SchemaByQuery | undefined, url: string): string | undefined {
  const query = new URL(url).searchParams;
  return Object.entries(table ?? {})
    .map(([parameter, schemas]) => schemas[query.get(parameter) ?? ''])
    .find((pointer) => pointer !== undefined);
}
