/** Leaves out what is null, empty or absent. */
export function present<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
export function present(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null && value !== ''));
}
