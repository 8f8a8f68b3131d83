import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { Engine, WireBody } from '../context.js';
import { checkCurrency, getAccountRow } from '../engine/accounts.js';
import { planOrder, type OrderAccount } from '../engine/orders/plan-order.js';
import { dayOfMonth } from '../engine/calendar.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import type { OrderInput } from '../engine/orders/order-input.js';
import { withItemNumbers } from '../engine/orders/order-line-items.js';
import { placeOrSaveOrder } from '../engine/orders/saved-orders.js';
import { readPreviewContext } from '../engine/billing-context.js';
import { previewBills } from '../engine/preview-bills.js';
import { billingError } from '../errors.js';
import { partialEndpoint } from '../http/endpoint.js';
import { createOrderInput, previewOrderInput, type CreateOrderInput, type PreviewOrderInput } from '../supported/orders.js';
import { splitEmails } from './account-object-fields.js';
import { orderContactInput } from './contact-fields.js';
import { storeSentMethod } from './create-payment-method.js';
import { wireBills, wireOrderResult, wireMetrics } from './order-result-fields.js';

/** Stores the payment method of a new account, and returns the order with the id of the payment method. */
export async function withStoredMethod(input: CreateOrderInput, call: Engine): Promise<CreateOrderInput> {
  if (!input.newAccount) return input;
  const { creditCard: _card, paymentMethod: _method, ...newAccount } = input.newAccount;
  const methodId = await storeSentMethod(input.newAccount, 'newAccount.', call);
  return { ...input, newAccount: { ...newAccount, ...(methodId !== undefined && { hpmCreditCardPaymentMethodId: methodId }) } };
}

function toOrder({ newAccount, ...order }: Omit<CreateOrderInput, 'returnIds'>): OrderInput {
  if (!newAccount) return order;
  const {
    creditCard: _card,
    paymentMethod: _method,
    billToContact,
    soldToContact,
    shipToContact,
    additionalEmailAddresses,
    ...account
  } = newAccount;
  return {
    ...order,
    newAccount: {
      ...account,
      customFields: { ...pickCustomFields(account), ...account.customFields },
      // Orders have one text with all addresses, account operations have a list.
      ...(typeof additionalEmailAddresses === 'string' && { additionalEmailAddresses: splitEmails(additionalEmailAddresses) }),
      billToContact: orderContactInput(billToContact),
      ...(soldToContact && { soldToContact: orderContactInput(soldToContact) }),
      ...(shipToContact && { shipToContact: orderContactInput(shipToContact) }),
    },
  };
}

/** `POST /v1/orders`: runs the order, or saves it as a draft or scheduled order. */
export async function createOrder(input: CreateOrderInput, call: Engine): Promise<WireBody> {
  const { returnIds, ...request } = await withStoredMethod(input, call);
  const done = await placeOrSaveOrder(call, toOrder(request));
  return wireOrderResult(done, returnIds ?? false);
}

async function previewAccount(input: PreviewOrderInput, call: Engine): Promise<OrderAccount> {
  const info = input.previewAccountInfo;
  const key = input.existingAccountNumber ?? input.existingAccountId;
  if (key !== undefined && info) {
    const name = input.existingAccountNumber === undefined ? 'existingAccountId' : 'existingAccountNumber';
    throw billingError('orders', 'rule', `Set either 'previewAccountInfo' or '${name}', not both.`);
  }
  if (key !== undefined) return getAccountRow(call.tx, key);
  if (!info) throw billingError('orders', 'missing-field', "Missing required field 'previewAccountInfo' or 'existingAccountNumber'.");
  checkCurrency(call, info.currency, 'previewAccountInfo.currency', 'orders');
  return { id: undefined, currency: info.currency, billCycleDay: info.billCycleDay };
}

/** `POST /v1/orders/preview`: runs the billing code of an order without saving anything. */
export async function previewOrder(input: PreviewOrderInput, call: Engine): Promise<WireBody> {
  // Line items are never billed, but a preview refuses what an order refuses.
  withItemNumbers(input.orderLineItems ?? []);
  const account = await previewAccount(input, call);
  const { today } = call.moment;
  const { currency } = account;
  const orderDay = account.billCycleDay || dayOfMonth(input.orderDate);
  const planned = await planOrder(call.tx, input, { ...account, billCycleDay: orderDay }, { orderDate: input.orderDate, currency, today });
  const states = planned.map((change) => change.after);
  const billCycleDay = account.billCycleDay || dayOfMonth(states[0]?.contractEffectiveDate ?? input.orderDate);
  const previewContext = await readPreviewContext(call, account, billCycleDay, states, {
    skipTax: input.previewOptions.skipTax,
    soldTo: input.previewAccountInfo?.soldToContact,
    taxInfo: input.previewAccountInfo?.taxInfo,
  });
  const types = input.previewOptions.previewTypes ?? ['BillingDocs'];
  return {
    success: true,
    previewResult: {
      ...(types.includes('BillingDocs') &&
        wireBills(
          previewBills(input.previewOptions, states, previewContext, { first: input.orderDate, today, onlyGivenSubscriptions: true }),
          currency,
        )),
      ...(types.includes('ChargeMetrics') && { chargeMetrics: planned.map((change) => wireMetrics(change, today)) }),
    },
  };
}

/** Endpoints by operation name. */
export const orderEndpoints = {
  createOrder: partialEndpoint(rows.createOrder, 'orders', createOrderInput, createOrder),
  previewOrder: partialEndpoint(rows.previewOrder, 'orders', previewOrderInput, previewOrder),
};
