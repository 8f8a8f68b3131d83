import { createOrder } from '../../generated/api/operations/orders.js';
import type { CreateOrderResponse } from '../../generated/api/schemas/orders.js';
import type { Buyer } from '../../api/schemas/storefront/buyer.js';
import type { OrderRequest } from '../../api/schemas/storefront/purchase.js';
import type { Quote } from '../../api/schemas/storefront/quote.js';
import type { SessionUser } from '../../api/schemas/storefront/session.js';
import { isRejected } from '../billing/platform-errors.js';
import type { OperationResult, AuthorizedRequest, GatewayContext } from '../context.js';
import { sha256Hex } from '../digest.js';
import { withSharedLocks } from '../locks.js';
import { isPositive } from '../money.js';
import { checkBuyer } from '../purchase/buyer.js';
import { checkUsesLeft, couponLockNames } from '../purchase/coupon.js';
import { hasCosts } from '../purchase/costs.js';
import { checkNotSubscribed } from '../purchase/duplicates.js';
import { withFieldRefusals, fieldRefusal, orderFieldMapper, toQuoteField } from '../purchase/field-refusals.js';
import { invoicingRefusal, toPaymentTerms } from '../purchase/invoicing.js';
import { normalizeEmail, purchaseOrderBody, type OrderDetails } from '../purchase/order-body.js';
import { methodForAccount, methodForNewBuyer } from '../purchase/payment-method.js';
import { loadPurchase, type Purchase } from '../purchase/purchase.js';
import { settleNewOrder } from '../purchase/settle-invoices.js';
import { checkVisitor } from '../purchase/verify-visitor.js';
import { Refusal, invalidFields, sessionRequired } from '../refusal.js';
import { checkHasNoAccount, userAccountNumber } from '../sessions/user-account.js';
import { checkEmailIsNew, emailLockName } from '../purchase/check-email.js';
import { checkConsents } from '../purchase/consents.js';
import { declineFromError } from './payment-declines.js';
import { notApplied, readPaymentSummary } from './invoice-payment.js';
import { afterCommit, finishOrder, type OrderOutcome } from './order-outcome.js';
import { readQuote } from './quote.js';
import { savePurchaseReceipt } from './receipt.js';

/**
 * Returns the buyer of a new account, or undefined if the session's account buys.
 * @throws {Refusal} 401 if the session of a signed-in user has ended; 422 if the buyer is missing; 403 if a request with a session contains a
 * buyer
 */
function requireBuyer({ input, principal }: AuthorizedRequest<OrderRequest>): Buyer | undefined {
  if (principal.kind === 'publishable' && input.signedIn === true) throw sessionRequired();
  if (principal.kind !== 'session') {
    if (input.account) return principal.kind === 'user' ? checkUserEmail(input.account, principal.user) : input.account;
    throw invalidFields([{ field: 'account', code: 'account-required', message: "is missing; send the buyer's name and address" }]);
  }
  if (!input.account) return undefined;
  throw new Refusal({
    status: 403,
    type: 'permission',
    code: 'signed-in',
    message: 'This session already has an account. Leave out `account` to buy for that account, or sign out to create a new one.',
  });
}

/** Refuses a buyer with another email address than the one that the tenant has verified. */
function checkUserEmail(buyer: Buyer, { email, emailVerified }: SessionUser): Buyer {
  if (emailVerified !== true || email === undefined || normalizeEmail(email) === normalizeEmail(buyer.email)) return buyer;
  const message = 'must be the verified address of the signed-in user; show it as fixed';
  throw invalidFields([{ field: 'account.email', code: 'email-of-user', message }]);
}

/**
 * Checks that the current quote equals the confirmed one, and that a purchase on invoice is possible with the confirmed payment term.
 * @throws {Refusal} 409 `quote-changed` with the new quote; 422 if the purchase cannot be paid on invoice
 */
async function checkQuote(context: GatewayContext, purchase: Purchase, buyer: Buyer | undefined, input: OrderRequest): Promise<Quote> {
  const { country, state, postalCode, city } = buyer?.soldTo ?? buyer ?? {};
  const address = country === undefined ? undefined : { country, state, postalCode, city };
  const current = await withFieldRefusals(buyer ? orderFieldMapper(buyer) : toQuoteField, () =>
    readQuote(
      context,
      purchase,
      { address, taxId: buyer?.taxId },
      input.locale,
      input.paymentTerm === undefined ? undefined : { ...buyer },
    ),
  );
  const refusal = invoicingRefusal(input, current.invoicing);
  if (refusal) throw refusal;
  if (current.fingerprint === input.quote && current.invoicing?.paymentTerm === input.paymentTerm) return current;
  throw new Refusal({
    status: 409,
    type: 'conflict',
    code: 'quote-changed',
    message: 'Plans, dates or amounts differ from the confirmed quote. Show the new quote and ask the customer to confirm again.',
    data: { old: input.quote, new: current },
  });
}

/**
 * Sends the order.
 * @returns undefined if the platform refused it because another request has created the order
 */
async function sendOrder(
  context: GatewayContext,
  purchase: Purchase,
  details: OrderDetails,
  {
    upstreamKey,
    isThere: orderExists,
    checkUser,
  }: { upstreamKey: string; isThere: () => Promise<boolean>; checkUser: () => Promise<void> },
): Promise<CreateOrderResponse | undefined> {
  const { account } = purchase;
  const expected = { kind: 'purchase' as const, reference: details.orderNumber };
  await context.events.expect({ ...expected, ...(account ? { accountNumber: account.number } : {}) });
  try {
    return await context.billing.call(createOrder, purchaseOrderBody(purchase, details), {
      idempotencyKey: await sha256Hex('order', upstreamKey),
    });
  } catch (error) {
    if (!isRejected(error)) throw error;
    if (await orderExists()) return undefined;
    await context.events.drop(expected);
    await checkUser();
    const refusal =
      (details.collect ? declineFromError(error) : undefined) ??
      (details.buyer ? fieldRefusal(error, orderFieldMapper(details.buyer)) : undefined);
    throw refusal ?? notApplied(error);
  }
}

/** Names of the locks that prevent concurrent purchases by the same email address, or with the last use of a coupon. */
async function sharedLockNames(context: GatewayContext, { coupon }: Purchase, buyer: Buyer | undefined): Promise<string[]> {
  return [...(buyer ? [await emailLockName(context.tenant, buyer.email)] : []), ...(await couponLockNames(context, coupon))];
}

/**
 * Creates the order of an intent that has none.
 * @param orderExists checks whether another request has created the order. Called if the platform refuses the new order
 * @returns undefined if another request has created the order
 */
export async function placeOrder(
  context: GatewayContext,
  request: AuthorizedRequest<OrderRequest>,
  orderNumber: string,
  orderExists: () => Promise<boolean>,
): Promise<OperationResult<OrderOutcome> | undefined> {
  const { input, principal, caller, upstreamKey } = request;
  const buyer = requireBuyer(request);
  const userId = principal.kind === 'user' ? principal.user.id : undefined;
  const checkUser = async (): Promise<void> => (userId === undefined ? undefined : checkHasNoAccount(context, userId));
  await checkUser();
  await checkVisitor(context, request);
  const sellableCatalog = await context.sellableCatalog();
  const purchase = await loadPurchase(context, request);
  const { account } = purchase;
  const { paymentTerm } = input;
  const customFields = buyer ? checkBuyer(sellableCatalog, buyer, { onInvoice: paymentTerm !== undefined }) : {};
  const notes = checkConsents(sellableCatalog.consents, input.consents);
  // The refusal of a known address reveals who is a customer.
  if (buyer && context.discloseExistingAccounts) await context.limiter.consumeOnce('accountChecks', caller, normalizeEmail(buyer.email));
  const checkEmail = (buyer: Buyer): Promise<void> =>
    checkEmailIsNew(context, buyer.email, 'account.email', { signedIn: userId !== undefined });
  const emailCheck = buyer ? checkEmail(buyer) : undefined;
  const duplicateCheck = account ? checkNotSubscribed(context, account, input) : undefined;
  const findMethod = () => (account ? methodForAccount(context, account, input) : methodForNewBuyer(context, input));
  const methodCheck = paymentTerm === undefined ? findMethod() : undefined;
  const quoteCheck = checkQuote(context, purchase, buyer, input);
  // All checks run concurrently. If several fail, the first in this order is reported, so that the result is always the same.
  await Promise.allSettled([emailCheck ?? duplicateCheck, methodCheck, quoteCheck]);
  await (emailCheck ?? duplicateCheck);
  const [paymentMethodId, quote] = [await methodCheck, await quoteCheck];
  if (hasCosts(purchase, quote) && paymentMethodId === undefined && paymentTerm === undefined) {
    throw invalidFields([
      { field: 'paymentMethodId', code: 'payment-method-required', message: 'is missing; choose a payment method for this purchase' },
    ]);
  }
  // The rate limit counts only orders that pass the checks above, because refused orders cost nothing and do not test a card.
  await context.limiter.consumeOnce('orders', caller, upstreamKey);
  // Credit is applied first, so the order itself collects a payment only if there is no credit.
  const hasCredit = quote.dueNow.credit !== undefined;
  const collect = isPositive(quote.dueNow.total.amount) && !hasCredit && paymentTerm === undefined;
  const accountNumber = userId === undefined ? undefined : await userAccountNumber(context, userId);
  const details = { orderNumber, buyer, accountNumber, customFields, paymentMethodId, paymentTerm, collect, notes };
  const response = await withSharedLocks(context, await sharedLockNames(context, purchase, buyer), async (context) => {
    if (buyer) await checkEmail(buyer);
    if (purchase.coupon) await checkUsesLeft(context, purchase.coupon);
    const purchaseOrderNumber = buyer?.purchaseOrderNumber;
    const invoicing = toPaymentTerms(sellableCatalog, quote, { purchaseOrderNumber, locale: input.locale });
    await savePurchaseReceipt(context, { orderNumber, input, quote, invoicing, sellableCatalog });
    return sendOrder(context, purchase, details, { upstreamKey, isThere: orderExists, checkUser });
  });
  if (!response) return undefined;
  return afterCommit(async () => {
    const account = await context.account(response.accountNumber);
    const paymentsBefore = await readPaymentSummary(context, account, response.invoiceNumbers ?? []);
    const payments = hasCredit
      ? await settleNewOrder(context, account, paymentsBefore, { credit: hasCredit, paymentMethodId, upstreamKey })
      : paymentsBefore;
    const subscriptionNumbers = response.subscriptions?.map(({ subscriptionNumber }) => subscriptionNumber) ?? [];
    return finishOrder(context, account, {
      orderNumber,
      subscriptionNumbers,
      payments,
      completedAt: context.now(),
      onInvoice: paymentTerm !== undefined,
    });
  });
}
