// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import type { IsoDateTime } from '../../../api/schemas/values.js';
import { integer, maybe, strict, type CustomFieldValues, wireDateTime, wireInteger, wireText } from '../../../api/schemas/wire.js';

/** Input of `POST /objects/definitions/default`. */
export interface CreateCustomObjectDefinitionsRequest {
  definitions?: Record<string, unknown>;
}

export const createCustomObjectDefinitionsRequest: Schema<CreateCustomObjectDefinitionsRequest> = /* @__PURE__ */ strict({
  definitions: z.optional(z.record(z.string(), z.unknown())),
});

/** Answer of `GET /objects/definitions/default`. */
export interface ListCustomObjectDefinitionsResponse {
  count?: number;
  definitions?: Record<string, unknown>;
}

export const listCustomObjectDefinitionsResponse: Schema<ListCustomObjectDefinitionsResponse> = /* @__PURE__ */ z.looseObject({
  count: maybe(wireInteger),
  definitions: maybe(z.record(z.string(), z.unknown())),
});

/** Input of `GET /objects/definitions/default`. */
export interface ListCustomObjectDefinitionsRequest {
  select?: 'type';
}

export const listCustomObjectDefinitionsRequest: Schema<ListCustomObjectDefinitionsRequest> = /* @__PURE__ */ strict({
  select: z.optional(z.enum(['type'])),
});

/** Input of `POST /objects/records/default/{object}`. */
export interface CreateCustomObjectRecordsRequest {
  object: string;
  /** Default `false`. */
  allowPartialSuccess?: boolean;
  records: Record<string, unknown>[];
}

export const createCustomObjectRecordsRequest: Schema<CreateCustomObjectRecordsRequest> = /* @__PURE__ */ strict({
  object: z.string(),
  allowPartialSuccess: z.optional(z.boolean()),
  records: z.array(z.record(z.string(), z.unknown())),
});

/** `CustomObjectRecordWithAllFields` of the definition. */
export interface CustomObjectRecordWithAllFields extends CustomFieldValues {
  CreatedById?: string;
  CreatedDate?: IsoDateTime;
  Id?: string;
  UpdatedById?: string;
  UpdatedDate?: IsoDateTime;
  type?: string;
}

export const customObjectRecordWithAllFields: Schema<CustomObjectRecordWithAllFields> = /* @__PURE__ */ z.looseObject({
  CreatedById: maybe(wireText),
  CreatedDate: maybe(wireDateTime),
  Id: maybe(wireText),
  UpdatedById: maybe(wireText),
  UpdatedDate: maybe(wireDateTime),
  type: maybe(wireText),
});

/** `CustomObjectRecordsWithError` of the definition. */
export interface CustomObjectRecordsWithError {
  code?: number;
  message?: string;
  record?: CustomObjectRecordWithAllFields;
}

export const customObjectRecordsWithError: Schema<CustomObjectRecordsWithError> = /* @__PURE__ */ z.looseObject({
  code: maybe(wireInteger),
  message: maybe(wireText),
  record: maybe(customObjectRecordWithAllFields),
});

/** `CustomObjectRecordsErrorResponse` of the definition. */
export interface CustomObjectRecordsErrorResponse {
  code?: number;
  details?: CustomObjectRecordsWithError[];
  message?: string;
}

export const customObjectRecordsErrorResponse: Schema<CustomObjectRecordsErrorResponse> = /* @__PURE__ */ z.looseObject({
  code: maybe(wireInteger),
  details: maybe(z.array(customObjectRecordsWithError)),
  message: maybe(wireText),
});

/** Answer of `POST /objects/records/default/{object}`. */
export interface CreateCustomObjectRecordsResponse {
  error?: CustomObjectRecordsErrorResponse;
  records?: CustomObjectRecordWithAllFields[];
}

export const createCustomObjectRecordsResponse: Schema<CreateCustomObjectRecordsResponse> = /* @__PURE__ */ z.looseObject({
  error: maybe(customObjectRecordsErrorResponse),
  records: maybe(z.array(customObjectRecordWithAllFields)),
});

/** Input of `GET /objects/records/default/{object}`. */
export interface ListCustomObjectRecordsRequest {
  object: string;
  q?: string;
  ids?: string;
  /** At least 1. */
  pageSize?: number;
  cursor?: string;
}

export const listCustomObjectRecordsRequest: Schema<ListCustomObjectRecordsRequest> = /* @__PURE__ */ strict({
  object: z.string(),
  q: z.optional(z.string()),
  ids: z.optional(z.string()),
  pageSize: z.optional(integer(1)),
  cursor: z.optional(z.string()),
});

/** Answer of `GET /objects/records/default/{object}`. */
export interface ListCustomObjectRecordsResponse {
  count: number;
  records: CustomObjectRecordWithAllFields[];
}

export const listCustomObjectRecordsResponse: Schema<ListCustomObjectRecordsResponse> = /* @__PURE__ */ z.looseObject({
  count: wireInteger,
  records: z.array(customObjectRecordWithAllFields),
});

/** Answer of `POST /objects/definitions/default`. */
export type CreateCustomObjectDefinitionsResponse = ListCustomObjectDefinitionsResponse;
