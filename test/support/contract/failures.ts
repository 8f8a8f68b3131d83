/** Schemas of the platform's error responses (conventions.md §3). The definition's own error schemas require no field. */
import type { JsonSchema } from './json-schema.js';

const code: JsonSchema = {
  anyOf: [
    { type: 'integer', minimum: 10_000_000, maximum: 99_999_999 },
    { type: 'string', pattern: '^\\d{8}$' },
  ],
};
const message: JsonSchema = { type: 'string', minLength: 1 };
const object = (properties: Record<string, JsonSchema>, required: readonly string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', minItems: 1, items });

const reasons = list(object({ code, message }, ['code', 'message']));

/** Shape A: resources. */
const SHAPE_A = object({ success: { const: false }, processId: { type: 'string', minLength: 1 }, reasons, requestId: { type: 'string' } }, [
  'success',
  'reasons',
]);

/** Shape B: actions and generic objects. The response has one entry for each sent object. */
const FAILED_ENTRY = object(
  {
    Success: { const: false },
    Errors: list(object({ Code: { type: 'string', minLength: 1 }, Message: message }, ['Code', 'Message'])),
  },
  ['Success', 'Errors'],
);
const DONE_ENTRY = object({ Success: { const: true }, Id: { type: 'string' } }, ['Success']);
const SHAPE_B = list({ anyOf: [FAILED_ENTRY, DONE_ENTRY] });
/** Shape B of `POST /v1/action/delete`, with lower-case field names (`DeleteResult` of the definition). */
const FAILED_DELETION = object(
  { success: { const: false }, errors: list(object({ Code: { type: 'string', minLength: 1 }, Message: message }, ['Code', 'Message'])) },
  ['success', 'errors'],
);
const DONE_DELETION = object({ success: { const: true }, id: { type: 'string' } }, ['success', 'id']);
const SHAPE_B_DELETIONS = list({ anyOf: [FAILED_DELETION, DONE_DELETION] });
/** Shape B for operations on a single generic object. */
const SHAPE_B_ONE = object({ ...FAILED_ENTRY, Success: { const: false } }, ['Success']);

/** Shape C: the token operation. */
const SHAPE_C = object({ error: message }, ['error']);

/** Shape E: custom objects. */
const SHAPE_E = object({ code, message }, ['code', 'message']);

/** Callouts that could not be resent, by id (`ResendCalloutNotificationsFailedResponse` of the definition). */
const SHAPE_BY_ID: JsonSchema = { type: 'object', minProperties: 1, additionalProperties: object({ code, message }, ['code', 'message']) };

export const FAILURES: JsonSchema = { anyOf: [SHAPE_A, SHAPE_B, SHAPE_B_DELETIONS, SHAPE_B_ONE, SHAPE_C, SHAPE_E, SHAPE_BY_ID] };
