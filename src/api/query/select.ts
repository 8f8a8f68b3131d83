import type { ExtraFieldName, KnownField } from '../schemas/objects/field-kinds.js';
import type { ObjectName, ObjectTypes } from '../schemas/objects/index.js';
import type { Condition, Value } from './condition.js';
import { checkedName } from './names.js';
import { disjunctiveText } from './normal-form.js';
import { refuse } from './refuse.js';

type Plain<Name extends ObjectName, Field extends KnownField<ObjectTypes[Name]>> = NonNullable<ObjectTypes[Name][Field]>;

/** Fields of an object that a query can name: those with one value or a list of texts, and custom ones. */
export type QueryField<Name extends ObjectName> =
  | {
      [Field in KnownField<ObjectTypes[Name]>]: Plain<Name, Field> extends string | number | boolean | readonly string[] ? Field : never;
    }[KnownField<ObjectTypes[Name]>]
  | ExtraFieldName;

/** What can be compared in an object: each field with values of its type. */
export type QueryUse<Name extends ObjectName> =
  | {
      [Field in KnownField<ObjectTypes[Name]>]: Plain<Name, Field> extends string | number | boolean
        ? { readonly field: Field; readonly value: Plain<Name, Field> | null }
        : never;
    }[KnownField<ObjectTypes[Name]>]
  | { readonly field: ExtraFieldName; readonly value: Value };

/** A record with the selected fields and its id. Fields without a value are missing. */
export type Selected<Name extends ObjectName, Field extends QueryField<Name>> = Pick<
  ObjectTypes[Name],
  Extract<Field | 'Id', keyof ObjectTypes[Name]>
>;

/** A query of one object. Immutable; its text never holds anything but the names and values that were meant. */
export class Query<Name extends ObjectName = ObjectName, Field extends QueryField<Name> = QueryField<Name>> {
  readonly object: Name;
  readonly fields: readonly Field[];
  readonly #where: string;

  /** Use {@link select}. */
  constructor(object: Name, fields: readonly Field[], where = '') {
    checkedName('object', object);
    if (fields.length === 0) throw refuse('fields', 'empty', 'needs at least one field; there is no *');
    fields.forEach((field, index) => checkedName(`fields.${index}`, field));
    this.object = object;
    this.fields = fields;
    this.#where = where;
  }

  /**
   * The same query with a condition, instead of the one it had.
   * @throws {InvalidRequestError} a value does not fit its field, or the condition takes more than 200 comparisons; names the path in the condition
   */
  where(condition: Condition<QueryUse<Name>>): Query<Name, Field> {
    return new Query(this.object, this.fields, ` where ${disjunctiveText(this.object, condition.node)}`);
  }

  /** The text of the query, for `POST /v1/action/query`. */
  toString(): string {
    return `select ${[...new Set(this.fields)].join(',')} from ${this.object}${this.#where}`;
  }
}

/**
 * Begins a ZOQL query (conventions.md §6), for example
 * `select('Invoice', ['InvoiceNumber', 'Balance']).where(and(eq('AccountId', id), gt('Balance', '0')))`.
 * There are no joins, no order and no `*`; one call answers at most 2,000 records, `queryAll` all of them.
 *
 * @throws {InvalidRequestError} a name cannot stand in a query, or there is no field
 */
export function select<Name extends ObjectName, const Field extends QueryField<Name>>(
  object: Name,
  fields: readonly Field[],
): Query<Name, Field> {
  return new Query(object, fields);
}
