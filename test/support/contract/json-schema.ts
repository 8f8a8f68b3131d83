/** Converts schemas of the definition (OpenAPI 3.0) to JSON Schema for ajv. */
import { referenceName, type DefinitionSchema } from '../../../scripts/contract/definition.js';

/** JSON Schema, or a part of one. */
export interface JsonSchema {
  [keyword: string]: unknown;
}

/** Id of the schema in ajv that contains the definition's named schemas. */
export const NAMED = 'definition';

/** Keywords with the same meaning in OpenAPI and JSON Schema. */
const SAME = ['maxLength', 'minLength', 'minimum', 'maximum', 'maxItems', 'pattern', 'format', 'required'] as const;

/** Returns the JSON Schema of a schema of the definition. */
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

/** Returns the JSON Schema for additional properties. In the definition, these are custom fields: text, numbers or booleans. */
function openProperties(schema: DefinitionSchema): JsonSchema | true {
  return Object.keys(schema).length === 0 || schema.type === 'object' || schema.type === 'string' ? true : jsonSchema(schema);
}
