/** Common form in which schemas of the definition and our own are compared. Each side is summarized by independent code. */
export interface SchemaSummary {
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
  /** Name of the schema in the definition, if it has one. */
  name?: string;
  values?: string[];
  /** Minimum of the length, value, or number of entries. */
  min?: number;
  max?: number;
  entry?: () => SchemaSummary;
  fields?: ReadonlyMap<string, FieldSummary>;
  options?: (() => SchemaSummary)[];
  /** Additional fields that the object allows: none, custom fields (recognized by their names), or any. */
  further?: 'none' | 'custom' | 'any';
}

export interface FieldSummary {
  required: boolean;
  summary: () => SchemaSummary;
}
