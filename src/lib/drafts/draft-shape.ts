import { array, boolean, object, string, type ObjectSchema, type Schema } from 'yup';

/** Any text, also an empty one: a draft is kept before it is complete. */
export const textShape = string().defined();
export const textsShape = array(textShape).defined();
export const flagShape = boolean().defined();

/** A text for each of these names. */
export function textFieldsShape<Name extends string>(names: readonly Name[]) {
  const fields = Object.fromEntries(names.map((name) => [name, textShape]));
  return object(fields).defined() as unknown as ObjectSchema<Record<Name, string>>;
}

/** A check of what is stored: it may come from an older version, or from anywhere. Nothing is converted. */
export function isOfShape<T>(shape: Schema<T>) {
  return (value: unknown): value is T => shape.isValidSync(value, { strict: true });
}
