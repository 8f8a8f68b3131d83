import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { CallContext } from '../context.js';
import type { Transaction } from '../database/open.js';
import { notFound } from '../errors.js';
import { partialEndpoint } from '../http/endpoint.js';
import { FileResponse } from '../http/file-response.js';
import { OBJECT_TYPES } from '../objects/types.js';
import type { QueryObject } from '../query/fields.js';
import { QUERY_OBJECTS } from '../query/objects.js';
import { isCustomField } from '../query/run-query.js';
import { describeInput, type DescribeInput } from '../supported/describe.js';
import { customFields, describedFields, type FieldDescription } from './described-fields.js';

/** Returns a readable label: `Product Rate Plan` for `ProductRatePlan`, `Use Case` for `UseCase__c`. */
function labelOf(name: string): string {
  return name.replace(/__(?:c|NS|QT)$/, '').replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2');
}

function element(name: string, ...children: readonly string[]): string {
  return `<${name}>${children.join('')}</${name}>`;
}

/** Returns the objects that id fields such as `AccountId` refer to. */
function relatedOf(object: QueryObject): string[] {
  return Object.keys(object.fields).flatMap((field) => {
    const name = field.endsWith('Id') ? field.slice(0, -2) : '';
    if (!Object.hasOwn(QUERY_OBJECTS, name)) return [];
    const parts = [element('name', name), element('label', labelOf(name)), element('cardinality', 'n-to-1')];
    return [element('object', ...parts, element('direct-relationship', 'true'), element('path', name))];
  });
}

/** Returns the XML element of a field. */
function fieldElement({ name, type, selectable, createable, updateable, required, options }: FieldDescription): string {
  return element(
    'field',
    element('name', name),
    element('label', labelOf(name)),
    element('selectable', String(selectable)),
    element('createable', String(createable)),
    element('updateable', String(updateable)),
    element('required', String(required)),
    element('type', type),
    ...(options.length > 0 ? [element('options', ...options.map((option) => element('option', option)))] : []),
    element('contexts', ...(selectable ? ['soap', 'export'] : ['soap']).map((context) => element('context', context))),
  );
}

const names = z.array(z.object({ name: z.string() }));

/** Returns the names of an object's custom fields. They are collected from its records because there are no definitions. */
async function customNamesOf(tx: Transaction, object: QueryObject): Promise<string[]> {
  if (!object.customFields) return [];
  const name = sql<string>`jsonb_object_keys(${object.customFields})`.as('name');
  const found = names.parse(await tx.selectDistinct({ name }).from(object.table).orderBy(name));
  return found.map((row) => row.name).filter(isCustomField);
}

/**
 * `GET /v1/describe/{object}`: describes the fields of queries and actions. The XML needs no escaping: its texts come from the sandbox
 * itself or consist of letters and digits.
 */
async function describeObject(input: DescribeInput, { tx }: CallContext): Promise<FileResponse> {
  const object = Object.hasOwn(QUERY_OBJECTS, input.object) ? QUERY_OBJECTS[input.object] : undefined;
  if (!object) throw notFound('object', input.object);
  const type = Object.hasOwn(OBJECT_TYPES, input.object) ? OBJECT_TYPES[input.object] : undefined;
  const own = customFields(await customNamesOf(tx, object), type ?? {});
  const fields = [...describedFields(object, type ?? {}), ...own].map(fieldElement);
  const parts = [element('name', input.object), element('label', labelOf(input.object)), element('fields', ...fields)];
  const related = input.showRelationships === false ? [] : relatedOf(object);
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${element('object', ...parts, element('related-objects', ...related))}\n`;
  return new FileResponse('text/xml; charset=utf-8', new TextEncoder().encode(text));
}

/** Endpoints by operation name. */
export const describeEndpoints = {
  describeObject: partialEndpoint(rows.describeObject, 'none', describeInput, describeObject),
};
