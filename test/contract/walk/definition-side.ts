import { referenceName, type Definition, type DefinitionSchema } from '../../../scripts/contract/definition.js';
import type { Facts, FieldFacts } from './facts.js';

/** What the definition says of a schema. */
export function factsOfDefinition(definition: Definition, schema: DefinitionSchema, outer = false): Facts {
  const nullable = outer || schema.nullable === true;
  if (schema.$ref !== undefined) {
    const name = referenceName(schema.$ref);
    const found = definition.schemas[name];
    if (!found) throw new Error(`The definition has no schema ${name}.`);
    return { name, ...factsOfDefinition(definition, found, nullable) };
  }
  const [only] = schema.allOf ?? [];
  if (only && schema.allOf?.length === 1 && !schema.properties && !schema.required) return factsOfDefinition(definition, only, nullable);
  const options = optionsOf(definition, schema);
  if (options) {
    const { discriminator } = schema;
    return {
      kind: 'options',
      nullable,
      options: options.map((option) => () => withKind(factsOfDefinition(definition, option), discriminator)),
    };
  }
  if (schema.properties || schema.allOf) {
    return { kind: 'object', nullable, fields: fieldsOf(definition, schema), further: furtherOf(definition, schema) };
  }
  const { items } = schema;
  if (items) return { kind: 'list', nullable, ...bounds(undefined, schema.maxItems), entry: () => factsOfDefinition(definition, items) };
  return { ...scalar(schema), nullable };
}

/** The alternatives of an object that is one of several, also where they stand in a part of it. */
function optionsOf(definition: Definition, schema: DefinitionSchema): DefinitionSchema[] | undefined {
  if (schema.$ref === undefined) return schema.oneOf;
  const found = definition.schemas[referenceName(schema.$ref)];
  return found && optionsOf(definition, found);
}

/** An alternative whose field of kind has only the values that stand for it. */
function withKind(facts: Facts, discriminator: DefinitionSchema['discriminator']): Facts {
  const values = Object.entries(discriminator?.mapping ?? {}).flatMap(([value, to]) => (referenceName(to) === facts.name ? [value] : []));
  const name = discriminator?.propertyName ?? '';
  const field = facts.fields?.get(name);
  if (!field || values.length === 0) return facts;
  const kind = (): Facts => ({ kind: 'enum', nullable: field.facts().nullable, values });
  return { ...facts, fields: new Map([...(facts.fields ?? []), [name, { ...field, facts: kind }]]) };
}

function bounds(min: number | undefined, max: number | undefined): Pick<Facts, 'min' | 'max'> {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** Fields of an object and of all parts it is put together from; what a later part requires, it requires of all. */
function fieldsOf(definition: Definition, schema: DefinitionSchema): Map<string, FieldFacts> {
  const fields = new Map<string, FieldFacts>();
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
      const facts = (): Facts => factsOfDefinition(definition, property);
      fields.set(name, { required: false, facts: before ? () => both(before.facts(), facts()) : facts });
    }
  };
  collect(schema);
  return new Map([...fields].map(([name, field]) => [name, { ...field, required: required.has(name) }]));
}

/** What holds for a field of which two parts speak. */
function both(one: Facts, other: Facts): Facts {
  const [narrow, wide] = one.kind === 'text' && other.kind === 'enum' ? [other, one] : [one, other];
  return { ...narrow, nullable: narrow.nullable && wide.nullable };
}

function furtherOf(definition: Definition, schema: DefinitionSchema): Facts['further'] {
  if (schema.$ref !== undefined) {
    const name = referenceName(schema.$ref);
    // An object of any type has fields of any name.
    return name.endsWith('zObject') ? 'any' : furtherOf(definition, definition.schemas[name] ?? {});
  }
  // Described further fields are those of tenants, which are custom ones.
  const own: Facts['further'][] = typeof schema.additionalProperties === 'object' ? ['custom'] : [];
  const all = [...own, ...(schema.allOf ?? []).map((part) => furtherOf(definition, part))];
  return all.includes('any') ? 'any' : all.includes('custom') ? 'custom' : 'none';
}

function scalar(schema: DefinitionSchema): Omit<Facts, 'nullable'> {
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
