/** Corrections of known mistakes in the definition, each with its reason. The generator and the tests against the definition share them. */
import type { Definition, DefinitionSchema } from './definition.js';

interface Mistake {
  /** Why the definition is wrong. */
  readonly reason: string;
  /** Corrects one schema in place if it has the mistake. `name` is the property that it describes. */
  readonly correct: (schema: DefinitionSchema, name: string) => void;
}

/** Properties that are amounts, although some schemas give them no format. */
const AMOUNTS = new Set([
  ...['amount', 'balance', 'paidAmount', 'prepaidCommittedAmount'],
  ...['recognizedRevenue', 'unrecognizedRevenue', 'undistributedUnrecognizedRevenue'],
  ...['mrr', 'dmrr', 'tcv', 'dtcv'],
]);

const PAYMENT_METHOD_TYPES = ['creditcard', 'creditcardreferencetransaction', 'ach', 'banktransfer', 'paypal', 'applepay', 'googlepay'];

export const MISTAKES: readonly Mistake[] = [
  {
    reason: 'Ids are 32 hexadecimal digits without dashes; the format uuid (and its 36 characters) would refuse them.',
    correct: (schema) => {
      if (schema.format?.toLowerCase() !== 'uuid') return;
      delete schema.format;
      schema.type = 'string';
      if (schema.minLength === 36) delete schema.minLength;
    },
  },
  {
    reason: 'The lengths of client id and secret are those of one environment; a development platform may give shorter ones.',
    correct: (schema, name) => {
      if (name !== 'client_id' && name !== 'client_secret') return;
      delete schema.minLength;
      delete schema.maxLength;
    },
  },
  {
    reason: 'A page size above the maximum is allowed: the platform uses the maximum.',
    correct: (schema, name) => {
      if (name === 'pageSize') delete schema.maximum;
    },
  },
  {
    reason: 'A unit of measure is a name such as "Each", not a number.',
    correct: (schema, name) => {
      if (name === 'uom' && schema.type === 'number') schema.type = 'string';
    },
  },
  {
    reason: 'These fields are amounts, and have the format decimal in other schemas. As plain text, any text would be accepted.',
    correct: (schema, name) => {
      if (AMOUNTS.has(name) && schema.type === 'string' && schema.format === undefined && !schema.enum) schema.format = 'decimal';
    },
  },
  {
    reason: 'The quantity of a credit memo item can have fraction digits, like the quantity of its charge.',
    correct: (schema, name) => {
      if (name.toLowerCase() === 'quantity' && schema.type === 'integer') schema.type = 'number';
    },
  },
  {
    reason: 'Up to version 229.0 a product contains its rate plans; from 230.0 it contains their URL.',
    correct: (schema, name) => {
      if (name !== 'productRatePlans' || schema.format !== 'URL') return;
      delete schema.format;
      delete schema.type;
      schema.oneOf = [{ type: 'array', items: { $ref: '#/components/schemas/GETProductRatePlanType' } }, { type: 'string' }];
    },
  },
  {
    reason: 'URLs of next pages and files can be relative, which the format URL refuses.',
    correct: (schema) => {
      if (schema.format === 'URL' || schema.format === 'url') delete schema.format;
    },
  },
  {
    reason: 'Whole numbers have several types and formats.',
    correct: (schema) => {
      if (schema.type === 'number' && schema.format === 'long') schema.type = 'integer';
      if (schema.type === 'integer') delete schema.format;
    },
  },
  {
    reason: 'Instants come with or without a T and an offset, as in "2026-03-01 08:15:00", which the format refuses.',
    correct: (schema) => {
      if (schema.format === 'datetime') schema.format = 'date-time';
    },
  },
  {
    reason: 'An enum with null among its values is a nullable enum.',
    correct: (schema) => {
      if (!schema.enum?.includes(null)) return;
      schema.enum = schema.enum.filter((value) => value !== null);
      schema.nullable = true;
    },
  },
  {
    reason: 'A schema with items is a list and a schema with a maximum length is text, even without a type.',
    correct: (schema) => {
      if (schema.type !== undefined || schema.$ref !== undefined) return;
      if (schema.items) schema.type = 'array';
      else if (schema.maxLength !== undefined) schema.type = 'string';
    },
  },
  {
    reason: 'returnedPaymentMethodType is a placeholder: the response has one list for each type of method, named after the type.',
    correct: (schema) => {
      const { returnedPaymentMethodType: list, ...others } = schema.properties ?? {};
      if (list) schema.properties = { ...others, ...Object.fromEntries(PAYMENT_METHOD_TYPES.map((type) => [type, list])) };
    },
  },
  {
    reason: 'The response with a contact has its id, which other operations need. The definition omits it.',
    correct: ({ properties }) => {
      if (properties?.['asBillTo'] && properties['success'] && !properties['id']) properties['id'] = { type: 'string' };
    },
  },
  {
    reason: 'A scheduled order that failed has only the reasons of its failure, not the fields of the order that it would have made.',
    correct: (schema, name) => {
      if (name !== 'scheduledOrderActivationResponse') return;
      delete schema.$ref;
      schema.type = 'object';
    },
  },
  {
    reason: 'A boolean with the enum [true, false] is a boolean.',
    correct: (schema) => {
      if (schema.type === 'boolean') delete schema.enum;
    },
  },
];

/** Corrects mistakes in a definition. Changes the definition that it receives. */
export function correct(definition: Definition, mistakes = MISTAKES): Definition {
  const apply = (schema: DefinitionSchema, name: string): void => correctSchema(mistakes, schema, name);
  for (const { parameters, request, response } of definition.operations) {
    const names = new Set(parameters.map(({ name }) => name));
    // A list that takes a page size also takes a page number. Some operations omit it.
    if (names.has('pageSize') && !names.has('page') && !names.has('cursor')) {
      parameters.unshift({ name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } });
    }
    for (const parameter of parameters) apply(parameter.schema, parameter.name);
    if (request) apply(request.schema, '');
    if (response.schema) apply(response.schema, '');
  }
  for (const schema of Object.values(definition.schemas)) apply(schema, '');
  return definition;
}

function correctSchema(mistakes: readonly Mistake[], schema: DefinitionSchema, name: string): void {
  for (const mistake of mistakes) mistake.correct(schema, name);
  for (const [property, part] of Object.entries(schema.properties ?? {})) correctSchema(mistakes, part, property);
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? [])]) correctSchema(mistakes, part, name);
  if (schema.items) correctSchema(mistakes, schema.items, name);
  if (typeof schema.additionalProperties === 'object') correctSchema(mistakes, schema.additionalProperties, '');
}
