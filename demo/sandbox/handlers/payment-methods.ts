import { billingOperations as rows } from '../../../src/api/operations/billing/index.js';
import { endpoint } from '../http/endpoint.js';
import { and, asc, eq } from 'drizzle-orm';
import type {
  AccountPaymentMethodsRequest,
  PaymentMethodRequest,
  PaymentSessionRequest,
} from '../../../src/api/schemas/billing/payment-method.js';
import type { Call, WireBody } from '../context.js';
import { paymentMethods } from '../database/schema.js';
import { checkCurrency, getAccountRow } from '../engine/accounts.js';
import { instantText } from '../engine/clock.js';
import { isAbandoned, type MethodRow } from '../engine/methods.js';
import { compare, fitsCurrency } from '../engine/money.js';
import { openSession } from '../engine/payment-sessions.js';
import { billingError, notFound } from '../errors.js';

/** All that anybody sees of a card number. */
export function maskedNumber(method: MethodRow): string {
  return `************${method.lastFour}`;
}

function wireMethod(method: MethodRow, isDefault: boolean, call: Call): WireBody {
  return {
    id: method.id,
    type: method.type,
    status: method.status,
    isDefault,
    createdOn: instantText(call.settings.timeZone, method.createdDate),
    creditCardMaskNumber: maskedNumber(method),
    cardNumber: maskedNumber(method),
    creditCardType: method.cardType,
    expirationMonth: method.expirationMonth,
    expirationYear: method.expirationYear,
    accountHolderInfo: { accountHolderName: method.holderName },
  };
}

/** `GET /v1/payment-methods/{payment-method-id}`. Names no account. */
async function getPaymentMethod(input: PaymentMethodRequest, call: Call): Promise<WireBody> {
  const id = input['payment-method-id'];
  const [method] = await call.tx.select().from(paymentMethods).where(eq(paymentMethods.id, id));
  if (!method || isAbandoned(method, call.moment.realNow)) throw notFound('payment method', id);
  const owner = method.accountId === null ? undefined : await getAccountRow(call.tx, method.accountId);
  return { success: true, ...wireMethod(method, owner?.defaultPaymentMethodId === method.id, call) };
}

/** `GET /v1/accounts/{account-key}/payment-methods`. */
async function listAccountPaymentMethods(input: AccountPaymentMethodsRequest, call: Call): Promise<WireBody> {
  const account = await getAccountRow(call.tx, input['account-key']);
  const found = await call.tx
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.accountId, account.id), input.isActiveOnly ? eq(paymentMethods.status, 'Active') : undefined))
    .orderBy(asc(paymentMethods.createdDate));
  const isDefault = (method: MethodRow) => method.id === account.defaultPaymentMethodId;
  const shown = found.filter((method) => !input.isDefaultOnly || isDefault(method));
  return {
    success: true,
    defaultPaymentMethodId: account.defaultPaymentMethodId,
    paymentGateway: null,
    ...(shown.length > 0 && { creditcard: shown.map((method) => wireMethod(method, isDefault(method), call)) }),
  };
}

/** `POST /web-payments/sessions`. */
async function createPaymentFormSession(input: PaymentSessionRequest, call: Call): Promise<WireBody> {
  checkCurrency(call, input.currency, 'currency', 'payments');
  if (compare(input.amount, '0') < 0 || !fitsCurrency(input.currency, input.amount)) {
    throw billingError(
      'payments',
      'invalid-value',
      `Invalid value for field 'amount': must be an amount in ${input.currency} that is not negative.`,
    );
  }
  if (input.processPayment) {
    throw billingError(
      'payments',
      'rule',
      "'processPayment' must be false: the form of the sandbox stores and verifies a method and takes no payment.",
    );
  }
  const account = input.accountId === undefined ? undefined : await getAccountRow(call.tx, input.accountId);
  const token = await openSession(call, { ...input, accountId: account?.id ?? null });
  return { token };
}

/** What is served here, by row. */
export const paymentMethodEndpoints = {
  listAccountPaymentMethods: endpoint(rows.listAccountPaymentMethods, 'payment-methods', listAccountPaymentMethods),
  createPaymentFormSession: endpoint(rows.createPaymentFormSession, 'payments', createPaymentFormSession),
  getPaymentMethod: endpoint(rows.getPaymentMethod, 'payment-methods', getPaymentMethod),
};
