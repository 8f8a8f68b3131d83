/** A number of a custom field, whose kind is not known here: `numeric('12.50')` is compared as a number, `'12.50'` as text. */
export interface Numeric {
  readonly numeric: string;
}

/** What a field can be compared with. Decimals are decimal text, dates `YYYY-MM-DD`, instants ISO 8601. */
export type Value = string | number | boolean | Numeric | null;

export type Comparison = '=' | '!=' | '<' | '>' | '<=' | '>=';

/** Which field a condition compares with which type of value. */
export interface Use {
  readonly field: string;
  readonly value: Value;
}

/** The tree of a condition. */
export type ConditionNode =
  | { readonly kind: 'compare'; readonly field: string; readonly comparison: Comparison; readonly value: Value }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly ConditionNode[] };

/** A condition, typed by all that it compares, so that `where` can tell whether it fits the object. Made by the functions of this file. */
export interface Condition<out Uses extends Use = Use> {
  readonly node: ConditionNode;
  /** Only for the type; never there. */
  readonly uses?: Uses;
}

type UsesOf<Conditions extends readonly Condition[]> = Conditions[number] extends Condition<infer Uses> ? Uses : never;
type Compare<Field extends string, Operand extends Value> = Condition<{ readonly field: Field; readonly value: Operand }>;

const compare = <Field extends string, Operand extends Value>(
  comparison: Comparison,
  field: Field,
  value: Operand,
): Compare<Field, Operand> => ({ node: { kind: 'compare', field, comparison, value } });

/** Equal; with `null`: has no value. */
export const eq = <const Field extends string, Operand extends Value>(field: Field, value: Operand) => compare('=', field, value);
/** Different; with `null`: has a value. */
export const ne = <const Field extends string, Operand extends Value>(field: Field, value: Operand) => compare('!=', field, value);
/** Less, or before. */
export const lt = <const Field extends string, Operand extends Exclude<Value, boolean | null>>(field: Field, value: Operand) =>
  compare('<', field, value);
/** Greater, or after. */
export const gt = <const Field extends string, Operand extends Exclude<Value, boolean | null>>(field: Field, value: Operand) =>
  compare('>', field, value);
/** Less or equal. */
export const le = <const Field extends string, Operand extends Exclude<Value, boolean | null>>(field: Field, value: Operand) =>
  compare('<=', field, value);
/** Greater or equal. */
export const ge = <const Field extends string, Operand extends Exclude<Value, boolean | null>>(field: Field, value: Operand) =>
  compare('>=', field, value);

/** Equal to one of the values. The language has no `in`; this is written as one `=` for each value, and each counts as a condition. */
export const oneOf = <const Field extends string, Operand extends Value>(
  field: Field,
  values: readonly Operand[],
): Compare<Field, Operand> => ({ node: { kind: 'or', parts: values.map((value) => compare('=', field, value).node) } });

/** All of the conditions. */
export const and = <const Conditions extends readonly Condition[]>(...conditions: Conditions): Condition<UsesOf<Conditions>> =>
  join('and', conditions);

/** At least one of the conditions. */
export const or = <const Conditions extends readonly Condition[]>(...conditions: Conditions): Condition<UsesOf<Conditions>> =>
  join('or', conditions);

function join<Uses extends Use>(kind: 'and' | 'or', conditions: readonly Condition[]): Condition<Uses> {
  return { node: { kind, parts: conditions.map(({ node }) => node) } };
}

/** Decimal text that is compared as a number; only needed for custom fields. */
export const numeric = (text: string): Numeric => ({ numeric: text });
