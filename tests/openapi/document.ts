import { document as compiled } from './compiled-document';

type Json = Record<string, unknown>;

interface OperationObject {
  operationId: string;
  security: object[];
  parameters?: Json[];
  requestBody?: object;
  responses: Record<string, Json>;
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: { type?: string };
}

/** The parts of the document that the checks use. */
interface OpenApiDocument {
  paths: Record<string, Json & { servers?: object[]; parameters?: Json[] }>;
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** An operation of the document, with a pattern that matches its requests. */
export interface Operation {
  method: string;
  path: string;
  /** The path starts at the server's root, not at the API base. */
  isAtServerRoot: boolean;
  object: OperationObject;
  parameters: Parameter[];
  /** A JSON pointer to the operation. */
  pointer: string;
}

const document = compiled as OpenApiDocument;

/** @returns the value at a JSON pointer such as '#/components/schemas/Id' */
function atPointer(pointer: string): unknown {
  const keys = pointer
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document);
}

/** Follows a `$ref`. @returns the object and its pointer */
export function resolved<T>(pointer: string): { pointer: string; value: T } {
  const { $ref, ...value } = atPointer(pointer) as { $ref?: string };
  return $ref === undefined ? { pointer, value: value as T } : resolved<T>($ref);
}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Every operation; paths with fewer parameters first, as '/boards/my-boards' takes precedence over '/boards/{boardId}'. */
export const operations: readonly Operation[] = Object.entries(document.paths)
  .toSorted(([a], [b]) => a.split('{').length - b.split('{').length)
  .flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => {
      const place = `#/paths/${escaped(path)}`;
      const object = item[method] as OperationObject;
      const pointers = [
        ...(item.parameters ?? []).map((_, index) => `${place}/parameters/${index}`),
        ...(object.parameters ?? []).map((_, index) => `${place}/${method}/parameters/${index}`),
      ];
      return {
        method: method.toUpperCase(),
        path,
        isAtServerRoot: item.servers !== undefined,
        object,
        parameters: pointers.map((pointer) => resolved<Parameter>(pointer).value),
        pointer: `${place}/${method}`,
      };
    }),
  );

/** Finds a request's operation. @param apiBaseUrl without a trailing slash */
export function operationOf(method: string, url: string, apiBaseUrl: string): Operation | undefined {
  const { origin, pathname } = new URL(url);
  const base = new URL(apiBaseUrl);
  return operations.find((operation) => {
    const template = (operation.isAtServerRoot ? '' : base.pathname) + operation.path;
    const wanted = template.split('/');
    const sent = pathname.split('/');
    return (
      operation.method === method &&
      origin === base.origin &&
      wanted.length === sent.length &&
      wanted.every((part, index) => (part.startsWith('{') ? sent[index] !== '' : part === sent[index]))
    );
  });
}
