import type { AnyOperation, Operation } from '../api/operations/operation.js';
import { storefrontOperations as rows } from '../api/operations/storefront/index.js';
import type { OperationResult, AuthorizedRequest, GatewayContext, OperationHandler } from './context.js';
import { showActivity } from './flows/activity.js';
import { showAccount } from './flows/account-view.js';
import { checkAccount } from './flows/account-check.js';
import { showCatalog } from './flows/catalog.js';
import { showCredits } from './flows/credits.js';
import { changeSubscription, quoteChange } from './flows/changes.js';
import { readEntitlements } from './flows/entitlements.js';
import { showFile } from './flows/files.js';
import { sendInvoiceByEmail } from './flows/invoice-mail.js';
import { showInvoice, showInvoices } from './flows/invoices.js';
import { submitOrder } from './flows/order.js';
import { addPaymentMethod, setDefaultPaymentMethod, removePaymentMethod, showPaymentMethods } from './flows/payment-methods.js';
import { createPayment } from './flows/payments.js';
import { claimPaymentMethod, openPaymentSession } from './flows/payment-session.js';
import { updateProfile, showProfile } from './flows/profile.js';
import { quotePurchase } from './flows/quote.js';
import { showRates } from './flows/rates.js';
import { showUpcoming } from './flows/upcoming.js';
import { openSession, showSession, showStaffSession, type SessionServices } from './flows/session.js';
import { revokeSessions } from './flows/session-revocation.js';
import { showSubscriptions, showTimeline } from './flows/subscriptions.js';
import { setUsageGuard, showUsage, showUsageAdvice } from './flows/usage.js';
import { declareWithdrawal } from './flows/withdrawal.js';
import { readInput } from './http/read-input.js';
import type { OperationKey } from './policy.js';
import type { Principal, SessionAudience } from './principals.js';

/** Storefront operation with its handler. */
export interface Route {
  readonly row: AnyOperation;
  /**
   * Validates the input of a request.
   * @param bodyTimeout milliseconds in which the body must arrive
   * @throws {Refusal} 400 naming every invalid field; 408 if the body does not arrive in time
   */
  read(request: Request, pathParameters: Readonly<Record<string, string>>, bodyTimeout: number): Promise<ParsedRequest>;
}

/** Validated request, ready to run. */
interface ParsedRequest {
  readonly input: unknown;
  run(
    context: GatewayContext,
    caller: Pick<AuthorizedRequest<unknown>, 'principal' | 'caller' | 'upstreamKey' | 'mutationId'>,
  ): Promise<OperationResult<unknown>>;
}

/** `sessionExpiresAt` is not part of the handler's result. It is added when a session is opened. */
function createRoute<Input, Output>(
  row: Operation<Input, Output>,
  flow: OperationHandler<Input, Omit<NoInfer<Output>, 'sessionExpiresAt'>>,
): Route {
  return {
    row,
    async read(request, pathParameters, bodyTimeout) {
      const input = await readInput(row, request, pathParameters, bodyTimeout);
      return { input, run: (context, caller) => flow(context, { input, ...caller }) };
    },
  };
}

const audiencesOf = (principal: Principal): readonly SessionAudience[] => (principal.kind === 'secret' ? principal.audiences : []);

/** Creates the routes of all storefront operations. */
export function createRoutes(sessionServices: SessionServices): Readonly<Record<OperationKey, Route>> {
  return {
    getCatalog: createRoute(rows.getCatalog, showCatalog),
    listRates: createRoute(rows.listRates, showRates),
    createQuote: createRoute(rows.createQuote, quotePurchase),
    checkAccount: createRoute(rows.checkAccount, checkAccount),
    createOrder: createRoute(rows.createOrder, submitOrder),
    createPaymentSession: createRoute(rows.createPaymentSession, openPaymentSession),
    claimPaymentMethod: createRoute(rows.claimPaymentMethod, claimPaymentMethod),
    createSession: createRoute(rows.createSession, async (context, { input, principal }) => ({
      body: await openSession(context, sessionServices, input, audiencesOf(principal)),
    })),
    revokeSessions: createRoute(rows.revokeSessions, async (context, { input, principal }) => {
      await revokeSessions(context, sessionServices, input, audiencesOf(principal));
      return { body: {} };
    }),
    getEntitlements: createRoute(rows.getEntitlements, async (context, { input, principal }) => ({
      body: await readEntitlements(context, input, audiencesOf(principal)),
    })),
    getSession: createRoute(rows.getSession, showSession),
    getStaffSession: createRoute(rows.getStaffSession, showStaffSession),
    getAccount: createRoute(rows.getAccount, showAccount),
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
