import type { CallOptions, ClientOptions } from '../client.js';
import type { AnyOperation } from '../operations/operation.js';
import { invalidField } from '../transport/request.js';

const VERSION = /^(?:\d{1,4}(?:\.\d{1,2})?|\d{4}-\d{2}-\d{2})$/;
const WSDL_VERSION = /^\d{1,4}(?:\.\d{1,2})?$/;
const ID = /^[\w-]{1,64}$/;
const TRACK_ID = /^(?!.*[:;"'])[\x21-\x7e](?:[\x20-\x7e]{0,62}[\x21-\x7e])?$/;

const ACCEPT = { json: undefined, file: '*/*', xml: 'application/xml, text/xml' } as const;

/**
 * Returns the headers of a call that only the billing API needs. Options of the call take precedence over options of the client.
 * @throws {InvalidRequestError} A value is not valid in its header; nothing was sent.
 */
export function callHeaders(client: ClientOptions, row: AnyOperation, call: CallOptions): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const set = (name: string, field: string, value: string | undefined, pattern: RegExp, rule: string): void => {
    if (value === undefined) return;
    if (!pattern.test(value)) throw invalidField(row.name, field, 'invalid-value', rule);
    headers[name] = value;
  };
  const setIds = (name: string, field: string, ids: readonly string[] | undefined): void => {
    if (ids === undefined || ids.length === 0) return;
    if (!ids.every((id) => ID.test(id))) throw invalidField(row.name, field, 'invalid-value', 'must be ids');
    headers[name] = ids.join(',');
  };
  set('zuora-version', 'version', call.version, VERSION, 'must be a version such as 2025-08-12 or 230.0');
  set('zuora-track-id', 'trackId', call.trackId, TRACK_ID, 'must be 1 to 64 ASCII characters, none of : ; " \'');
  setIds('zuora-entity-ids', 'entityIds', call.entityIds ?? client.entityIds);
  setIds('zuora-org-ids', 'organizationIds', call.organizationIds ?? client.organizationIds);
  if (row.path.startsWith('/v1/action/')) {
    set('x-zuora-wsdl-version', 'wsdlVersion', client.wsdlVersion, WSDL_VERSION, 'must be a version such as 79');
  }
  const accept = ACCEPT[row.answer ?? 'json'];
  if (accept !== undefined) headers['accept'] = accept;
  // A custom `fetch` sets this header itself, for the encodings that it can decode.
  if (client.compress && !client.fetch) headers['accept-encoding'] = 'gzip';
  return headers;
}
