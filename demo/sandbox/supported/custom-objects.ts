import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';

/** A field of a custom object: text, number, date or boolean. */
export interface FieldInput {
  type: 'string' | 'number' | 'integer' | 'boolean';
  label: string;
  format?: 'date' | 'date-time' | 'uuid';
  maxLength?: number;
  displayName?: boolean;
}

/** Definition of a custom object type. Relationships and auditing are not supported. */
export interface DefinitionInput {
  object: string;
  label: string;
  properties?: Record<string, FieldInput>;
  required?: string[];
  unique?: string[];
  filterable?: string[];
}

export interface DefinitionsInput {
  definitions?: Record<string, DefinitionInput>;
}

const fieldName = z.string().check(z.regex(/^[A-Za-z]\w{0,49}__c$/));

const field: Schema<FieldInput> = z.object({
  type: z.enum(['string', 'number', 'integer', 'boolean']),
  label: z.string().check(z.minLength(1), z.maxLength(100)),
  format: z.optional(z.enum(['date', 'date-time', 'uuid'])),
  maxLength: z.optional(z.int().check(z.minimum(1), z.maximum(4096))),
  displayName: z.optional(z.boolean()),
});

export const definitionsInput: Schema<DefinitionsInput> = z.object({
  definitions: z.optional(
    z.record(
      z.string(),
      z.object({
        object: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,59}$/i)),
        label: z.string().check(z.minLength(1), z.maxLength(100)),
        properties: z.optional(z.record(fieldName, field)),
        required: z.optional(z.array(fieldName)),
        unique: z.optional(z.array(fieldName)),
        filterable: z.optional(z.array(fieldName)),
      }),
    ),
  ),
});
