/** An object type whose possibly undefined properties become optional. */
export type WithoutUndefined<Value> = {
  [Key in keyof Value as undefined extends Value[Key] ? never : Key]: Value[Key];
} & {
  [Key in keyof Value as undefined extends Value[Key] ? Key : never]?: Exclude<Value[Key], undefined>;
};

/** Returns a copy of an object without its undefined properties. */
export function omitUndefined<Value extends object>(value: Value): WithoutUndefined<Value>;
export function omitUndefined(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined));
}
