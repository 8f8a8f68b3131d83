/** Turns schemas of the definition (OpenAPI 3.0) into JSON Schema, which ajv reads. */
import { referenceName, type DefinitionSchema } from '../../../scripts/contract/definition.js';

/** A part of a JSON Schema. */
export interface JsonSchema {
  [keyword: string]: unknown;
}

/** Under which id ajv knows the definition's named schemas. */
export const NAMED = 'definition';

/** Keywords that mean the same in both. */
const SAME = ['maxLength', 'minLength', 'minimum', 'maximum', 'maxItems', 'pattern', 'format', 'required'] as const;

/** The JSON Schema of a definition's schema. */
export function jsonSchema(schema: DefinitionSchema): JsonSchema {
  if (schema.$ref !== undefined) {
    const named = { $ref: `${NAMED}#/definitions/${encodeURIComponent(referenceName(schema.$ref))}` };
    return schema.nullable === true ? { anyOf: [named, { type: 'null' }] } : named;
  }
  const type = schema.type ?? (schema.properties ? 'object' : undefined);
  const isNullable = schema.nullable === true;
  return {
    ...(type !== undefined && { type: isNullable ? [type, 'null'] : type }),
    ...(schema.enum && { enum: isNullable ? [...schema.enum, null] : schema.enum }),
    ...Object.fromEntries(SAME.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]]))),
    ...(schema.properties && {
      properties: Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, jsonSchema(part)])),
    }),
    ...(schema.items && { items: jsonSchema(schema.items) }),
    ...(typeof schema.additionalProperties === 'object' && { additionalProperties: openProperties(schema.additionalProperties) }),
    ...(schema.additionalProperties === false && { additionalProperties: false }),
    ...(schema.allOf && { allOf: schema.allOf.map(jsonSchema) }),
    ...(schema.oneOf && { anyOf: schema.oneOf.map(jsonSchema) }),
  };
}

/** `additionalProperties` of the definition stands for custom fields, which are text, numbers and truth values alike. */
function openProperties(schema: DefinitionSchema): JsonSchema | true {
  return Object.keys(schema).length === 0 || schema.type === 'object' || schema.type === 'string' ? true : jsonSchema(schema);
}
