import type { AnyOperation, Operation } from '../api/operations/operation.js';
import { storefrontOperations as rows } from '../api/operations/storefront/index.js';
import type { OperationResult, AuthorizedRequest, GatewayContext, OperationHandler } from './context.js';
import { showActivity } from './flows/activity.js';
import { checkAccount } from './flows/account-check.js';
import { showCatalog } from './flows/catalog.js';
import { showCredits } from './flows/credits.js';
import { change, quoteChange } from './flows/changes.js';
import { showFile } from './flows/files.js';
import { mailInvoice } from './flows/invoice-mail.js';
import { showInvoice, showInvoices } from './flows/invoices.js';
import { order } from './flows/order.js';
import { addPaymentMethod, chooseDefaultMethod, removePaymentMethod, showPaymentMethods } from './flows/payment-methods.js';
import { pay } from './flows/payments.js';
import { openPaymentSession } from './flows/payment-session.js';
import { changeProfile, showProfile } from './flows/profile.js';
import { quote } from './flows/quote.js';
import { showRates } from './flows/rates.js';
import { showUpcoming } from './flows/upcoming.js';
import { openSession, showSession, showStaffSession, type OpenSessions } from './flows/session.js';
import { showSubscriptions, showTimeline } from './flows/subscriptions.js';
import { setUsageGuard, showUsage, showUsageAdvice } from './flows/usage.js';
import { declareWithdrawal } from './flows/withdrawal.js';
import { readInput } from './http/input.js';
import type { OperationKey } from './policy.js';

/** One operation with what carries it out. */
export interface Route {
  readonly row: AnyOperation;
  /**
   * Reads what is asked.
   * @throws {Refusal} 400 naming every field that does not fit
   */
  read(request: Request, pathParameters: Readonly<Record<string, string>>): Promise<ParsedRequest>;
}

export interface ParsedRequest {
  readonly input: unknown;
  run(
    context: GatewayContext,
    caller: Pick<AuthorizedRequest<unknown>, 'principal' | 'caller' | 'upstreamKey'>,
  ): Promise<OperationResult<unknown>>;
}

/** `sessionExpiresAt` is added where an answer opens a session. */
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

/** One route for each row of the gateway's own interface. */
export function createRoutes(opened: OpenSessions): Readonly<Record<OperationKey, Route>> {
  return {
    getCatalog: createRoute(rows.getCatalog, showCatalog),
    listRates: createRoute(rows.listRates, showRates),
    createQuote: createRoute(rows.createQuote, quote),
    checkAccount: createRoute(rows.checkAccount, checkAccount),
    createOrder: createRoute(rows.createOrder, order),
    createPaymentSession: createRoute(rows.createPaymentSession, openPaymentSession),
    createSession: createRoute(rows.createSession, async (context, { input }) => ({ body: await openSession(context, opened, input) })),
    getSession: createRoute(rows.getSession, showSession),
    getStaffSession: createRoute(rows.getStaffSession, showStaffSession),
    getProfile: createRoute(rows.getProfile, showProfile),
    updateProfile: createRoute(rows.updateProfile, changeProfile),
    listPaymentMethods: createRoute(rows.listPaymentMethods, showPaymentMethods),
    addPaymentMethod: createRoute(rows.addPaymentMethod, addPaymentMethod),
    setDefaultPaymentMethod: createRoute(rows.setDefaultPaymentMethod, chooseDefaultMethod),
    removePaymentMethod: createRoute(rows.removePaymentMethod, removePaymentMethod),
    listSubscriptions: createRoute(rows.listSubscriptions, showSubscriptions),
    getTimeline: createRoute(rows.getTimeline, showTimeline),
    quoteChange: createRoute(rows.quoteChange, quoteChange),
    changeSubscription: createRoute(rows.changeSubscription, change),
    listInvoices: createRoute(rows.listInvoices, showInvoices),
    getInvoice: createRoute(rows.getInvoice, showInvoice),
    emailInvoice: createRoute(rows.emailInvoice, mailInvoice),
    listCredits: createRoute(rows.listCredits, showCredits),
    getUpcoming: createRoute(rows.getUpcoming, showUpcoming),
    createPayment: createRoute(rows.createPayment, pay),
    getFile: createRoute(rows.getFile, showFile),
    getUsage: createRoute(rows.getUsage, showUsage),
    getUsageAdvice: createRoute(rows.getUsageAdvice, showUsageAdvice),
    setUsageGuard: createRoute(rows.setUsageGuard, setUsageGuard),
    listActivity: createRoute(rows.listActivity, showActivity),
    createWithdrawal: createRoute(rows.createWithdrawal, declareWithdrawal),
  };
}
