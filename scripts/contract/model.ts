/** Model between definition and generated code: named types with fields. Types for requests are strict, types for responses tolerant. */
import type { DefinitionOperation } from './definition.js';
import type { OperationName } from './names.js';

/** `in` for requests, `out` for responses. */
export type Direction = 'in' | 'out';

/** Type of a value. */
export type Shape =
  | { is: 'text'; min?: number; max?: number }
  | { is: 'id' | 'key' | 'number-of'; of: string; min?: number; max?: number }
  | { is: 'decimal' | 'decimal-text' | 'boolean' | 'date' | 'instant' | 'currency' | 'unknown' | 'blob' | 'file' }
  | { is: 'integer'; min?: number; max?: number }
  | { is: 'enum'; values: string[] }
  | { is: 'list'; of: Shape; max?: number }
  | { is: 'record' }
  | { is: 'either'; of: Shape[] }
  | { is: 'named'; name: string };

export interface Field {
  name: string;
  shape: Shape;
  required: boolean;
  nullable: boolean;
  doc: string[];
}

/** Fields that are allowed besides the listed ones: `custom` fields of the tenant, `any` field of a generic object, or `none`. */
export type FurtherFields = 'none' | 'custom' | 'any';

/** Generated type: an object, or a union of objects. */
export interface NamedType {
  name: string;
  direction: Direction;
  /** Schema of the definition that the type comes from, followed by the path of properties for a nested object. */
  source: string;
  /** Sources of the types that were merged into this one. */
  equalSources?: string[];
  body: { is: 'object'; fields: Field[]; further: FurtherFields } | { is: 'union'; options: string[] };
  /** True if the type refers to itself, directly or through other types. */
  recursive: boolean;
  /** Resources whose operations use the type. */
  resources: Set<string>;
}

/** Operation with its types. */
export interface Row {
  name: OperationName;
  operation: DefinitionOperation;
  request: string;
  response: string;
  /** True if the response is a list without an envelope. */
  responseIsList: boolean;
  /** Request fields that belong to the query string although there is a body. */
  query: string[];
  encoding?: 'form' | 'multipart' | 'list';
  answer?: 'file' | 'xml';
  paging?: 'page' | 'object-query' | 'cursor' | 'query';
  items?: string;
}

export interface Model {
  rows: Row[];
  types: Map<string, NamedType>;
  /** Names of request and response types that equal another type, each with the name of that type. */
  aliases: Map<string, string>;
}

/** Names of the types that a type contains. */
export function partsOf(type: NamedType): string[] {
  if (type.body.is === 'union') return type.body.options;
  const inShape = (shape: Shape): string[] => {
    if (shape.is === 'named') return [shape.name];
    if (shape.is === 'list') return inShape(shape.of);
    return shape.is === 'either' ? shape.of.flatMap(inShape) : [];
  };
  return type.body.fields.flatMap((field) => inShape(field.shape));
}
