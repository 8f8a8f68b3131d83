/**
 * Wire format of a field's value. Decimals are JSON numbers on the wire and decimal strings here. Dates and instants are strings on both sides. A
 * `list` contains strings. A nested kind is an object, or a list of objects wrapped in an object: `{"InvoicePayment": [{...}]}`.
 */
export type FieldKind = 'text' | 'decimal' | 'integer' | 'boolean' | 'date' | 'instant' | 'list' | NestedKind;

interface NestedKind {
  /** Name of the list inside its wrapper. Omitted if the value is a single object. */
  readonly of?: string;
  readonly fields: FieldTable;
}

export type FieldTable = Readonly<Record<string, FieldKind>>;

/** List of nested records in its wire wrapper. */
export type WireList<Name extends string, Entry> = { [Key in Name]: Entry[] };

/** Names of custom fields of a tenant (`__c`) or a connected system (`__NS`, `__QT`). */
export type ExtraFieldName = `${string}__${'c' | 'NS' | 'QT'}`;

/** Custom fields. Their values are passed on unchanged. */
export interface ExtraFields {
  [name: ExtraFieldName]: unknown;
}

/** Names of the standard fields. */
export type KnownField<Entry> = Extract<keyof { [Name in keyof Entry as Name extends ExtraFieldName ? never : Name]: unknown }, string>;

/** Kind of each standard field. The type makes sure that no field is missing and that each kind fits the field's type. */
export type FieldKinds<Entry> = { readonly [Name in KnownField<Entry>]: KindOf<NonNullable<Entry[Name]>> };

type KindOf<Value> = [Value] extends [boolean]
  ? 'boolean'
  : [Value] extends [number]
    ? 'integer'
    : [Value] extends [string]
      ? 'text' | 'decimal' | 'date' | 'instant'
      : [Value] extends [readonly string[]]
        ? 'list'
        : NestedKind;
