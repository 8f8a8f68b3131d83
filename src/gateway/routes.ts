import type { AnyOperation, Operation } from '../api/operations/operation.js';
import { storefrontOperations as rows } from '../api/operations/storefront/index.js';
import type { OperationResult, AuthorizedRequest, GatewayContext, OperationHandler } from './context.js';
import { showActivity } from './flows/activity.js';
import { checkAccount } from './flows/account-check.js';
import { showCatalog } from './flows/catalog.js';
import { showCredits } from './flows/credits.js';
import { changeSubscription, quoteChange } from './flows/changes.js';
import { showFile } from './flows/files.js';
import { sendInvoiceByEmail } from './flows/invoice-mail.js';
import { showInvoice, showInvoices } from './flows/invoices.js';
import { submitOrder } from './flows/order.js';
import { addPaymentMethod, setDefaultPaymentMethod, removePaymentMethod, showPaymentMethods } from './flows/payment-methods.js';
import { createPayment } from './flows/payments.js';
import { openPaymentSession } from './flows/payment-session.js';
import { updateProfile, showProfile } from './flows/profile.js';
import { quotePurchase } from './flows/quote.js';
import { showRates } from './flows/rates.js';
import { showUpcoming } from './flows/upcoming.js';
import { openSession, showSession, showStaffSession, type SessionServices } from './flows/session.js';
import { showSubscriptions, showTimeline } from './flows/subscriptions.js';
import { setUsageGuard, showUsage, showUsageAdvice } from './flows/usage.js';
import { declareWithdrawal } from './flows/withdrawal.js';
import { readInput } from './http/read-input.js';
import type { OperationKey } from './policy.js';

/** Storefront operation with its handler. */
export interface Route {
  readonly row: AnyOperation;
  /**
   * Validates the input of a request.
   * @throws {Refusal} 400 naming every invalid field
   */
  read(request: Request, pathParameters: Readonly<Record<string, string>>): Promise<ParsedRequest>;
}

/** Validated request, ready to run. */
export interface ParsedRequest {
  readonly input: unknown;
  run(
    context: GatewayContext,
    caller: Pick<AuthorizedRequest<unknown>, 'principal' | 'caller' | 'upstreamKey'>,
  ): Promise<OperationResult<unknown>>;
}

/** `sessionExpiresAt` is not part of the handler's result. It is added when a session is opened. */
function createRoute<Input, Output>(
  row: Operation<Input, Output>,
  flow: OperationHandler<Input, Omit<NoInfer<Output>, 'sessionExpiresAt'>>,
): Route {
  return {
    row,
    async read(request, pathParameters) {
      const input = await readInput(row, request, pathParameters);
      return { input, run: (context, caller) => flow(context, { input, ...caller }) };
    },
  };
}

/** Creates the routes of all storefront operations. */
export function createRoutes(sessionServices: SessionServices): Readonly<Record<OperationKey, Route>> {
  return {
    getCatalog: createRoute(rows.getCatalog, showCatalog),
    listRates: createRoute(rows.listRates, showRates),
    createQuote: createRoute(rows.createQuote, quotePurchase),
    checkAccount: createRoute(rows.checkAccount, checkAccount),
    createOrder: createRoute(rows.createOrder, submitOrder),
    createPaymentSession: createRoute(rows.createPaymentSession, openPaymentSession),
    createSession: createRoute(rows.createSession, async (context, { input }) => ({
      body: await openSession(context, sessionServices, input),
    })),
    getSession: createRoute(rows.getSession, showSession),
    getStaffSession: createRoute(rows.getStaffSession, showStaffSession),
    getProfile: createRoute(rows.getProfile, showProfile),
    updateProfile: createRoute(rows.updateProfile, updateProfile),
    listPaymentMethods: createRoute(rows.listPaymentMethods, showPaymentMethods),
    addPaymentMethod: createRoute(rows.addPaymentMethod, addPaymentMethod),
    setDefaultPaymentMethod: createRoute(rows.setDefaultPaymentMethod, setDefaultPaymentMethod),
    removePaymentMethod: createRoute(rows.removePaymentMethod, removePaymentMethod),
    listSubscriptions: createRoute(rows.listSubscriptions, showSubscriptions),
    getTimeline: createRoute(rows.getTimeline, showTimeline),
    quoteChange: createRoute(rows.quoteChange, quoteChange),
    changeSubscription: createRoute(rows.changeSubscription, changeSubscription),
    listInvoices: createRoute(rows.listInvoices, showInvoices),
    getInvoice: createRoute(rows.getInvoice, showInvoice),
    emailInvoice: createRoute(rows.emailInvoice, sendInvoiceByEmail),
    listCredits: createRoute(rows.listCredits, showCredits),
    getUpcoming: createRoute(rows.getUpcoming, showUpcoming),
    createPayment: createRoute(rows.createPayment, createPayment),
    getFile: createRoute(rows.getFile, showFile),
    getUsage: createRoute(rows.getUsage, showUsage),
    getUsageAdvice: createRoute(rows.getUsageAdvice, showUsageAdvice),
    setUsageGuard: createRoute(rows.setUsageGuard, setUsageGuard),
    listActivity: createRoute(rows.listActivity, showActivity),
    createWithdrawal: createRoute(rows.createWithdrawal, declareWithdrawal),
  };
}
