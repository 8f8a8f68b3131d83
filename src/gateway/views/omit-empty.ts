/** Removes fields that are null, undefined or empty text. */
export function omitEmpty<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
export function omitEmpty(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null && value !== ''));
}
