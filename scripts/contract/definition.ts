/** The public definition of the billing API as the generator and the tests read it: a compact snapshot, with its known mistakes mended. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { mend } from './mistakes.js';

/** The parts of an OpenAPI 3 schema that the definition uses. */
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

/** One operation of the snapshot. */
export interface DefinitionOperation {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** What it is for, in our words. */
  purpose: string;
  /** From the older definition alone. */
  older?: boolean;
  parameters: DefinitionParameter[];
  /** Content type and schema of the body. */
  request?: { type: string; required: boolean; schema: DefinitionSchema };
  /** Content type and schema of the answer to a success; without a schema for files. */
  response: { status: number; type?: string; schema?: DefinitionSchema };
}

export interface Definition {
  operations: DefinitionOperation[];
  schemas: Record<string, DefinitionSchema>;
}

/** Trusted: the snapshot is our own file, and a test holds it against the whole definition. */
const snapshot = z.custom<Definition>((value) => typeof value === 'object');

export const SNAPSHOT = fileURLToPath(new URL('../../test/contract/definition.json', import.meta.url));

/** The snapshot with the known mistakes of the definition mended. */
export function readDefinition(): Definition {
  return mend(snapshot.parse(JSON.parse(readFileSync(SNAPSHOT, 'utf8'))));
}

/** The name that a reference ends in. */
export function referenceName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

export function namedSchema(definition: Definition, name: string): DefinitionSchema {
  const found = definition.schemas[name];
  if (!found) throw new Error(`The definition has no schema ${name}.`);
  return found;
}

/** The schema itself, where it may be a reference. */
export function resolve(definition: Definition, schema: DefinitionSchema): DefinitionSchema {
  return schema.$ref === undefined ? schema : resolve(definition, namedSchema(definition, referenceName(schema.$ref)));
}
