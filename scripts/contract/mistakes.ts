/** Known mistakes of the definition, each with the reason why we read it otherwise. The generator and the proof against the definition share them. */
import type { Definition, DefinitionSchema } from './definition.js';

/** A mistake: which parts of the definition it is in, what they should say, and how we know. */
interface Mistake {
  readonly reason: string;
  /** Changes one part in place, where the mistake is in it. `name` is the property it stands under. */
  readonly mend: (schema: DefinitionSchema, name: string) => void;
}

/** Amounts that are text without a format in some places. */
const AMOUNTS = new Set([
  ...['amount', 'balance', 'paidAmount', 'prepaidCommittedAmount'],
  ...['recognizedRevenue', 'unrecognizedRevenue', 'undistributedUnrecognizedRevenue'],
  ...['mrr', 'dmrr', 'tcv', 'dtcv'],
]);

const PAYMENT_METHOD_KINDS = ['creditcard', 'creditcardreferencetransaction', 'ach', 'banktransfer', 'paypal', 'applepay', 'googlepay'];

export const MISTAKES: readonly Mistake[] = [
  {
    reason: 'Ids are 32 hexadecimal digits without dashes; the format uuid (and its 36 characters) would refuse them.',
    mend: (schema) => {
      if (schema.format?.toLowerCase() !== 'uuid') return;
      delete schema.format;
      schema.type = 'string';
      if (schema.minLength === 36) delete schema.minLength;
    },
  },
  {
    reason: 'The lengths of client id and secret are those of one environment; a development platform may give shorter ones.',
    mend: (schema, name) => {
      if (name !== 'client_id' && name !== 'client_secret') return;
      delete schema.minLength;
      delete schema.maxLength;
    },
  },
  {
    reason: 'A page size above the largest is no mistake: it counts as the largest (conventions.md §6).',
    mend: (schema, name) => {
      if (name === 'pageSize') delete schema.maximum;
    },
  },
  {
    reason: 'A unit of measure is a name such as "Each", not a number.',
    mend: (schema, name) => {
      if (name === 'uom' && schema.type === 'number') schema.type = 'string';
    },
  },
  {
    reason: 'What these fields hold is an amount, as where they have the format decimal; as mere text, anything would be taken for one.',
    mend: (schema, name) => {
      if (AMOUNTS.has(name) && schema.type === 'string' && schema.format === undefined && !schema.enum) schema.format = 'decimal';
    },
  },
  {
    reason: 'The quantity of an item of a credit memo has decimals wherever that of the charge has, as everywhere else.',
    mend: (schema, name) => {
      if (name.toLowerCase() === 'quantity' && schema.type === 'integer') schema.type = 'number';
    },
  },
  {
    reason: 'Until version 229.0 the rate plans of a product stand inside it; from 230.0 on there is their address (conventions.md §5).',
    mend: (schema, name) => {
      if (name !== 'productRatePlans' || schema.format !== 'URL') return;
      delete schema.format;
      delete schema.type;
      schema.oneOf = [{ type: 'array', items: { $ref: '#/components/schemas/GETProductRatePlanType' } }, { type: 'string' }];
    },
  },
  {
    reason: 'Addresses of next pages and files may be relative; the format only says what they are.',
    mend: (schema) => {
      if (schema.format === 'URL' || schema.format === 'url') delete schema.format;
    },
  },
  {
    reason: 'Whole numbers are written under several names of one format.',
    mend: (schema) => {
      if (schema.type === 'number' && schema.format === 'long') schema.type = 'integer';
      if (schema.type === 'integer') delete schema.format;
    },
  },
  {
    reason: 'Instants are written with or without a T and an offset, as in "2026-03-01 08:15:00"; the format would refuse the first.',
    mend: (schema) => {
      if (schema.format === 'datetime') schema.format = 'date-time';
    },
  },
  {
    reason: 'An enum that contains null is a nullable enum.',
    mend: (schema) => {
      if (!schema.enum?.includes(null)) return;
      schema.enum = schema.enum.filter((value) => value !== null);
      schema.nullable = true;
    },
  },
  {
    reason: 'What has entries is a list, and what has a longest length is text, also where the type is left out.',
    mend: (schema) => {
      if (schema.type !== undefined || schema.$ref !== undefined) return;
      if (schema.items) schema.type = 'array';
      else if (schema.maxLength !== undefined) schema.type = 'string';
    },
  },
  {
    reason: 'returnedPaymentMethodType stands for one list for each kind of method, under the name of the kind.',
    mend: (schema) => {
      const { returnedPaymentMethodType: list, ...others } = schema.properties ?? {};
      if (list) schema.properties = { ...others, ...Object.fromEntries(PAYMENT_METHOD_KINDS.map((kind) => [kind, list])) };
    },
  },
  {
    reason: 'The answer about a contact has its id, by which the other operations take it; the definition leaves it out.',
    mend: ({ properties }) => {
      if (properties?.['asBillTo'] && properties['success'] && !properties['id']) properties['id'] = { type: 'string' };
    },
  },
  {
    reason: 'A truth value with the enum [true, false] is a truth value.',
    mend: (schema) => {
      if (schema.type === 'boolean') delete schema.enum;
    },
  },
];

/** Mistakes about answers that our types do not need to know: what goes over the wire is held against the definition without them. */
export const MISTAKES_OF_ANSWERS: readonly Mistake[] = [
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

/** The definition with its known mistakes mended, or some of them; changes what it is given. */
export function mend(definition: Definition, mistakes = MISTAKES): Definition {
  const mendSchema = (schema: DefinitionSchema, name: string): void => mendPart(mistakes, schema, name);
  for (const { parameters, request, response } of definition.operations) {
    const asked = new Set(parameters.map(({ name }) => name));
    // A list that takes a page's size takes its number too (conventions.md §6); some operations leave that out.
    if (asked.has('pageSize') && !asked.has('page') && !asked.has('cursor')) {
      parameters.unshift({ name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } });
    }
    for (const parameter of parameters) mendSchema(parameter.schema, parameter.name);
    if (request) mendSchema(request.schema, '');
    if (response.schema) mendSchema(response.schema, '');
  }
  for (const schema of Object.values(definition.schemas)) mendSchema(schema, '');
  return definition;
}

function mendPart(mistakes: readonly Mistake[], schema: DefinitionSchema, name: string): void {
  for (const { mend: apply } of mistakes) apply(schema, name);
  for (const [property, part] of Object.entries(schema.properties ?? {})) mendPart(mistakes, part, property);
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? [])]) mendPart(mistakes, part, name);
  if (schema.items) mendPart(mistakes, schema.items, name);
  if (typeof schema.additionalProperties === 'object') mendPart(mistakes, schema.additionalProperties, '');
}
