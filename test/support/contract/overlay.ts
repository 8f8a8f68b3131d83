/** Where answers of the platform are known to differ from the definition. Beside the mistakes that the generator mends, which count here too. */
import type { Definition, DefinitionSchema } from '../../../scripts/contract/definition.js';

interface Difference {
  readonly reason: string;
  /** Changes one part in place, where the difference is in it. `name` is the property it stands under, `parent` the object it is in. */
  readonly mend: (schema: DefinitionSchema, name: string) => void;
}

const DIFFERENCES: readonly Difference[] = [
  {
    reason: 'Codes of reasons are numbers or text (conventions.md §3); the definition knows text alone.',
    mend: (schema, name) => {
      if (name !== 'reasons' || schema.items?.properties?.['code']?.type !== 'string') return;
      schema.items.properties['code'] = { oneOf: [{ type: 'string' }, { type: 'integer' }] };
    },
  },
  {
    reason: 'Beside the custom fields of an object stand those that every object has; only the former are said to be custom.',
    mend: (schema, name) => {
      if (name === 'origin' && schema.enum?.join() === 'custom') schema.enum.push('system');
    },
  },
];

/** The definition as answers follow it; changes what it is given. */
export function mendAnswers(definition: Definition): Definition {
  for (const { response } of definition.operations) if (response.schema) mendSchema(response.schema, '');
  for (const schema of Object.values(definition.schemas)) mendSchema(schema, '');
  return definition;
}

function mendSchema(schema: DefinitionSchema, name: string): void {
  for (const { mend } of DIFFERENCES) mend(schema, name);
  for (const [property, part] of Object.entries(schema.properties ?? {})) mendSchema(part, property);
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? [])]) mendSchema(part, name);
  if (schema.items) mendSchema(schema.items, name);
  if (typeof schema.additionalProperties === 'object') mendSchema(schema.additionalProperties, '');
}
