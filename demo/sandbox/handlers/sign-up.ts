import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { CallContext, WireBody } from '../context.js';
import { openAccount, type AccountRow } from '../engine/accounts.js';
import { findOrderPayment, placeOrder, type OrderResult } from '../engine/orders/place-order.js';
import { storeMethod } from '../engine/payment-methods/stored-methods.js';
import { billingError } from '../errors.js';
import { partialEndpoint } from '../http/endpoint.js';
import { pickStored } from '../supported/stored-fields.js';
import { signUpInput, type SignUpInput } from '../supported/sign-up.js';
import { orderContactInput } from './contact-fields.js';
import { omitEmpty } from './omit-empty.js';
import { parseCard } from './payment-method-input.js';

/** Creates the account with its contacts and its card. The card becomes the default payment method. */
async function createSignUpAccount(data: SignUpInput['accountData'], call: CallContext): Promise<AccountRow> {
  const { billToContact, soldToContact, shipToContact, paymentMethod } = data;
  const account = await openAccount(
    call,
    {
      name: data.name,
      currency: data.currency,
      accountNumber: data.accountNumber,
      autoPay: data.autoPay,
      billCycleDay: data.billCycleDay,
      notes: data.notes,
      paymentTerm: data.paymentTerm,
      details: pickStored('account', data),
      customFields: data.customFields,
      billTo: orderContactInput(billToContact),
      soldTo: soldToContact && orderContactInput(soldToContact),
      shipTo: shipToContact && orderContactInput(shipToContact),
    },
    'accountData.',
  );
  if (!paymentMethod) return account;
  const card = {
    ...paymentMethod,
    expirationMonth: Number(paymentMethod.expirationMonth),
    expirationYear: Number(paymentMethod.expirationYear),
  };
  await storeMethod(call, parseCard(card, call, 'accountData.paymentMethod.'), {
    account,
    makeDefault: paymentMethod.makeDefault !== false,
  });
  return account;
}

/** Creates the subscription through an order. */
async function subscribe(
  data: NonNullable<SignUpInput['subscriptionData']>,
  options: SignUpInput['options'],
  account: AccountRow,
  call: CallContext,
): Promise<OrderResult> {
  const { startDate = call.moment.today, terms, ratePlans, subscriptionNumber, notes, invoiceSeparately } = data;
  const { renewalTerms, ...rest } = terms ?? { initialTerm: { termType: 'EVERGREEN' as const } };
  return placeOrder(call, {
    orderDate: startDate,
    existingAccountNumber: account.number,
    subscriptions: [
      {
        ...(data.customFields && { customFields: data.customFields }),
        orderActions: [
          {
            type: 'CreateSubscription',
            createSubscription: {
              ...(subscriptionNumber !== undefined && { subscriptionNumber }),
              ...(notes !== undefined && { notes }),
              ...(invoiceSeparately !== undefined && { invoiceSeparately }),
              terms: {
                ...rest,
                ...(renewalTerms?.period !== undefined && { renewalTerms: [{ ...renewalTerms, period: renewalTerms.period }] }),
              },
              subscribeToRatePlans: ratePlans,
            },
          },
        ],
      },
    ],
    processingOptions: {
      runBilling: options?.runBilling ?? false,
      collectPayment: options?.collectPayment ?? false,
      ...(options?.billingTargetDate !== undefined && { billingOptions: { targetDate: options.billingTargetDate } }),
    },
  });
}

/** `POST /v1/sign-up`: creates account, contacts, card and subscription in one transaction. */
async function signUp(input: SignUpInput, call: CallContext): Promise<WireBody> {
  const { options, subscriptionData } = input;
  if (options?.collectPayment === true && options.runBilling !== true) {
    throw billingError('accounts', 'rule', "'options.collectPayment' requires 'options.runBilling'.");
  }
  if (options?.runBilling === true && !subscriptionData) {
    throw billingError('accounts', 'rule', "'options.runBilling' requires 'subscriptionData'.");
  }
  const account = await createSignUpAccount(input.accountData, call);
  const done = subscriptionData && (await subscribe(subscriptionData, options, account, call));
  const invoice = done?.invoices[0];
  const paid = done && findOrderPayment(done);
  return omitEmpty({
    success: true,
    status: 'Completed',
    accountId: account.id,
    accountNumber: account.number,
    orderNumber: done?.order.number,
    subscriptionId: done?.subscriptions[0]?.id,
    subscriptionNumber: done?.subscriptions[0]?.number,
    invoiceId: invoice?.id,
    invoiceNumber: invoice?.number,
    ...(paid !== undefined && { paidAmount: paid.amount, paymentId: paid.payment.id, paymentNumber: paid.payment.number }),
  });
}

/** Endpoints by operation name. */
export const signUpEndpoints = { signUp: partialEndpoint(rows.signUp, 'accounts', signUpInput, signUp) };
