/** What one side says of a value, in words that both sides share. The two sides are read by code that knows nothing of each other. */
export interface Facts {
  kind:
    | 'text'
    | 'integer'
    | 'decimal'
    | 'decimal text'
    | 'boolean'
    | 'date'
    | 'instant'
    | 'enum'
    | 'list'
    | 'object'
    | 'options'
    | 'record'
    | 'file'
    | 'any';
  nullable: boolean;
  /** Name of the definition's schema that says it, where it has one. */
  name?: string;
  values?: string[];
  /** Length of text, size of a number, entries of a list. */
  min?: number;
  max?: number;
  entry?: () => Facts;
  fields?: ReadonlyMap<string, FieldFacts>;
  options?: (() => Facts)[];
  /** Fields that have no description may be there: none, custom ones by their name, or any. */
  further?: 'none' | 'custom' | 'any';
}

export interface FieldFacts {
  required: boolean;
  facts: () => Facts;
}
