/**
 * How the value of a field travels. Decimals are JSON numbers on the wire and decimal text on our side; dates and instants are text on both; a list
 * is one of texts; a nested kind is an object, or a list of them in an object of its own, as in `{"InvoicePayment": [{...}]}`.
 */
export type FieldKind = 'text' | 'decimal' | 'integer' | 'boolean' | 'date' | 'instant' | 'list' | NestedKind;

export interface NestedKind {
  /** Name of the list in the object around it; left out where the value is one object with the fields. */
  readonly of?: string;
  readonly fields: FieldTable;
}

export type FieldTable = Readonly<Record<string, FieldKind>>;

/** Records of a kind inside another record, in the wrapping of the wire. */
export type Wrapped<Name extends string, Entry> = { [Key in Name]: Entry[] };

/** Names of fields that a tenant (`__c`) or a connected system (`__NS`, `__QT`) added. */
export type ExtraFieldName = `${string}__${'c' | 'NS' | 'QT'}`;

/** Fields that the definition does not know. Their values pass as they are. */
export interface ExtraFields {
  [name: ExtraFieldName]: unknown;
}

/** Names of the fields that the definition knows. */
export type KnownField<Entry> = Extract<keyof { [Name in keyof Entry as Name extends ExtraFieldName ? never : Name]: unknown }, string>;

/** A kind for each known field that fits its type, so that no table can miss a field or mistake a number for text. */
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
