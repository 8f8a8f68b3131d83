import type { CallOptions, Client } from '../client.js';
import { queryAccounts, queryProducts, querySubscriptions } from '../../generated/api/operations/object-query.js';
import type { InputOf, Operation, OutputOf } from '../operations/operation.js';
import { invalidField } from '../transport/request.js';
import type { ExtraFieldName, KnownField } from '../schemas/objects/field-kinds.js';

const rows = { accounts: queryAccounts, subscriptions: querySubscriptions, products: queryProducts };

/** Object types that `objectQuery` can list. */
export type ObjectQueryName = keyof typeof rows;

type Input<Name extends ObjectQueryName> = InputOf<(typeof rows)[Name]>;
/** Object returned by `objectQuery`. */
export type QueriedObject<Name extends ObjectQueryName> = NonNullable<OutputOf<(typeof rows)[Name]>['data']>[number];
type Field<Name extends ObjectQueryName> = KnownField<QueriedObject<Name>> | ExtraFieldName;

/** Options of `objectQuery`: filter, sort order and fields. */
export interface ObjectQuery<Name extends ObjectQueryName> {
  /** Conditions created by {@link objectFilter}, all of which must be true. The platform only accepts indexed fields. */
  filter?: readonly ObjectFilter<Field<Name>>[];
  /** Sort order by one field, created by {@link objectSort}. */
  sort?: ObjectSort<Field<Name>>;
  /** Related objects to include. */
  expand?: readonly NonNullable<Input<Name>['expand[]']>[number][];
  /** Fields to return. Default: all. */
  fields?: readonly Field<Name>[];
  /** Includes fields without a value as `null`. */
  includeNullFields?: boolean;
  /** Number of objects per request, 1 to 99. Default 10. */
  pageSize?: number;
}

/** Filter condition in the platform's syntax. */
export interface ObjectFilter<out Name extends string = string> {
  readonly field: Name;
  readonly text: string;
}

/** Sort order in the platform's syntax. */
export interface ObjectSort<out Name extends string = string> {
  readonly field: Name;
  readonly text: string;
}

type Single = string | number | boolean;
/**
 * Operators and the types of their operands. `SW` means "starts with". `EQ` with `null` matches missing values, `NE` with `null` existing
 * values.
 */
interface Operands {
  EQ: Single | null;
  NE: Single | null;
  GT: string | number;
  GE: string | number;
  LT: string | number;
  LE: string | number;
  SW: string;
  IN: readonly (string | number)[];
}

/**
 * Creates a filter condition `field.OP:value`. The syntax has no escapes, so some values are refused: control characters, empty text, the
 * text `null`, and in lists also commas and brackets.
 * @throws {InvalidRequestError}
 */
export function objectFilter<const Name extends string, Operator extends keyof Operands>(
  field: Name,
  operator: Operator,
  value: Operands[Operator],
): ObjectFilter<Name> {
  return { field, text: `${checkedField('filter', field)}.${operator}:${operand(`filter.${field}`, value)}` };
}

/** Creates a sort order by one field. */
export function objectSort<const Name extends string>(field: Name, direction: 'ASC' | 'DESC' = 'ASC'): ObjectSort<Name> {
  return { field, text: `${checkedField('sort', field)}.${direction}` };
}

function checkedField(where: string, field: string): string {
  if (/^[A-Za-z]\w*$/.test(field)) return field;
  throw invalidField('object-query', where, 'invalid-name', 'must name a field');
}

function operand(where: string, value: Operands[keyof Operands]): string {
  if (value === null) return 'null';
  if (typeof value !== 'object') return single(where, value);
  if (value.length === 0) throw invalidField('object-query', where, 'empty', 'needs at least one value');
  return `[${value.map((entry) => listEntry(where, single(where, entry))).join(',')}]`;
}

function single(where: string, value: Single): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw invalidField('object-query', where, 'invalid-value', 'must be a whole number; decimals are written as text');
  }
  const text = String(value);
  if (text !== '' && text !== 'null' && !/\p{Cc}|\p{Surrogate}/u.test(text)) return text;
  throw invalidField('object-query', where, 'invalid-value', 'has a value that a filter cannot contain');
}

function listEntry(where: string, text: string): string {
  if (!/[,[\]]/.test(text)) return text;
  throw invalidField('object-query', where, 'invalid-value', 'contains a comma or bracket. A list in a filter cannot contain them');
}

interface WireInput {
  'filter[]'?: string[];
  'sort[]'?: string[];
  'expand[]'?: string[];
  'fields[]'?: string[];
  includeNullFields?: boolean;
  pageSize?: number;
}

const ROWS: { readonly [Name in ObjectQueryName]: Operation<WireInput, { data?: QueriedObject<Name>[] }> } = rows;

/** Iterates over all objects that match a query. */
export async function* objectQuery<Name extends ObjectQueryName>(
  client: Client,
  name: Name,
  query: ObjectQuery<Name> = {},
  options?: CallOptions,
): AsyncGenerator<QueriedObject<Name>, void> {
  const { filter: filters, sort: order, expand, fields, ...rest } = query;
  const input: WireInput = {
    ...rest,
    ...(filters && { 'filter[]': filters.map(({ text }) => text) }),
    ...(order && { 'sort[]': [order.text] }),
    ...(expand && { 'expand[]': [...expand] }),
    ...(fields && { 'fields[]': fields.map((field) => checkedField('fields', String(field))) }),
  };
  for await (const page of client.pages(ROWS[name], input, options)) yield* page.data ?? [];
}
