import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { ListHostedPagesRequest } from '../../../src/generated/api/schemas/hosted-pages.js';
import type { DecryptRsaSignatureRequest } from '../../../src/generated/api/schemas/signatures.js';
import type { CallContext, WireBody } from '../context.js';
import { checkCurrency, getAccountRow } from '../engine/accounts.js';
import { readHostedPages } from '../engine/hosted-pages.js';
import { compare, fitsCurrency } from '../engine/money.js';
import { openPaymentSession } from '../engine/payment-methods/payment-sessions.js';
import { issueCallToken, readPublicKey, readSignedText, getSigningKeys, signText } from '../engine/signatures.js';
import { billingError, invalidValue } from '../errors.js';
import { endpoint, partialEndpoint } from '../http/endpoint.js';
import { isCallableFromPages, removeLegacyPrefix } from '../http/one-time-signature.js';
import { pickStored } from '../supported/stored-fields.js';
import { hmacInput, rsaInput, type HmacInput, type RsaInput } from '../supported/signatures.js';

/** Maximum length of a signed URL. Limited because longer URLs take longer to sign. */
const LONGEST_ADDRESS = 2_000;

/** The sandbox has a single tenant. */
const TENANT_ID = '1';

function addressOf(uri: string): URL {
  if (uri.length > LONGEST_ADDRESS) throw invalidValue('signatures', 'uri', `must be at most ${LONGEST_ADDRESS} characters`);
  const url = URL.parse(uri);
  if (!url || !/^https?:$/.test(url.protocol)) throw invalidValue('signatures', 'uri', 'must start with https:// or http://');
  return url;
}

/** `POST /v1/hmac-signatures`: creates a one-time signature that allows a page to call one operation. */
async function createHmacSignature(input: HmacInput, call: CallContext): Promise<WireBody> {
  const path = removeLegacyPrefix(addressOf(input.uri).pathname);
  const method = input.method.toUpperCase();
  if (!isCallableFromPages(method, path)) {
    throw billingError('access', 'permission', `'uri' is not CORS enabled: ${method} ${path}.`);
  }
  if (input.accountKey !== undefined && path !== rows.createCreditCard.path) {
    throw billingError('signatures', 'rule', `'accountKey' is only for ${rows.createCreditCard.method} ${rows.createCreditCard.path}.`);
  }
  const account = input.accountKey === undefined ? undefined : await getAccountRow(call.tx, input.accountKey);
  return { success: true, ...(await issueCallToken(call, { method, path, accountId: account?.id ?? null })) };
}

/** `POST /v1/rsa-signatures`: opens a payment session for a page and returns its token. */
async function createRsaSignature(input: RsaInput, call: CallContext): Promise<WireBody> {
  const { pathname } = addressOf(input.uri);
  if (input.method.toUpperCase() !== 'POST') throw invalidValue('signatures', 'method', "must be 'POST'");
  if (!(await readHostedPages(call.tx)).some(({ id }) => id === input.pageId))
    throw invalidValue('signatures', 'pageId', 'no such hosted page; GET /v1/hostedpages lists them');
  const account = input.accountId === undefined ? undefined : await getAccountRow(call.tx, input.accountId);
  const currency = input.currency ?? account?.currency ?? call.settings.currencies[0] ?? 'USD';
  checkCurrency(call, currency, 'currency', 'signatures');
  const amount = input.authorizationAmount ?? '0';
  if (compare(amount, '0') < 0 || !fitsCurrency(currency, amount)) {
    throw invalidValue('signatures', 'authorizationAmount', `must be a non-negative amount in ${currency}`);
  }
  const keys = await getSigningKeys(call);
  const details = pickStored('paymentSession', input);
  const token = await openPaymentSession(call, { amount, currency, processPayment: false, accountId: account?.id ?? null, details });
  const signed = [pathname, TENANT_ID, token, call.moment.realNow.getTime(), 'POST', input.pageId].join('#');
  return { success: true, signature: signText(keys, signed), token, tenantId: TENANT_ID, key: keys.publicKey };
}

/** `POST /v1/rsa-signatures/decrypt`: verifies a signature of this tenant. */
async function decryptRsaSignature(input: DecryptRsaSignatureRequest, call: CallContext): Promise<WireBody> {
  if (input.method.toUpperCase() !== 'POST') throw invalidValue('signatures', 'method', "must be 'POST'");
  const publicKey = input.publicKey.replaceAll(/\s/g, '');
  if (publicKey !== (await readPublicKey(call))) throw invalidValue('signatures', 'publicKey', 'is not the key of this tenant');
  const decryptedSignature = readSignedText(publicKey, input.signature);
  if (decryptedSignature === undefined) throw invalidValue('signatures', 'signature', 'was not signed with the key of this tenant');
  return { success: true, signature: input.signature, publicKey: input.publicKey, decryptedSignature };
}

/** `GET /v1/hostedpages`. */
async function listHostedPages({ versionNumber }: ListHostedPagesRequest, call: CallContext): Promise<WireBody> {
  if (versionNumber !== undefined && !/^[12]$/.test(versionNumber)) throw invalidValue('signatures', 'versionNumber', "must be '1' or '2'");
  const pages = await readHostedPages(call.tx, versionNumber);
  const hostedpages = pages.map(({ id, name, type, version }) => ({ pageId: id, pageName: name, pageType: type, pageVersion: version }));
  return { success: true, hostedpages };
}

/** Endpoints by operation name. */
export const signatureEndpoints = {
  createHmacSignature: partialEndpoint(rows.createHmacSignature, 'signatures', hmacInput, createHmacSignature),
  createRsaSignature: partialEndpoint(rows.createRsaSignature, 'signatures', rsaInput, createRsaSignature),
  decryptRsaSignature: endpoint(rows.decryptRsaSignature, 'signatures', decryptRsaSignature),
  listHostedPages: endpoint(rows.listHostedPages, 'signatures', listHostedPages),
};
