/** Our own types, as the generator has them in mind: named objects with fields, one set for requests (strict) and one for answers (tolerant). */
import type { DefinitionOperation } from './definition.js';
import type { OperationName } from './names.js';

/** `in`: what we send. `out`: what we read. */
export type Direction = 'in' | 'out';

/** What a value is. */
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

/** Fields beside the named ones: custom fields of a tenant, those of any object, or none. */
export type FurtherFields = 'none' | 'custom' | 'any';

/** A type of its own: an object, or one of several. */
export interface NamedType {
  name: string;
  direction: Direction;
  /** Where it comes from, for its docs. */
  source: string;
  /** Sources of the types that were merged into this one. */
  equalSources?: string[];
  body: { is: 'object'; fields: Field[]; further: FurtherFields } | { is: 'union'; options: string[] };
  /** Refers to itself, perhaps over others. */
  recursive: boolean;
  /** Resources whose operations use it. */
  resources: Set<string>;
}

/** An operation with its types. */
export interface Row {
  name: OperationName;
  operation: DefinitionOperation;
  request: string;
  response: string;
  /** The answer is a list by itself. */
  responseIsList: boolean;
  /** Fields of the request that go to the query although there is a body. */
  query: string[];
  encoding?: 'form' | 'multipart' | 'list';
  answer?: 'file' | 'xml';
  paging?: 'page' | 'object-query' | 'cursor' | 'query';
  items?: string;
}

export interface Model {
  rows: Row[];
  types: Map<string, NamedType>;
  /** Types of requests and responses that equal another type: name, and name of that type. */
  aliases: Map<string, string>;
}

/** Names of the types that a type is made of. */
export function partsOf(type: NamedType): string[] {
  if (type.body.is === 'union') return type.body.options;
  const inShape = (shape: Shape): string[] => {
    if (shape.is === 'named') return [shape.name];
    if (shape.is === 'list') return inShape(shape.of);
    return shape.is === 'either' ? shape.of.flatMap(inShape) : [];
  };
  return type.body.fields.flatMap((field) => inShape(field.shape));
}
