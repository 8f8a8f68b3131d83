/** Turns the definition into our own types: named objects with fields, one set for requests (strict) and one for answers (tolerant). */
import { referenceName, resolve, type Definition, type DefinitionOperation, type DefinitionSchema } from './definition.js';
import { NAMES, type OperationName } from './names.js';
import { fieldRefinement, requiredInAnswers, typeName } from './refinements.js';

/** `in`: what we send. `out`: what we read. */
export type Direction = 'in' | 'out';

/** What a value is. */
export type Shape =
  | { is: 'text'; min?: number; max?: number }
  | { is: 'id' | 'key' | 'number-of'; of: string; min?: number; max?: number }
  | { is: 'decimal' | 'decimal-text' | 'boolean' | 'date' | 'instant' | 'currency' | 'unknown' | 'blob' | 'file' }
  | { is: 'integer'; min?: number; max?: number }
  | { is: 'enum'; values: string[] }
  | { is: 'list'; of: Shape; max?: number }
  | { is: 'record' }
  | { is: 'either'; of: Shape[] }
  | { is: 'named'; name: string };

export interface Field {
  name: string;
  shape: Shape;
  required: boolean;
  nullable: boolean;
  doc: string[];
}

/** A type of its own: an object, or one of several. */
export interface NamedType {
  name: string;
  direction: Direction;
  /** Where it comes from, for its docs. */
  source: string;
  body: { is: 'object'; fields: Field[]; custom: boolean } | { is: 'union'; options: string[] };
  /** Refers to itself, perhaps over others. */
  recursive: boolean;
  /** Resources whose operations use it. */
  resources: Set<string>;
}

/** An operation with its types. */
export interface Row {
  name: OperationName;
  operation: DefinitionOperation;
  request: string;
  response: string;
  /** The answer is a list by itself. */
  responseIsList: boolean;
  /** Fields of the request that go to the query although there is a body. */
  query: string[];
  encoding?: 'form' | 'multipart' | 'list';
  answer?: 'file' | 'xml';
  paging?: 'page' | 'object-query' | 'cursor' | 'query';
  items?: string;
}

export interface Model {
  rows: Row[];
  types: Map<string, NamedType>;
}

/** Builds types while following references; asked twice for the same thing, it gives the same type. */
class Builder {
  readonly types = new Map<string, NamedType>();
  readonly #open = new Set<string>();
  readonly #names = new Map<string, string>();
  #resource = '';

  constructor(readonly definition: Definition) {}

  /** Types that are built from now on are used by this resource. */
  begin(resource: string): void {
    this.#resource = resource;
  }

  /** Name of a definition's schema on our side; `Input` where both directions have it. */
  nameOf(component: string, direction: Direction): string {
    const key = `${component} ${direction}`;
    const known = this.#names.get(key);
    if (known) return known;
    const wanted = typeName(component, direction);
    const taken = new Set(this.#names.values());
    const name = [wanted, `Older${wanted}`, `${wanted}${direction === 'in' ? 'Input' : 'Answer'}`]
      .filter((_, index) => index !== 1 || component.startsWith('Old_'))
      .find((candidate) => !taken.has(candidate));
    if (name === undefined) throw new Error(`Two types want the name ${wanted}: give ${component} one.`);
    this.#names.set(key, name);
    return name;
  }

  add(type: Omit<NamedType, 'resources' | 'recursive'>): void {
    if (this.types.has(type.name)) throw new Error(`Two types are named ${type.name}.`);
    this.types.set(type.name, { ...type, recursive: false, resources: new Set([this.#resource]) });
  }

  /** Notes that the current resource uses a type and all it is made of. */
  use(name: string): void {
    const type = this.types.get(name);
    if (!type || type.resources.has(this.#resource)) return;
    type.resources.add(this.#resource);
    for (const part of partsOf(type)) this.use(part);
  }

  /** @param place name for an object that has none: its parent's and its own */
  shape(schema: DefinitionSchema, direction: Direction, place: string, property: string, source: string): Shape {
    if (schema.$ref !== undefined) return this.reference(referenceName(schema.$ref), direction, property, source);
    const refined = schema.enum ? undefined : fieldRefinement(source, property, direction);
    return refined ?? this.plain(schema, direction, place, property, source);
  }

  /** As the definition has it. */
  plain(schema: DefinitionSchema, direction: Direction, place: string, property: string, source: string): Shape {
    if (schema.allOf?.length === 1 && schema.allOf[0] && !schema.properties)
      return this.shape(schema.allOf[0], direction, place, property, source);
    if (schema.oneOf?.some((option) => ['array', 'string'].includes(resolve(this.definition, option).type ?? ''))) {
      return { is: 'either', of: schema.oneOf.map((option) => this.shape(option, direction, place, property, source)) };
    }
    if (schema.oneOf || schema.allOf || schema.properties) {
      // Parts that many objects are put together from bring the same objects each time.
      const within = property === '' ? source : `${source}.${property}`;
      if (this.types.get(place)?.source === within) this.use(place);
      else this.object(place, schema, direction, within);
      return { is: 'named', name: place };
    }
    if (schema.type === 'array' && schema.items) {
      const of = this.shape(schema.items, direction, singular(place), property.replace(/Ids$/, 'Id'), source);
      return { is: 'list', of, ...(schema.maxItems !== undefined && { max: schema.maxItems }) };
    }
    return scalar(schema, property);
  }

  reference(component: string, direction: Direction, property: string, source: string): Shape {
    const schema = this.definition.schemas[component];
    if (!schema) throw new Error(`The definition has no schema ${component}.`);
    const parts = schema.allOf ?? schema.oneOf ?? (schema.properties && [schema]);
    if (!parts) return this.shape(schema, direction, this.nameOf(component, direction), property, source);
    const name = this.nameOf(component, direction);
    if (this.#open.has(name)) {
      const open = this.types.get(name);
      if (open) open.recursive = true;
      return { is: 'named', name };
    }
    if (this.types.has(name)) this.use(name);
    else this.object(name, schema, direction, component);
    return { is: 'named', name };
  }

  /** Adds a type for an object or for one of several objects. */
  object(name: string, schema: DefinitionSchema, direction: Direction, source: string, more: Field[] = []): void {
    this.#open.add(name);
    const options = optionsOf(this.definition, schema);
    if (options) {
      const type: Omit<NamedType, 'resources' | 'recursive'> = { name, direction, source, body: { is: 'union', options: [] } };
      this.add(type);
      const names = options.map((option, index) => {
        if (more.length === 0 && option.$ref !== undefined) {
          const shape = this.reference(referenceName(option.$ref), direction, '', source);
          if (shape.is !== 'named') throw new Error(`${name}: an option is no object.`);
          return shape.name;
        }
        const part = option.$ref === undefined ? `${name}${index + 1}` : `${name}Of${this.nameOf(referenceName(option.$ref), direction)}`;
        this.object(part, { allOf: [option] }, direction, source, more);
        return part;
      });
      const stored = this.types.get(name);
      if (stored?.body.is === 'union') stored.body.options = names;
    } else {
      this.add({ name, direction, source, body: { is: 'object', fields: [], custom: false } });
      const merged = this.merge(schema, direction, name, source);
      const fields = [...more, ...merged.fields.filter((field) => !more.some((other) => other.name === field.name))];
      const stored = this.types.get(name);
      if (stored) stored.body = { is: 'object', fields, custom: merged.custom };
    }
    this.#open.delete(name);
  }

  /** Fields of an object, also those of the parts it is put together from. */
  merge(schema: DefinitionSchema, direction: Direction, place: string, source: string): { fields: Field[]; custom: boolean } {
    if (schema.$ref !== undefined) {
      const component = referenceName(schema.$ref);
      const found = this.definition.schemas[component];
      if (!found) throw new Error(`The definition has no schema ${component}.`);
      return this.merge(found, direction, this.nameOf(component, direction), component);
    }
    const fields = new Map<string, Field>();
    let custom = typeof schema.additionalProperties === 'object';
    for (const part of schema.allOf ?? []) {
      const merged = this.merge(part, direction, place, source);
      custom ||= merged.custom;
      for (const field of merged.fields) {
        // Each part holds: where one knows the values, the other may say that it is text.
        const known = fields.get(field.name);
        if (!known) fields.set(field.name, field);
        else if (known.shape.is === 'text' && field.shape.is === 'enum') fields.set(field.name, { ...known, shape: field.shape });
      }
    }
    const always = new Set(direction === 'out' ? requiredInAnswers(source) : []);
    const required = new Set([...(schema.required ?? []), ...always]);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const plain =
        property.$ref === undefined ? property : { ...this.definition.schemas[referenceName(property.$ref)], $ref: property.$ref };
      fields.set(name, {
        name,
        shape: this.shape(property, direction, `${place}${pascal(name)}`, name, source),
        required: required.has(name),
        nullable: plain.nullable === true && !always.has(name),
        doc: docOf(plain, direction),
      });
    }
    for (const name of required) {
      const field = fields.get(name);
      if (field) fields.set(name, { ...field, required: true, nullable: field.nullable && !always.has(name) });
      else if (always.has(name)) throw new Error(`${source} has no ${name}, which answers should always have.`);
    }
    return { fields: [...fields.values()], custom };
  }
}

function optionsOf(definition: Definition, schema: DefinitionSchema): DefinitionSchema[] | undefined {
  if (schema.$ref !== undefined) return optionsOf(definition, definition.schemas[referenceName(schema.$ref)] ?? {});
  return schema.oneOf;
}

/** Names of the types that a type is made of. */
export function partsOf(type: NamedType): string[] {
  if (type.body.is === 'union') return type.body.options;
  const inShape = (shape: Shape): string[] => {
    if (shape.is === 'named') return [shape.name];
    if (shape.is === 'list') return inShape(shape.of);
    return shape.is === 'either' ? shape.of.flatMap(inShape) : [];
  };
  return type.body.fields.flatMap((field) => inShape(field.shape));
}

/** Objects whose ids and numbers are told apart, the longest names first. */
const OBJECTS = [
  'productRatePlanCharge',
  'productRatePlan',
  'ratePlanCharge',
  'ratePlan',
  'subscription',
  'invoiceItem',
  'creditMemoItem',
  'debitMemoItem',
  'creditMemo',
  'debitMemo',
  'invoice',
  'paymentMethod',
  'payment',
  'refund',
  'account',
  'contact',
  'product',
  'order',
  'accountingCode',
  'accountingPeriod',
  'amendment',
  'usage',
  'file',
];

/** What an id, number or key belongs to, told by the name of its field. */
function identity(property: string): Extract<Shape, { of: string }> | undefined {
  const parts = /^(.*?)(Id|Number|-id|-key|Key|Num)$/.exec(property);
  if (!parts) return undefined;
  const [, before = '', suffix = ''] = parts;
  const words = before.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const of = OBJECTS.find((object) => words === object || words.endsWith(pascal(object)));
  if (of === undefined || words === 'purchaseOrder') return undefined;
  const kind = of.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  if (suffix === 'Id' || suffix === '-id') return { is: 'id', of: kind };
  return suffix === 'Number' ? { is: 'number-of', of: kind } : suffix === 'Num' ? undefined : { is: 'key', of: kind };
}

function scalar(schema: DefinitionSchema, property: string): Shape {
  const { type, format, minLength: min, maxLength: max } = schema;
  if (schema.enum && type !== 'integer' && type !== 'number') return { is: 'enum', values: schema.enum.map(String) };
  if (type === 'boolean') return { is: 'boolean' };
  if (type === 'integer') {
    return {
      is: 'integer',
      ...(schema.minimum !== undefined && { min: schema.minimum }),
      ...(schema.maximum !== undefined && { max: schema.maximum }),
    };
  }
  if (type === 'number') return { is: 'decimal' };
  if (type === 'object' || (type === undefined && schema.additionalProperties)) return { is: 'record' };
  if (type === 'string') {
    if (format === 'decimal') return { is: 'decimal-text' };
    if (format === 'date') return { is: 'date' };
    if (format === 'date-time') return { is: 'instant' };
    if (format === 'binary') return { is: 'blob' };
    const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    return { ...(identity(property) ?? { is: 'text' }), ...bounds };
  }
  return { is: 'unknown' };
}

function docOf(schema: DefinitionSchema, direction: Direction): string[] {
  const doc: string[] = [];
  if (schema.format === 'binary') doc.push('CSV or zip of at most 4 MB; a `File` with a name of at most 50 characters, or a `Blob`.');
  if (direction === 'in' && schema.maxLength !== undefined) doc.push(`At most ${schema.maxLength} characters.`);
  if (direction === 'in' && (schema.minimum !== undefined || schema.maximum !== undefined)) {
    const { minimum, maximum } = schema;
    doc.push(
      minimum === undefined ? `At most ${maximum}.` : maximum === undefined ? `At least ${minimum}.` : `From ${minimum} to ${maximum}.`,
    );
  }
  const { default: usual } = schema;
  if (direction === 'in' && (typeof usual === 'string' || typeof usual === 'number' || typeof usual === 'boolean')) {
    doc.push(`Default \`${usual}\`.`);
  }
  return doc;
}

export function pascal(name: string): string {
  return name.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase()).replaceAll(/[^A-Za-z0-9]/g, '');
}

function singular(place: string): string {
  if (/(?:ss|us|Series|Data)$/.test(place)) return `${place}Entry`;
  if (/ies$/.test(place)) return place.replace(/ies$/, 'y');
  return /s$/.test(place) ? place.replace(/s$/, '') : `${place}Entry`;
}

/** Everything the definition says, in our types. */
export function buildModel(definition: Definition): Model {
  const builder = new Builder(definition);
  const rows = NAMES.map((name) => {
    const operation = definition.operations.find(({ id }) => id === name.id);
    if (!operation) throw new Error(`The definition has no operation ${name.id}.`);
    builder.begin(name.resource);
    return rowOf(builder, name, operation);
  });
  const unnamed = definition.operations.filter(({ id }) => !NAMES.some((name) => name.id === id));
  if (unnamed.length > 0) throw new Error(`Give these operations a name: ${unnamed.map(({ id }) => id).join(', ')}.`);
  return { rows, types: builder.types };
}

function rowOf(builder: Builder, name: OperationName, operation: DefinitionOperation): Row {
  const parameters = operation.parameters.map((parameter): Field => {
    const shape = builder.shape(parameter.schema, 'in', `${pascal(name.row)}${pascal(parameter.name)}`, parameter.name, name.row);
    return {
      name: parameter.name,
      shape: parameter.in === 'path' && shape.is === 'text' && /key$/i.test(parameter.name) ? keyOf(name, shape) : shape,
      required: parameter.in === 'path' || parameter.required === true,
      nullable: false,
      doc: docOf(parameter.schema, 'in'),
    };
  });
  const request = `${pascal(name.row)}Request`;
  const body = operation.request;
  const isList = body !== undefined && resolve(builder.definition, body.schema).type === 'array';
  if (isList) {
    const of = builder.shape(body.schema, 'in', `${pascal(name.row)}Body`, '', name.row);
    const field: Field = { name: 'body', shape: of, required: true, nullable: false, doc: [] };
    builder.add({ name: request, direction: 'in', source: name.id, body: { is: 'object', fields: [...parameters, field], custom: false } });
  } else {
    const order = [...parameters.filter((field) => field.required), ...parameters.filter((field) => !field.required)];
    builder.object(request, body?.schema ?? {}, 'in', body?.schema.$ref ? referenceName(body.schema.$ref) : name.row, order);
  }
  const response = `${pascal(name.row)}Response`;
  const answer = operation.response;
  const responseIsList = answer.schema?.type === 'array';
  const answers = responseIsList ? (answer.schema?.items ?? {}) : (answer.schema ?? {});
  const isFile = answer.schema === undefined && name.resource === 'files';
  if (responseIsList && answers.$ref !== undefined) {
    builder.reference(referenceName(answers.$ref), 'out', '', name.row);
    builder.add({
      name: response,
      direction: 'out',
      source: name.id,
      body: { is: 'union', options: [builder.nameOf(referenceName(answers.$ref), 'out')] },
    });
  } else if (!isFile) {
    builder.object(response, answers, 'out', answers.$ref ? referenceName(answers.$ref) : name.row);
  }
  const fields = fieldsOf(builder, response);
  const has = (parameter: string) => operation.parameters.some((entry) => entry.name === parameter && entry.in === 'query');
  const paging = has('cursor')
    ? ('object-query' as const)
    : has('page') && fields.some((field) => field.name === 'nextPage')
      ? ('page' as const)
      : name.row === 'query'
        ? ('query' as const)
        : undefined;
  const lists = fields.filter((field) => field.shape.is === 'list' && field.name !== 'reasons');
  return {
    name,
    operation,
    request,
    response,
    responseIsList,
    query: body ? operation.parameters.filter((entry) => entry.in === 'query').map((entry) => entry.name) : [],
    ...(body?.type === 'application/x-www-form-urlencoded' && { encoding: 'form' }),
    ...(body?.type === 'multipart/form-data' && { encoding: 'multipart' }),
    ...(isList && { encoding: 'list' }),
    ...(isFile && { answer: 'file' }),
    ...(answer.type === 'text/xml' && { answer: 'xml' }),
    ...(paging && { paging }),
    ...(lists.length === 1 && lists[0] && { items: lists[0].name }),
  };
}

function fieldsOf(builder: Builder, type: string): Field[] {
  const found = builder.types.get(type);
  return found?.body.is === 'object' ? found.body.fields : [];
}

/** `{invoiceKey}` says itself whose key it is; a bare `{key}` belongs to the resource. */
function keyOf(name: OperationName, shape: Shape): Shape {
  return name.id === 'POST_GenerateBillingDocuments' ? { is: 'key', of: 'account' } : shape;
}
