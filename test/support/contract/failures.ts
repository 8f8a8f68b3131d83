/** Schemas of the platform's error responses. The definition's own error schemas require no field. */
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

/** Error of an operation on a resource, such as an account. */
const RESOURCE_ERROR = object(
  { success: { const: false }, processId: { type: 'string', minLength: 1 }, reasons: reasonsWith(codeText), requestId: { type: 'string' } },
  ['success', 'reasons'],
);

/** Error of an object query (`CommonOQErrorResponse` of the definition). Its codes are numbers. */
const OBJECT_QUERY_ERROR = object({ reasons: reasonsWith(codeNumber), requestId: { type: 'string' } }, ['reasons', 'requestId']);

/** Error of an action. The response has one entry for each sent object. */
const FAILED_ENTRY = object(
  {
    Success: { const: false },
    Errors: list(object({ Code: { type: 'string', minLength: 1 }, Message: message }, ['Code', 'Message'])),
  },
  ['Success', 'Errors'],
);
const DONE_ENTRY = object({ Success: { const: true }, Id: { type: 'string' } }, ['Success']);
const ACTION_ERRORS = list({ anyOf: [FAILED_ENTRY, DONE_ENTRY] });
/** Error of `POST /v1/action/delete`, with lower-case field names (`DeleteResult` of the definition). */
const FAILED_DELETION = object(
  { success: { const: false }, errors: list(object({ Code: { type: 'string', minLength: 1 }, Message: message }, ['Code', 'Message'])) },
  ['success', 'errors'],
);
const DONE_DELETION = object({ success: { const: true }, id: { type: 'string' } }, ['success', 'id']);
const DELETE_ERRORS = list({ anyOf: [FAILED_DELETION, DONE_DELETION] });
/** Error of an operation on a single generic object. */
const OBJECT_ERROR = object({ ...FAILED_ENTRY, Success: { const: false } }, ['Success']);

/** Error of the token operation. */
const TOKEN_ERROR = object({ error: message }, ['error']);

/** Error of an operation on records of custom objects. */
const CUSTOM_OBJECT_ERROR = object({ code: codeNumber, message }, ['code', 'message']);

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
  ['/object-query/', [OBJECT_QUERY_ERROR]],
  ['/objects/records/', [CUSTOM_OBJECT_ERROR]],
  ['/v1/action/delete', [DELETE_ERRORS, ACTION_ERRORS]],
  ['/v1/action/amend', [SHAPE_AMEND]],
  ['/v1/action/query', [ACTION_ERRORS, RESOURCE_ERROR]],
  ['/v1/action/', [ACTION_ERRORS]],
  ['', [RESOURCE_ERROR, OBJECT_ERROR, TOKEN_ERROR, SHAPE_BY_ID]],
];

/** Returns the name and the schema of the failures of an operation. A failure of the credential has the same format everywhere. */
export function failuresOf(path: string, status: number): { name: string; schema: JsonSchema } {
  const [name, shapes] = BY_PATH.find(([start]) => path.startsWith(start)) ?? ['', []];
  const isGeneral = status >= 500 || (status === 401 && path !== '/oauth/token');
  return isGeneral ? { name: 'failure', schema: RESOURCE_ERROR } : { name: `failure of ${name}`, schema: { anyOf: [...shapes] } };
}
