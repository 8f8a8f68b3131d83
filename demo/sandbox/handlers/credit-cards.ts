import { and, asc, eq } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { ListCreditCardsRequest } from '../../../src/generated/api/schemas/payment-methods.js';
import type { CallContext, WireBody } from '../context.js';
import { paymentMethods } from '../database/schema.js';
import { getAccountRow, lockAccount } from '../engine/accounts.js';
import { storeMethod } from '../engine/payment-methods/stored-methods.js';
import { billingError, invalidValue } from '../errors.js';
import { partialEndpoint, type Endpoint } from '../http/endpoint.js';
import { parseInput } from '../http/input.js';
import { legacyCardInput, type LegacyCardInput } from '../supported/payment-methods.js';
import { wireCard } from './payment-method-fields.js';
import { parseLegacyCard } from './payment-method-input.js';
import { pageOf, readPage } from './paging.js';

/** `POST /v1/payment-methods/credit-cards`. */
async function createCreditCard(input: LegacyCardInput, call: CallContext): Promise<WireBody> {
  const account = input.accountKey === undefined ? undefined : await lockAccount(call.tx, input.accountKey);
  if (call.onlyAccountId !== undefined && account?.id !== call.onlyAccountId) {
    throw billingError('access', 'permission', "'accountKey' must be the account of the signature.");
  }
  const isDefault = input.defaultPaymentMethod === true;
  if (!account && isDefault) {
    throw billingError('payment-methods', 'rule', "'defaultPaymentMethod' requires 'accountKey'.");
  }
  const method = await storeMethod(call, parseLegacyCard(input, call), { account, makeDefault: isDefault });
  return { success: true, paymentMethodId: method.id };
}

/** `GET /v1/payment-methods/credit-cards/accounts/{account-key}`. */
async function cardsOf(input: ListCreditCardsRequest & { page?: number }, call: CallContext): Promise<WireBody> {
  const account = await getAccountRow(call.tx, input['account-key']);
  const page = readPage(input);
  const found = await call.tx
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.accountId, account.id), eq(paymentMethods.type, 'CreditCard'), eq(paymentMethods.status, 'Active')))
    .orderBy(asc(paymentMethods.createdDate), asc(paymentMethods.id))
    .limit(page.size + 1)
    .offset(page.offset);
  const { rows: shown, nextPage } = pageOf(found, page, call.url);
  return { success: true, creditCards: shown.map((method) => wireCard(method, method.id === account.defaultPaymentMethodId)), ...nextPage };
}

/** The API definition of this operation has no `page` parameter, but its `nextPage` URL needs one. */
const listCreditCards: Endpoint = {
  row: rows.listCreditCards,
  resource: 'payment-methods',
  prepare({ page, ...fields }, unknownFields) {
    const input = parseInput(rows.listCreditCards, 'payment-methods', fields, unknownFields);
    if (page === undefined) return (call) => cardsOf(input, call);
    if (typeof page !== 'string' || !/^[1-9]\d{0,5}$/.test(page)) {
      throw invalidValue('payment-methods', 'page', 'must be at least 1');
    }
    return (call) => cardsOf({ ...input, page: Number(page) }, call);
  },
};

/** Endpoints by operation name. */
export const creditCardEndpoints = {
  createCreditCard: partialEndpoint(rows.createCreditCard, 'payment-methods', legacyCardInput, createCreditCard),
  listCreditCards,
};
