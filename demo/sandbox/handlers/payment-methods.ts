import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import { and, asc, eq } from 'drizzle-orm';
import type {
  DeletePaymentMethodRequest,
  GetPaymentMethodRequest,
  ScrubPaymentMethodRequest,
} from '../../../src/generated/api/schemas/payment-methods.js';
import type { GetDefaultPaymentMethodRequest, ListAccountPaymentMethodsRequest } from '../../../src/generated/api/schemas/accounts.js';
import type { CallContext, WireBody } from '../context.js';
import { paymentMethods } from '../database/schema.js';
import { getAccountRow, lockAccount } from '../engine/accounts.js';
import { formatTimestamp } from '../engine/clock.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { readDefaultMethod, assignAsDefault, getUsableMethod, type PaymentMethodRow } from '../engine/payment-methods/payment-methods.js';
import { readMethodHistory } from '../engine/collecting/retry-rules.js';
import {
  changeMethod,
  checkWithNetwork,
  deleteMethod,
  getMethodRow,
  lockMethod,
  scrubMethod,
} from '../engine/payment-methods/stored-methods.js';
import { billingError, invalidValue, notFound } from '../errors.js';
import { readExpiry, securityCodeProblem, expiryProblem } from '../form/public/card-rules.js';
import { endpoint, partialEndpoint } from '../http/endpoint.js';
import { updateMethodInput, verifyMethodInput, type UpdateMethodInput, type VerifyMethodInput } from '../supported/payment-methods.js';
import { pickStored } from '../supported/stored-fields.js';
import { createPaymentMethod } from './create-payment-method.js';
import { wireMethod } from './payment-method-fields.js';

/** Returns the numbers of successful and failed payments of a method. */
async function wireHistory(method: PaymentMethodRow, call: CallContext): Promise<WireBody> {
  const { consecutiveFailures, lastFailure, processed, refused } = await readMethodHistory(call, method);
  return {
    numConsecutiveFailures: consecutiveFailures,
    totalNumberOfErrorPayments: refused,
    totalNumberOfProcessedPayments: processed,
    ...(lastFailure && { lastFailedSaleTransactionDate: formatTimestamp(call.settings.timeZone, lastFailure) }),
  };
}

/** `GET /v1/payment-methods/{payment-method-id}`. The response does not name the account. */
async function getPaymentMethod(input: GetPaymentMethodRequest, call: CallContext): Promise<WireBody> {
  const method = await getMethodRow(call, input['payment-method-id']);
  const owner = method.accountId === null ? undefined : await getAccountRow(call.tx, method.accountId);
  return { success: true, ...wireMethod(method, owner?.defaultPaymentMethodId === method.id, call), ...(await wireHistory(method, call)) };
}

/** `GET /v1/accounts/{account-key}/payment-methods/default`. */
async function getDefaultPaymentMethod(input: GetDefaultPaymentMethodRequest, call: CallContext): Promise<WireBody> {
  const key = input['account-key'];
  const method = await readDefaultMethod(call, (await getAccountRow(call.tx, key)).id);
  if (!method) throw notFound('default payment method of the account', key);
  return { success: true, ...wireMethod(method, true, call), ...(await wireHistory(method, call)) };
}

/** Names of the response fields that list the payment methods, by type. */
const LISTS: Readonly<Record<string, string>> = { CreditCard: 'creditcard', ACH: 'ach', SEPA: 'sepa', Bacs: 'bacs' };

/** `GET /v1/accounts/{account-key}/payment-methods`. */
async function listAccountPaymentMethods(input: ListAccountPaymentMethodsRequest, call: CallContext): Promise<WireBody> {
  const account = await getAccountRow(call.tx, input['account-key']);
  const found = await call.tx
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.accountId, account.id), input.isActiveOnly ? eq(paymentMethods.status, 'Active') : undefined))
    .orderBy(asc(paymentMethods.createdDate));
  const isDefault = (method: PaymentMethodRow) => method.id === account.defaultPaymentMethodId;
  const shown = found.filter((method) => !input.isDefaultOnly || isDefault(method));
  const lists: Record<string, WireBody[]> = {};
  for (const method of shown)
    (lists[LISTS[method.type] ?? method.type.toLowerCase()] ??= []).push(wireMethod(method, isDefault(method), call));
  return {
    success: true,
    ...(account.defaultPaymentMethodId !== null && { defaultPaymentMethodId: account.defaultPaymentMethodId }),
    ...(account.details['paymentGateway'] !== undefined && { paymentGateway: account.details['paymentGateway'] }),
    ...lists,
  };
}

/** Returns the new expiry date of a card. The request may contain only the month or only the year. */
function newExpiry(
  method: PaymentMethodRow,
  input: UpdateMethodInput,
  today: string,
): { expirationMonth?: number; expirationYear?: number } {
  const { expirationMonth = method.expirationMonth, expirationYear = method.expirationYear } = input;
  if (input.expirationMonth === undefined && input.expirationYear === undefined) return {};
  const field = input.expirationYear === undefined ? 'expirationMonth' : 'expirationYear';
  if (expirationMonth === null || expirationYear === null)
    throw invalidValue('payment-methods', field, `a payment method of type ${method.type} has no expiry date`);
  const expiry = `${String(expirationMonth).padStart(2, '0')} / ${String(expirationYear % 100).padStart(2, '0')}`;
  const problem = readExpiry(expiry) ? expiryProblem(expiry, today) : 'invalid';
  if (problem) throw invalidValue('payment-methods', field, problem === 'past' ? 'the card would be expired' : 'not a valid expiry date');
  return { expirationMonth, expirationYear };
}

/** First digits of card numbers by card type, to check the length of the security code. Full card numbers are not stored. */
const FIRST_DIGITS: Readonly<Record<string, string>> = { AmericanExpress: '34' };

function checkSecurityCode(method: PaymentMethodRow, code: string | undefined): void {
  if (code === undefined) return;
  if (method.type !== 'CreditCard')
    throw invalidValue('payment-methods', 'securityCode', `a payment method of type ${method.type} has no security code`);
  if (securityCodeProblem(code, FIRST_DIGITS[method.cardType ?? ''] ?? '4'))
    throw invalidValue('payment-methods', 'securityCode', 'has the wrong number of digits for this card');
}

function refuseUnlessActive(method: PaymentMethodRow): void {
  if (method.status === 'Active') return;
  throw billingError('payment-methods', 'rule', `The payment method '${method.id}' is ${method.status}.`);
}

/** Merges updated fields of the account holder into the existing fields. */
function changedDetails(method: PaymentMethodRow, input: UpdateMethodInput): Record<string, unknown> {
  const merged = (name: 'accountHolderInfo' | 'mandateInfo') => {
    const before = method.details[name];
    return input[name] && { ...(typeof before === 'object' && before), ...input[name] };
  };
  const { ipAddress, maxConsecutivePaymentFailures, paymentRetryWindow, useDefaultRetryRule } = input;
  const all = {
    ...pickStored('paymentMethod', input),
    accountHolderInfo: merged('accountHolderInfo'),
    mandateInfo: merged('mandateInfo'),
    ipAddress,
    maxConsecutivePaymentFailures,
    paymentRetryWindow,
    useDefaultRetryRule,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** `PUT /v1/payment-methods/{payment-method-id}`. `accountKey` assigns a method without an account. */
export async function updatePaymentMethod(input: UpdateMethodInput, call: CallContext): Promise<WireBody> {
  const method = await lockMethod(call, input['payment-method-id']);
  refuseUnlessActive(method);
  checkSecurityCode(method, input.securityCode);
  if (input.accountKey !== undefined) {
    const account = await lockAccount(call.tx, input.accountKey);
    await assignAsDefault(call, account, await getUsableMethod(call, account, method.id, 'accountKey'));
  }
  await changeMethod(call, method, {
    ...newExpiry(method, input, call.moment.today),
    details: changedDetails(method, input),
    customFields: pickCustomFields(input),
  });
  return { success: true, id: method.id };
}

/** `PUT /v1/payment-methods/{payment-method-id}/verify`: checks with the payment network whether payments would succeed. */
async function verifyPaymentMethod(input: VerifyMethodInput, call: CallContext): Promise<WireBody> {
  const method = await lockMethod(call, input['payment-method-id']);
  refuseUnlessActive(method);
  checkSecurityCode(method, input.securityCode);
  checkWithNetwork(call, method, 'payment-method-id');
  return { success: true, paymentMethodId: method.id };
}

/** `DELETE /v1/payment-methods/{payment-method-id}`. Refused while the account or a subscription is billed to the method. */
async function deletePaymentMethod(input: DeletePaymentMethodRequest, call: CallContext): Promise<WireBody> {
  await deleteMethod(call, await lockMethod(call, input['payment-method-id']));
  return { success: true };
}

/** `PUT /v1/payment-methods/{payment-method-id}/scrub`. */
async function scrubPaymentMethod(input: ScrubPaymentMethodRequest, call: CallContext): Promise<WireBody> {
  await scrubMethod(call, await lockMethod(call, input['payment-method-id']));
  return { success: true };
}

/** Endpoints by operation name. */
export const paymentMethodEndpoints = {
  listAccountPaymentMethods: endpoint(rows.listAccountPaymentMethods, 'payment-methods', listAccountPaymentMethods),
  getDefaultPaymentMethod: endpoint(rows.getDefaultPaymentMethod, 'payment-methods', getDefaultPaymentMethod),
  getPaymentMethod: endpoint(rows.getPaymentMethod, 'payment-methods', getPaymentMethod),
  createPaymentMethod,
  updatePaymentMethod: partialEndpoint(rows.updatePaymentMethod, 'payment-methods', updateMethodInput, updatePaymentMethod),
  verifyPaymentMethod: partialEndpoint(rows.verifyPaymentMethod, 'payment-methods', verifyMethodInput, verifyPaymentMethod),
  deletePaymentMethod: endpoint(rows.deletePaymentMethod, 'payment-methods', deletePaymentMethod),
  scrubPaymentMethod: endpoint(rows.scrubPaymentMethod, 'payment-methods', scrubPaymentMethod),
};
