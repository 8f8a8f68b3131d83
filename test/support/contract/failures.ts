/** Schemas of the platform's error responses (conventions.md §3). The definition's own error schemas require no field. */
import type { JsonSchema } from './json-schema.js';

const codeText: JsonSchema = { type: 'string', pattern: '^\\d{8}$' };
const codeNumber: JsonSchema = { type: 'integer', minimum: 10_000_000, maximum: 99_999_999 };
const message: JsonSchema = { type: 'string', minLength: 1 };
const object = (properties: Record<string, JsonSchema>, required: readonly string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', minItems: 1, items });

const reasonsWith = (code: JsonSchema) => list(object({ code, message }, ['code', 'message']));

/** Shape A: resources. */
const SHAPE_A = object(
  { success: { const: false }, processId: { type: 'string', minLength: 1 }, reasons: reasonsWith(codeText), requestId: { type: 'string' } },
  ['success', 'reasons'],
);

/** `CommonOQErrorResponse` of the definition: object queries. Their codes are numbers. */
const SHAPE_OBJECT_QUERY = object({ reasons: reasonsWith(codeNumber), requestId: { type: 'string' } }, ['reasons', 'requestId']);

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

/** Shape E: records of custom objects. */
const SHAPE_E = object({ code: codeNumber, message }, ['code', 'message']);

/** Callouts that could not be resent, by id (`ResendCalloutNotificationsFailedResponse` of the definition). */
const SHAPE_BY_ID: JsonSchema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: object({ code: codeText, message }, ['code', 'message']),
};

/** Failures of `POST /v1/action/amend`. */
const SHAPE_AMEND = object({ results: list(FAILED_ENTRY) }, ['results']);

/** Formats by the beginning of the path. The first match counts. */
const BY_PATH: readonly (readonly [string, readonly JsonSchema[]])[] = [
  ['/object-query/', [SHAPE_OBJECT_QUERY]],
  ['/objects/records/', [SHAPE_E]],
  ['/v1/action/delete', [SHAPE_B_DELETIONS, SHAPE_B]],
  ['/v1/action/amend', [SHAPE_AMEND]],
  ['/v1/action/query', [SHAPE_B, SHAPE_A]],
  ['/v1/action/', [SHAPE_B]],
  ['', [SHAPE_A, SHAPE_B_ONE, SHAPE_C, SHAPE_BY_ID]],
];

/** Returns the name and the schema of the failures of an operation. A failure of the credential has the same format everywhere. */
export function failuresOf(path: string, status: number): { name: string; schema: JsonSchema } {
  const [name, shapes] = BY_PATH.find(([start]) => path.startsWith(start)) ?? ['', []];
  const isGeneral = status >= 500 || (status === 401 && path !== '/oauth/token');
  return isGeneral ? { name: 'failure', schema: SHAPE_A } : { name: `failure of ${name}`, schema: { anyOf: [...shapes] } };
}
