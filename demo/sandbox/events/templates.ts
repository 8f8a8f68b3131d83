import type { calloutTemplates } from '../database/schema.js';
import { billingError, invalidValue, missingField } from '../errors.js';
import type { TemplateInput } from '../supported/notifications.js';
import { asText, replaceFields, REQUEST_FIELD, unknownFields } from './merge-fields.js';
import { hasBody } from './callout-request.js';

type Row = typeof calloutTemplates.$inferInsert;
type Values = Omit<Row, 'id' | 'inline' | 'createdDate' | 'eventCategory' | 'eventTypeName' | 'eventTypeNamespace'>;

const ORIGIN = /^https?:\/\/[^/?#<>{}\s]+(?=$|[/?#])/i;
const TOKEN = /^[!#$%&'*+.^_`|~\w-]{1,100}$/;
/** Headers that the sandbox or HTTP sets. A template cannot override them. */
const OWN_HEADERS =
  /^(?:host|connection|content-length|content-type|transfer-encoding|keep-alive|upgrade|te|trailer|expect|authorization|date|callout-.*)$/i;

function checkMergeFields(text: string, field: string): void {
  const [unknown] = unknownFields(text);
  if (unknown === undefined) return;
  throw invalidValue('notifications', field, `'${unknown}' is not a merge field of this sandbox`);
}

/** Validates the URL of a template. Allows any host, because the sandbox runs on a developer's own machine. */
function checkUrl(text: string, field: string): void {
  checkMergeFields(text, field);
  const filled = replaceFields(text, () => 'x', asText);
  if (!ORIGIN.test(text) || !URL.canParse(filled)) throw invalidValue('notifications', field, 'must be an http or https URL');
  const { username, password } = new URL(filled);
  if (username === '' && password === '') return;
  throw invalidValue('notifications', field, "must not contain credentials; use 'calloutAuth'");
}

function checkHeader(name: string, field: string): void {
  if (!TOKEN.test(name)) throw invalidValue('notifications', field, 'must be a header name');
  if (OWN_HEADERS.test(name)) throw invalidValue('notifications', field, 'is a header that the sandbox sets');
}

function checkTexts(texts: Readonly<Record<string, string>> | undefined, field: string): void {
  for (const [name, value] of Object.entries(texts ?? {})) checkMergeFields(value, `${field}.${name}`);
}

function checkCustomBody({ customRequestBody, useCustomRequestBody, httpMethod }: TemplateInput, prefix: string): void {
  const field = `${prefix}customRequestBody`;
  if (useCustomRequestBody === true && customRequestBody === undefined) throw missingField('notifications', field);
  if (customRequestBody === undefined) return;
  if (!hasBody(httpMethod)) throw billingError('notifications', 'rule', `'${field}' cannot be used with ${httpMethod}.`);
  checkMergeFields(customRequestBody, field);
  try {
    JSON.parse(replaceFields(customRequestBody, () => '0', asText));
  } catch {
    throw invalidValue('notifications', field, 'must be JSON');
  }
}

function authOf({ requiredAuth = false, calloutAuth }: TemplateInput, prefix: string): Values['auth'] {
  if (!requiredAuth) return null;
  const { username, password } = calloutAuth ?? {};
  if (username === undefined || username.includes(':')) throw missingField('notifications', `${prefix}calloutAuth.username`);
  if (password === undefined) throw missingField('notifications', `${prefix}calloutAuth.password`);
  return { username, password };
}

const DATA_FIELD = /^(?:body|headers\.[\w-]+)$/i;
const VALUE_FIELD = /^hmac\.signed$/i;

function checkHmacText(text: string, requestField: RegExp, field: string): void {
  for (const [index, part] of text.split(REQUEST_FIELD).entries()) {
    if (index % 2 === 0) checkMergeFields(part, field);
    else if (!requestField.test(part)) throw invalidValue('notifications', field, `'Request.${part}' is not a merge field of this field`);
  }
}

/** Returns the template's signature settings. By default, the body is signed and the header contains only the signature. */
function hmacOf(input: TemplateInput, prefix: string): Values['hmac'] {
  const { hmacKey: key, hmacSecret: secret, hmacAlgorithm, hmacData, hmacOutputFormat, hmacValue } = input;
  if ([key, secret, hmacAlgorithm, hmacData, hmacOutputFormat, hmacValue].every((value) => value === undefined)) return null;
  if (secret === undefined || secret === '') throw missingField('notifications', `${prefix}hmacSecret`);
  if (key === undefined) throw missingField('notifications', `${prefix}hmacKey`);
  checkHeader(key, `${prefix}hmacKey`);
  const data = hmacData ?? '{{Request.Body}}';
  const value = hmacValue ?? '{{Request.HMAC.Signed}}';
  checkHmacText(data, DATA_FIELD, `${prefix}hmacData`);
  checkHmacText(value, VALUE_FIELD, `${prefix}hmacValue`);
  return { key, secret, data, value, algorithm: hmacAlgorithm ?? 'SHA-256', format: hmacOutputFormat ?? 'HEX' };
}

/**
 * Returns the stored values of a template or of a definition's inline callout.
 *
 * @param prefix path of the callout in the request for error messages, empty or with a trailing dot
 * @throws {BillingError} naming the invalid field
 */
export function templateValues(input: TemplateInput, prefix: string): Values {
  checkUrl(input.calloutBaseurl, `${prefix}calloutBaseurl`);
  checkTexts(input.calloutParams, `${prefix}calloutParams`);
  checkTexts(input.calloutHeaders, `${prefix}calloutHeaders`);
  for (const name of Object.keys(input.calloutHeaders ?? {})) checkHeader(name, `${prefix}calloutHeaders.${name}`);
  checkCustomBody(input, prefix);
  return {
    name: input.name,
    active: input.active ?? true,
    method: input.httpMethod,
    url: input.calloutBaseurl,
    params: input.calloutParams ?? null,
    headers: input.calloutHeaders ?? null,
    customBody: input.customRequestBody ?? null,
    useCustomBody: input.useCustomRequestBody ?? false,
    retry: input.calloutRetry ?? true,
    requiredAuth: input.requiredAuth ?? false,
    auth: authOf(input, prefix),
    hmac: hmacOf(input, prefix),
  };
}
