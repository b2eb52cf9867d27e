import { array, boolean, object, string, type ObjectSchema, type Schema } from 'yup';

/** A text that may be empty, because drafts are incomplete. */
export const textShape = string().defined();
export const textsShape = array(textShape).defined();
export const flagShape = boolean().defined();

/** An object with a text for each name. */
export function textFieldsShape<Name extends string>(names: readonly Name[]) {
  const fields = Object.fromEntries(names.map((name) => [name, textShape]));
  return object(fields).defined() as unknown as ObjectSchema<Record<Name, string>>;
}

/** @returns a type guard for a stored value, which an older version may have written. Converts nothing. */
export function isOfShape<T>(shape: Schema<T>) {
  return (value: unknown): value is T => shape.isValidSync(value, { strict: true });
}
