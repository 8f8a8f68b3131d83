import type { CallOptions, Client } from '../client.js';
import { StorefrontError } from '../errors.js';
import { describeObject } from '../../generated/api/operations/describe.js';
import type { OpenEnum } from '../schemas/values.js';
import type { XmlElement } from './xml.js';

/** Fields and related objects of an object type in this tenant. */
export interface ObjectDescription {
  /** Name in the API. */
  name: string;
  /** Name in the platform's user interface. */
  label: string;
  fields: DescribedField[];
  related: RelatedObject[];
}

export interface DescribedField {
  name: string;
  label: string;
  type: OpenEnum<'boolean' | 'date' | 'datetime' | 'decimal' | 'integer' | 'picklist' | 'text' | 'timestamp' | 'ZOQL'>;
  /** API contexts in which the field is available, for example `export` or `soap`. */
  contexts: string[];
  /** Values of a picklist; empty for other types. */
  options: string[];
  /** True if queries can select the field. Undefined if not specified. */
  selectable?: boolean;
  /** True if the field can be set on new records. Undefined if not specified. */
  createable?: boolean;
  /** True if the field can be updated. Undefined if not specified. */
  updateable?: boolean;
  /** True if the field is required on new records. Undefined if not specified. */
  required?: boolean;
}

export interface RelatedObject {
  name: string;
  label: string;
  cardinality?: string;
  directRelationship?: boolean;
  path?: string;
}

export interface DescribeOptions extends CallOptions {
  /** Includes indirect relationships. */
  showRelationships?: boolean;
}

/** Reads the description of an object type. */
export async function describe(
  client: Client,
  object: string,
  { showRelationships, ...options }: DescribeOptions = {},
): Promise<ObjectDescription> {
  const input = { object, ...(showRelationships === undefined ? {} : { showRelationships }) };
  return parseDescription(await client.call(describeObject, input, options));
}

/**
 * Parses a description.
 * @throws {StorefrontError} `unexpected-response`: the XML is malformed or describes no object
 */
export async function parseDescription(xml: string): Promise<ObjectDescription> {
  // Loaded on demand, so that only callers of `describe` load the parser.
  const { parseXml } = await import('./xml.js');
  const root = parseXml(xml);
  if (root.name !== 'object') throw mismatch(`begins with <${root.name}>`);
  return {
    name: requireAttribute(root, 'name'),
    label: label(root),
    fields: list(root, 'fields', 'field').map((field) => ({
      name: requireAttribute(field, 'name'),
      label: label(field),
      type: requireAttribute(field, 'type'),
      contexts: list(field, 'contexts', 'context').map(textOf),
      options: list(field, 'options', 'option').map(textOf),
      ...flagsOf(field),
    })),
    related: list(root, 'related-objects', 'object').map(toRelatedObject),
  };
}

function toRelatedObject(element: XmlElement): RelatedObject {
  const cardinality = optional(element, 'cardinality');
  const direct = optional(element, 'direct-relationship');
  const path = optional(element, 'path');
  return {
    name: requireAttribute(element, 'name'),
    label: label(element),
    ...(cardinality === undefined ? {} : { cardinality }),
    ...(direct === undefined ? {} : { directRelationship: direct === 'true' }),
    ...(path === undefined ? {} : { path }),
  };
}

const textOf = ({ text }: XmlElement): string => text.trim();

function child(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((entry) => entry.name === name);
}

function list(element: XmlElement, around: string, name: string): XmlElement[] {
  return child(element, around)?.children.filter((entry) => entry.name === name) ?? [];
}

function optional(element: XmlElement, name: string): string | undefined {
  const found = child(element, name);
  return found && textOf(found);
}

/** Returns the flags of a field. Omits flags that the platform does not specify. */
function flagsOf(element: XmlElement): Pick<DescribedField, 'selectable' | 'createable' | 'updateable' | 'required'> {
  const flags: ReturnType<typeof flagsOf> = {};
  for (const name of ['selectable', 'createable', 'updateable', 'required'] as const) {
    const text = optional(element, name);
    if (text === 'true' || text === 'false') flags[name] = text === 'true';
  }
  return flags;
}

function requireAttribute(element: XmlElement, name: string): string {
  const found = optional(element, name);
  if (found) return found;
  throw mismatch(`<${element.name}> has no <${name}>`);
}

function label(element: XmlElement): string {
  const found = optional(element, 'label');
  return found === undefined || found === '' ? requireAttribute(element, 'name') : found;
}

function mismatch(what: string): StorefrontError {
  return new StorefrontError({
    type: 'unexpected-response',
    code: 'schema-mismatch',
    message: `${describeObject.name}: the description ${what}.`,
  });
}
