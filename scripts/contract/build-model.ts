/** Builds the model of all operations: their names, their types and how they are sent. */
import { referenceName, resolve, type Definition, type DefinitionOperation } from './definition.js';
import { mergeEqualTypes } from './merge-equal-types.js';
import type { Field, Model, Row } from './model.js';
import { NAMES, type OperationName } from './names.js';
import { docOf } from './scalars.js';
import { TypeBuilder } from './type-builder.js';
import { pascal } from './spelling.js';

/** Builds the model of a definition. */
export function buildModel(definition: Definition): Model {
  const builder = new TypeBuilder(definition);
  const rows = NAMES.map((name) => {
    const operation = definition.operations.find(({ id }) => id === name.id);
    if (!operation) throw new Error(`The definition has no operation ${name.id}. Remove it from scripts/contract/names.ts.`);
    builder.begin(name.resource);
    return rowOf(builder, name, operation);
  });
  const unnamed = definition.operations.filter(({ id }) => !NAMES.some((name) => name.id === id));
  if (unnamed.length > 0) throw new Error(`Name these operations in scripts/contract/names.ts: ${unnamed.map(({ id }) => id).join(', ')}.`);
  return mergeEqualTypes({ rows, types: builder.types, aliases: new Map() });
}

function rowOf(builder: TypeBuilder, name: OperationName, operation: DefinitionOperation): Row {
  const parameters = operation.parameters.map((parameter): Field => {
    const typeName = `${pascal(name.row)}${pascal(parameter.name)}`;
    return {
      name: parameter.name,
      shape: builder.shape(parameter.schema, 'in', typeName, parameter.name, name.row),
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
    builder.add({
      name: request,
      direction: 'in',
      source: name.id,
      body: { is: 'object', fields: [...parameters, field], further: 'none' },
    });
  } else {
    const order = [...parameters.filter((field) => field.required), ...parameters.filter((field) => !field.required)];
    builder.object(request, body?.schema ?? {}, 'in', body?.schema.$ref ? referenceName(body.schema.$ref) : name.row, order);
  }
  const response = `${pascal(name.row)}Response`;
  const { schema, type: contentType } = operation.response;
  const responseIsList = schema?.type === 'array';
  const content = responseIsList ? (schema.items ?? {}) : (schema ?? {});
  const isFile = schema === undefined && name.resource === 'files';
  if (responseIsList && content.$ref !== undefined) {
    builder.reference(referenceName(content.$ref), 'out', '', name.row);
    builder.add({
      name: response,
      direction: 'out',
      source: name.id,
      body: { is: 'union', options: [builder.nameOf(referenceName(content.$ref), 'out')] },
    });
  } else if (!isFile) {
    builder.object(response, content, 'out', content.$ref ? referenceName(content.$ref) : name.row);
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
    ...(contentType === 'text/xml' && { answer: 'xml' }),
    ...(paging && { paging }),
    ...(lists.length === 1 && lists[0] && { items: lists[0].name }),
  };
}

function fieldsOf(builder: TypeBuilder, type: string): Field[] {
  const found = builder.types.get(type);
  return found?.body.is === 'object' ? found.body.fields : [];
}
