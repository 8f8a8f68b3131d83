import type { ExtraFieldName, KnownField } from '../schemas/objects/field-kinds.js';
import type { ObjectName, ObjectTypes } from '../schemas/objects/index.js';
import type { Condition, QueryValue } from './condition.js';
import { checkedName } from './names.js';
import { disjunctiveText } from './normal-form.js';
import { refuse } from './refuse.js';

type Plain<Name extends ObjectName, Field extends KnownField<ObjectTypes[Name]>> = NonNullable<ObjectTypes[Name][Field]>;

/** Fields of an object that a query can select: fields with one value or a list of texts, and custom fields. */
export type QueryField<Name extends ObjectName> =
  | {
      [Field in KnownField<ObjectTypes[Name]>]: Plain<Name, Field> extends string | number | boolean | readonly string[] ? Field : never;
    }[KnownField<ObjectTypes[Name]>]
  | ExtraFieldName;

/** Comparisons that an object allows: each field with values of its type. */
export type AllowedComparison<Name extends ObjectName> =
  | {
      [Field in KnownField<ObjectTypes[Name]>]: Plain<Name, Field> extends string | number | boolean
        ? { readonly field: Field; readonly value: Plain<Name, Field> | null }
        : never;
    }[KnownField<ObjectTypes[Name]>]
  | { readonly field: ExtraFieldName; readonly value: QueryValue };

/** Record with the selected fields and its id. Fields without a value are missing. */
export type SelectedRecord<Name extends ObjectName, Field extends QueryField<Name>> = Pick<
  ObjectTypes[Name],
  Extract<Field | 'Id', keyof ObjectTypes[Name]>
>;

/** Query of one object type. Immutable. Its text contains only validated names and escaped values. */
export class Query<Name extends ObjectName = ObjectName, Field extends QueryField<Name> = QueryField<Name>> {
  readonly object: Name;
  readonly fields: readonly Field[];
  readonly #where: string;

  /** Use {@link select}. */
  constructor(object: Name, fields: readonly Field[], where = '') {
    checkedName('object', object);
    if (fields.length === 0) throw refuse('fields', 'empty', 'must have at least one field: ZOQL has no *');
    fields.forEach((field, index) => checkedName(`fields.${index}`, field));
    this.object = object;
    this.fields = fields;
    this.#where = where;
  }

  /**
   * Returns a copy of the query with a new condition. It replaces the previous condition.
   * @throws {InvalidRequestError} A value does not match its field, or the condition needs more than 200 comparisons. `fields` of the error contains
   * the path in the condition.
   */
  where(condition: Condition<AllowedComparison<Name>>): Query<Name, Field> {
    return new Query(this.object, this.fields, ` where ${disjunctiveText(this.object, condition.node)}`);
  }

  /** Text of the query, for `POST /v1/action/query`. */
  toString(): string {
    return `select ${[...new Set(this.fields)].join(',')} from ${this.object}${this.#where}`;
  }
}

/**
 * Creates a ZOQL query, for example `select('Invoice', ['InvoiceNumber', 'Balance']).where(and(eq('AccountId', id), gt('Balance',
 * '0')))`. ZOQL has no joins, no sorting and no `*`. A call returns at most 2,000 records, `queryAll` all of them.
 * @throws {InvalidRequestError} A name is invalid, or there is no field.
 */
export function select<Name extends ObjectName, const Field extends QueryField<Name>>(
  object: Name,
  fields: readonly Field[],
): Query<Name, Field> {
  return new Query(object, fields);
}
