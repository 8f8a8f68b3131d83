/** Public definition of the billing API, as the generator and the tests read it: a compact snapshot with corrections of known mistakes. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { correct } from './mistakes.js';

/** Parts of an OpenAPI 3 schema that the definition uses. */
export interface DefinitionSchema {
  $ref?: string;
  title?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  nullable?: boolean;
  properties?: Record<string, DefinitionSchema>;
  required?: string[];
  items?: DefinitionSchema;
  additionalProperties?: boolean | DefinitionSchema;
  allOf?: DefinitionSchema[];
  oneOf?: DefinitionSchema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  default?: unknown;
  pattern?: string;
}

export interface DefinitionParameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: DefinitionSchema;
}

/** Operation of the snapshot. */
export interface DefinitionOperation {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Short purpose from the list of operations. The docs show the text in `PURPOSES` instead. */
  purpose: string;
  /** True if only the older definition has the operation. */
  older?: boolean;
  parameters: DefinitionParameter[];
  /** Content type and schema of the body. */
  request?: { type: string; required: boolean; schema: DefinitionSchema };
  /** Status, content type and schema of a successful response. Files have no schema. */
  response: { status: number; type?: string; schema?: DefinitionSchema };
}

export interface Definition {
  operations: DefinitionOperation[];
  schemas: Record<string, DefinitionSchema>;
}

/** Not validated: the snapshot is a file of this project, and a test compares it with the full definition. */
const snapshot = z.custom<Definition>((value) => typeof value === 'object');

export const SNAPSHOT = fileURLToPath(new URL('../../test/contract/definition.json', import.meta.url));

/** Reads the snapshot and corrects its known mistakes. */
export function readDefinition(): Definition {
  return correct(snapshot.parse(JSON.parse(readFileSync(SNAPSHOT, 'utf8'))));
}

/** Name of the schema that a reference points to. */
export function referenceName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** @throws if the definition has no schema of this name */
export function namedSchema(definition: Definition, name: string): DefinitionSchema {
  const found = definition.schemas[name];
  if (!found) throw new Error(`The definition has no schema ${name}.`);
  return found;
}

/** Follows references to the schema itself. */
export function resolve(definition: Definition, schema: DefinitionSchema): DefinitionSchema {
  return schema.$ref === undefined ? schema : resolve(definition, namedSchema(definition, referenceName(schema.$ref)));
}
