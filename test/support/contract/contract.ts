/** Checks requests and responses against the public definition of the billing API. */
import { Ajv, type ValidateFunction } from 'ajv';
import { readDefinition, type Definition, type DefinitionOperation, type DefinitionSchema } from '../../../scripts/contract/definition.js';
import { jsonSchema, NAMED, type JsonSchema } from './json-schema.js';
import { failuresOf } from './failures.js';

/** Received response. `body` is parsed JSON, or text for other types. */
export interface WireAnswer {
  status: number;
  contentType: string;
  body: unknown;
}

export interface Contract {
  /** Returns the operation of a method and path. Undefined if the billing API has none. */
  operationOf(method: string, pathname: string): DefinitionOperation | undefined;
  /** Returns the differences between a response and the definition, one line each, with the path of the value. */
  answer(operation: DefinitionOperation, answer: WireAnswer): string[];
  /** Returns the differences between a value and a schema of the definition. `name` is unique to the schema. */
  value(name: string, schema: DefinitionSchema, value: unknown): string[];
}

/** Formats of values in the definition. `decimal` is a number as text. `date-time` has a space or a T, and an optional offset. */
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
const INSTANT = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[T ](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?$/;

function isExistingDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Returns the contract of a definition. Compiles each schema when it is first used. */
export function createContract(definition: Definition): Contract {
  // Sorted by their number of variables, so that the first match is the most specific.
  const routes = definition.operations
    .map((operation) => ({
      operation,
      pattern: new RegExp(`^${operation.path.replaceAll(/[.]/g, '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
      variables: operation.path.split('{').length,
    }))
    .sort((one, other) => one.variables - other.variables);
  const { check, checkPlain } = reader(definition);
  const operationOf: Contract['operationOf'] = (method, pathname) => {
    const path = pathname.replace(/^\/rest(?=\/v1\/)/, '');
    return routes.find(({ operation, pattern }) => operation.method === method && pattern.test(path))?.operation;
  };
  return {
    operationOf,
    value: check,
    answer(operation, { status, contentType, body }) {
      const isJson = /^application\/json\b/.test(contentType);
      if (status >= 400 || (isJson && isFailure(body))) {
        if (!isJson) return [`a failure with the content type '${contentType}'`];
        const { name, schema } = failuresOf(operation.path, status);
        return checkPlain(name, schema, body);
      }
      const { response } = operation;
      if (status !== response.status) return [`status ${status}, where the definition has ${response.status}`];
      if (response.type === undefined) return isJson ? ['JSON, where a file should be'] : [];
      if (!contentType.startsWith(response.type)) return [`content type '${contentType}', where the definition has '${response.type}'`];
      // XML is not checked here. Tests of the XML reader cover it.
      return response.schema === undefined || !isJson ? [] : check(`answer of ${operation.id}`, response.schema, body);
    },
  };
}

function isFailure(body: unknown): boolean {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  if (typeof first !== 'object' || first === null) return false;
  return ('success' in first && first.success === false) || ('Success' in first && first.Success === false && !('Id' in first));
}

function reader(definition: Definition) {
  const ajv = new Ajv({ allErrors: true, strict: false, validateSchema: false, allowUnionTypes: true, inlineRefs: false });
  ajv.addFormat('date', { type: 'string', validate: isExistingDay });
  ajv.addFormat('email', { type: 'string', validate: /^[^@\s]+@[^@\s]+$/ });
  ajv.addFormat('decimal', { type: 'string', validate: DECIMAL });
  ajv.addFormat('date-time', { type: 'string', validate: INSTANT });
  for (const name of ['double', 'float', 'int32', 'int64', 'binary']) ajv.addFormat(name, true);
  const definitions = Object.fromEntries(Object.entries(definition.schemas).map(([name, schema]) => [name, jsonSchema(schema)]));
  ajv.addSchema({ $id: NAMED, definitions });
  const compiled = new Map<string, ValidateFunction>();
  const checkPlain = (name: string, schema: JsonSchema, value: unknown): string[] => {
    let validate = compiled.get(name);
    if (!validate) compiled.set(name, (validate = ajv.compile(schema)));
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${instancePath || '/'} ${message ?? 'does not fit'}${'allowedValues' in params ? ` (${String(params['allowedValues'])})` : ''}`,
    );
  };
  return {
    checkPlain,
    check: (name: string, schema: DefinitionSchema, value: unknown): string[] =>
      compiled.has(name) ? checkPlain(name, {}, value) : checkPlain(name, jsonSchema(schema), value),
  };
}

let snapshot: Contract | undefined;

/** Returns the contract of the project's copy of the definition. Reads the copy once per process. */
export function readContract(): Contract {
  return (snapshot ??= createContract(readDefinition()));
}
