import { referenceName, type Definition, type DefinitionSchema } from '../../../scripts/contract/definition.js';
import type { SchemaSummary, FieldSummary } from './schema-summary.js';

/** Summarizes a schema of the definition. */
export function summarizeDefinition(definition: Definition, schema: DefinitionSchema, outer = false): SchemaSummary {
  const nullable = outer || schema.nullable === true;
  if (schema.$ref !== undefined) {
    const name = referenceName(schema.$ref);
    const found = definition.schemas[name];
    if (!found) throw new Error(`The definition has no schema ${name}.`);
    return { name, ...summarizeDefinition(definition, found, nullable) };
  }
  const [only] = schema.allOf ?? [];
  if (only && schema.allOf?.length === 1 && !schema.properties && !schema.required) return summarizeDefinition(definition, only, nullable);
  const options = optionsOf(definition, schema);
  if (options) {
    const { discriminator } = schema;
    return {
      kind: 'options',
      nullable,
      options: options.map((option) => () => withKind(summarizeDefinition(definition, option), discriminator)),
    };
  }
  if (schema.properties || schema.allOf) {
    return { kind: 'object', nullable, fields: fieldsOf(definition, schema), further: furtherOf(definition, schema) };
  }
  const { items } = schema;
  if (items) return { kind: 'list', nullable, ...bounds(undefined, schema.maxItems), entry: () => summarizeDefinition(definition, items) };
  return { ...scalar(schema), nullable };
}

/** Returns the alternatives of a schema. Resolves references. */
function optionsOf(definition: Definition, schema: DefinitionSchema): DefinitionSchema[] | undefined {
  if (schema.$ref === undefined) return schema.oneOf;
  const found = definition.schemas[referenceName(schema.$ref)];
  return found && optionsOf(definition, found);
}

/** Limits the discriminator field of an alternative to the values that select the alternative. */
function withKind(summary: SchemaSummary, discriminator: DefinitionSchema['discriminator']): SchemaSummary {
  const values = Object.entries(discriminator?.mapping ?? {}).flatMap(([value, to]) => (referenceName(to) === summary.name ? [value] : []));
  const name = discriminator?.propertyName ?? '';
  const field = summary.fields?.get(name);
  if (!field || values.length === 0) return summary;
  const kind = (): SchemaSummary => ({ kind: 'enum', nullable: field.summary().nullable, values });
  return { ...summary, fields: new Map([...(summary.fields ?? []), [name, { ...field, summary: kind }]]) };
}

function bounds(min: number | undefined, max: number | undefined): Pick<SchemaSummary, 'min' | 'max'> {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** Returns the fields of an object and of all parts in `allOf`. A field required by one part is required. */
function fieldsOf(definition: Definition, schema: DefinitionSchema): Map<string, FieldSummary> {
  const fields = new Map<string, FieldSummary>();
  const required = new Set<string>();
  const collect = (part: DefinitionSchema): void => {
    if (part.$ref !== undefined) {
      const found = definition.schemas[referenceName(part.$ref)];
      if (found) collect(found);
      return;
    }
    part.allOf?.forEach(collect);
    for (const name of part.required ?? []) required.add(name);
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      const before = fields.get(name);
      const summary = (): SchemaSummary => summarizeDefinition(definition, property);
      fields.set(name, { required: false, summary: before ? () => combine(before.summary(), summary()) : summary });
    }
  };
  collect(schema);
  return new Map([...fields].map(([name, field]) => [name, { ...field, required: required.has(name) }]));
}

/** Combines two summaries of a field that several parts describe. */
function combine(one: SchemaSummary, other: SchemaSummary): SchemaSummary {
  const [narrow, wide] = one.kind === 'text' && other.kind === 'enum' ? [other, one] : [one, other];
  return { ...narrow, nullable: narrow.nullable && wide.nullable };
}

function furtherOf(definition: Definition, schema: DefinitionSchema): SchemaSummary['further'] {
  if (schema.$ref !== undefined) {
    const name = referenceName(schema.$ref);
    // Generic objects allow fields with any name.
    return name.endsWith('zObject') ? 'any' : furtherOf(definition, definition.schemas[name] ?? {});
  }
  // In the definition, additional properties are custom fields.
  const own: SchemaSummary['further'][] = typeof schema.additionalProperties === 'object' ? ['custom'] : [];
  const all = [...own, ...(schema.allOf ?? []).map((part) => furtherOf(definition, part))];
  return all.includes('any') ? 'any' : all.includes('custom') ? 'custom' : 'none';
}

function scalar(schema: DefinitionSchema): Omit<SchemaSummary, 'nullable'> {
  const { type, format } = schema;
  if (type === 'boolean') return { kind: 'boolean' };
  if (type === 'integer') return { kind: 'integer', ...bounds(schema.minimum, schema.maximum) };
  if (type === 'number') return { kind: 'decimal' };
  if (schema.enum) return { kind: 'enum', values: schema.enum.map(String) };
  if (type === 'object' || schema.additionalProperties !== undefined) return { kind: 'record' };
  if (type !== 'string') return { kind: 'any' };
  if (format === 'decimal') return { kind: 'decimal text' };
  if (format === 'date') return { kind: 'date' };
  if (format === 'date-time') return { kind: 'instant' };
  if (format === 'binary') return { kind: 'file' };
  return { kind: 'text', ...bounds(schema.minLength, schema.maxLength) };
}
