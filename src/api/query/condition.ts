/** Number for a custom field of unknown type: `numeric('12.50')` compares as a number, `'12.50'` as text. */
export interface NumericText {
  readonly numeric: string;
}

/** Value to compare a field with. Decimals are decimal strings, dates `YYYY-MM-DD`, instants ISO 8601. */
export type QueryValue = string | number | boolean | NumericText | null;

export type ComparisonOperator = '=' | '!=' | '<' | '>' | '<=' | '>=';

/** Field of a condition, and the type of the value that it is compared with. */
export interface ComparedField {
  readonly field: string;
  readonly value: QueryValue;
}

/** Tree of comparisons. */
export type ConditionNode =
  | { readonly kind: 'compare'; readonly field: string; readonly comparison: ComparisonOperator; readonly value: QueryValue }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly ConditionNode[] };

/**
 * Condition of a query. Its type names the compared fields, so that `where` accepts only conditions that fit the queried object. Created by the
 * functions of this module.
 */
export interface Condition<out Fields extends ComparedField = ComparedField> {
  readonly node: ConditionNode;
  /** Only for the type; always undefined. */
  readonly comparedFields?: Fields;
}

type ComparedFieldsOf<Conditions extends readonly Condition[]> = Conditions[number] extends Condition<infer Fields> ? Fields : never;
type Compare<Field extends string, Operand extends QueryValue> = Condition<{ readonly field: Field; readonly value: Operand }>;

const compare = <Field extends string, Operand extends QueryValue>(
  comparison: ComparisonOperator,
  field: Field,
  value: Operand,
): Compare<Field, Operand> => ({ node: { kind: 'compare', field, comparison, value } });

/** Equal. With `null`: has no value. */
export const eq = <const Field extends string, Operand extends QueryValue>(field: Field, value: Operand) => compare('=', field, value);
/** Not equal. With `null`: has a value. */
export const ne = <const Field extends string, Operand extends QueryValue>(field: Field, value: Operand) => compare('!=', field, value);
/** Less than, or before. */
export const lt = <const Field extends string, Operand extends Exclude<QueryValue, boolean | null>>(field: Field, value: Operand) =>
  compare('<', field, value);
/** Greater than, or after. */
export const gt = <const Field extends string, Operand extends Exclude<QueryValue, boolean | null>>(field: Field, value: Operand) =>
  compare('>', field, value);
/** Less than or equal. */
export const le = <const Field extends string, Operand extends Exclude<QueryValue, boolean | null>>(field: Field, value: Operand) =>
  compare('<=', field, value);
/** Greater than or equal. */
export const ge = <const Field extends string, Operand extends Exclude<QueryValue, boolean | null>>(field: Field, value: Operand) =>
  compare('>=', field, value);

/** Equal to one of the values. ZOQL has no `in`: this becomes one comparison for each value, and each counts toward the limit. */
export const oneOf = <const Field extends string, Operand extends QueryValue>(
  field: Field,
  values: readonly Operand[],
): Compare<Field, Operand> => ({ node: { kind: 'or', parts: values.map((value) => compare('=', field, value).node) } });

/** True if all conditions are true. */
export const and = <const Conditions extends readonly Condition[]>(...conditions: Conditions): Condition<ComparedFieldsOf<Conditions>> =>
  join('and', conditions);

/** True if at least one condition is true. */
export const or = <const Conditions extends readonly Condition[]>(...conditions: Conditions): Condition<ComparedFieldsOf<Conditions>> =>
  join('or', conditions);

function join<Fields extends ComparedField>(kind: 'and' | 'or', conditions: readonly Condition[]): Condition<Fields> {
  return { node: { kind, parts: conditions.map(({ node }) => node) } };
}

/** Decimal string that is compared as a number. Only needed for custom fields. */
export const numeric = (text: string): NumericText => ({ numeric: text });
