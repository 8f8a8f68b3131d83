import type { CallOptions, Client } from '../client.js';
import { StorefrontError } from '../errors.js';
import { describeObject } from '../../generated/api/operations/describe.js';
import type { Open } from '../schemas/values.js';
import type { XmlElement } from './xml.js';

/** What a type is made of, in this tenant. */
export interface ObjectDescription {
  /** Name on the wire. */
  name: string;
  /** Name in the platform's own interface. */
  label: string;
  fields: DescribedField[];
  related: RelatedObject[];
}

export interface DescribedField {
  name: string;
  label: string;
  type: Open<'boolean' | 'date' | 'datetime' | 'decimal' | 'integer' | 'picklist' | 'text' | 'timestamp' | 'ZOQL'>;
  /** Where the field can be used, for example `export` or `soap`. */
  contexts: string[];
  /** Values of a picklist; empty for other types. */
  options: string[];
  /** Whether a query can name it; undefined where the platform does not say. */
  selectable?: boolean;
  /** Whether a new record can be given it; undefined where the platform does not say. */
  createable?: boolean;
  /** Whether it can be changed; undefined where the platform does not say. */
  updateable?: boolean;
  /** Whether a new record needs it; undefined where the platform does not say. */
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
  /** With relations over several steps. */
  showRelationships?: boolean;
}

/** Asks for the description of a type. */
export async function describe(
  client: Client,
  object: string,
  { showRelationships, ...options }: DescribeOptions = {},
): Promise<ObjectDescription> {
  const input = { object, ...(showRelationships === undefined ? {} : { showRelationships }) };
  return parseDescription(await client.call(describeObject, input, options));
}

/**
 * Reads a description.
 * @throws {StorefrontError} `unexpected-response`: it is no plain XML, or describes no object
 */
export async function parseDescription(xml: string): Promise<ObjectDescription> {
  // Loaded only here: whoever describes nothing carries no reader.
  const { parseXml } = await import('./xml.js');
  const root = parseXml(xml);
  if (root.name !== 'object') throw mismatch(`begins with <${root.name}>`);
  return {
    name: required(root, 'name'),
    label: label(root),
    fields: list(root, 'fields', 'field').map((field) => ({
      name: required(field, 'name'),
      label: label(field),
      type: required(field, 'type'),
      contexts: list(field, 'contexts', 'context').map(textOf),
      options: list(field, 'options', 'option').map(textOf),
      ...flagsOf(field),
    })),
    related: list(root, 'related-objects', 'object').map(related),
  };
}

function related(element: XmlElement): RelatedObject {
  const cardinality = optional(element, 'cardinality');
  const direct = optional(element, 'direct-relationship');
  const path = optional(element, 'path');
  return {
    name: required(element, 'name'),
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

/** The flags of a field that the platform gives. */
function flagsOf(element: XmlElement): Pick<DescribedField, 'selectable' | 'createable' | 'updateable' | 'required'> {
  const flags: ReturnType<typeof flagsOf> = {};
  for (const name of ['selectable', 'createable', 'updateable', 'required'] as const) {
    const text = optional(element, name);
    if (text === 'true' || text === 'false') flags[name] = text === 'true';
  }
  return flags;
}

function required(element: XmlElement, name: string): string {
  const found = optional(element, name);
  if (found) return found;
  throw mismatch(`<${element.name}> has no <${name}>`);
}

function label(element: XmlElement): string {
  const found = optional(element, 'label');
  return found === undefined || found === '' ? required(element, 'name') : found;
}

function mismatch(what: string): StorefrontError {
  return new StorefrontError({
    type: 'unexpected-response',
    code: 'schema-mismatch',
    message: `${describeObject.name}: the description ${what}.`,
  });
}
