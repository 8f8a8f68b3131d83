// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import type { Open } from '../../../api/schemas/values.js';
import { maybe, open, strict, wireBoolean, wireText } from '../../../api/schemas/wire.js';

/** Input of `GET /v1/describe/{object}`. */
export interface DescribeObjectRequest {
  object: string;
  showCurrencyConversionInformation?: string;
  /** Default `false`. */
  showRelationships?: boolean;
}

export const describeObjectRequest: Schema<DescribeObjectRequest> = /* @__PURE__ */ strict({
  object: z.string(),
  showCurrencyConversionInformation: z.optional(z.string()),
  showRelationships: z.optional(z.boolean()),
});

/** `describeObject.object.fields.contexts` of the definition. */
export interface DescribeObjectResponseObjectFieldContext {
  context?: string;
}

export const describeObjectResponseObjectFieldContext: Schema<DescribeObjectResponseObjectFieldContext> = /* @__PURE__ */ z.looseObject({
  context: maybe(wireText),
});

/** `describeObject.object.fields` of the definition. */
export interface DescribeObjectResponseObjectField {
  name?: string;
  label?: string;
  type?: Open<'boolean' | 'data' | 'datetime' | 'decimal' | 'integer' | 'picklist' | 'text' | 'timestamp' | 'ZOQL'>;
  contexts?: DescribeObjectResponseObjectFieldContext[];
}

export const describeObjectResponseObjectField: Schema<DescribeObjectResponseObjectField> = /* @__PURE__ */ z.looseObject({
  name: maybe(wireText),
  label: maybe(wireText),
  type: maybe(open(['boolean', 'data', 'datetime', 'decimal', 'integer', 'picklist', 'text', 'timestamp', 'ZOQL'])),
  contexts: maybe(z.array(describeObjectResponseObjectFieldContext)),
});

/** `describeObject.object.related-objects` of the definition. */
export interface DescribeObjectResponseObjectRelatedObject {
  name?: string;
  label?: string;
  cardinality?: string;
  'direct-relationship'?: boolean;
  path?: string;
}

export const describeObjectResponseObjectRelatedObject: Schema<DescribeObjectResponseObjectRelatedObject> = /* @__PURE__ */ z.looseObject({
  name: maybe(wireText),
  label: maybe(wireText),
  cardinality: maybe(wireText),
  'direct-relationship': maybe(wireBoolean),
  path: maybe(wireText),
});

/** `describeObject.object` of the definition. */
export interface DescribeObjectResponseObject {
  name?: string;
  label?: string;
  fields?: DescribeObjectResponseObjectField[];
  'related-objects'?: DescribeObjectResponseObjectRelatedObject[];
}

export const describeObjectResponseObject: Schema<DescribeObjectResponseObject> = /* @__PURE__ */ z.looseObject({
  name: maybe(wireText),
  label: maybe(wireText),
  fields: maybe(z.array(describeObjectResponseObjectField)),
  'related-objects': maybe(z.array(describeObjectResponseObjectRelatedObject)),
});

/** Answer of `GET /v1/describe/{object}`. */
export interface DescribeObjectResponse {
  object?: DescribeObjectResponseObject;
}

export const describeObjectResponse: Schema<DescribeObjectResponse> = /* @__PURE__ */ z.looseObject({
  object: maybe(describeObjectResponseObject),
});
