import type { AnyOperation, Operation } from '../api/operations/operation.js';
import { storefrontOperations as rows } from '../api/operations/storefront/index.js';
import type { Answer, Call, Context, Flow } from './context.js';
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
  read(request: Request, pathNames: Readonly<Record<string, string>>): Promise<Asked>;
}

export interface Asked {
  readonly input: unknown;
  run(context: Context, caller: Pick<Call<unknown>, 'principal' | 'visitor' | 'upstreamKey'>): Promise<Answer<unknown>>;
}

/** `sessionExpiresAt` is added where an answer opens a session. */
function route<Input, Output>(row: Operation<Input, Output>, flow: Flow<Input, Omit<NoInfer<Output>, 'sessionExpiresAt'>>): Route {
  return {
    row,
    async read(request, pathNames) {
      const input = await readInput(row, request, pathNames);
      return { input, run: (context, caller) => flow(context, { input, ...caller }) };
    },
  };
}

/** One route for each row of the gateway's own interface. */
export function createRoutes(opened: OpenSessions): Readonly<Record<OperationKey, Route>> {
  return {
    getCatalog: route(rows.getCatalog, showCatalog),
    listRates: route(rows.listRates, showRates),
    createQuote: route(rows.createQuote, quote),
    checkAccount: route(rows.checkAccount, checkAccount),
    createOrder: route(rows.createOrder, order),
    createPaymentSession: route(rows.createPaymentSession, openPaymentSession),
    createSession: route(rows.createSession, async (context, { input }) => ({ body: await openSession(context, opened, input) })),
    getSession: route(rows.getSession, showSession),
    getStaffSession: route(rows.getStaffSession, showStaffSession),
    getProfile: route(rows.getProfile, showProfile),
    updateProfile: route(rows.updateProfile, changeProfile),
    listPaymentMethods: route(rows.listPaymentMethods, showPaymentMethods),
    addPaymentMethod: route(rows.addPaymentMethod, addPaymentMethod),
    setDefaultPaymentMethod: route(rows.setDefaultPaymentMethod, chooseDefaultMethod),
    removePaymentMethod: route(rows.removePaymentMethod, removePaymentMethod),
    listSubscriptions: route(rows.listSubscriptions, showSubscriptions),
    getTimeline: route(rows.getTimeline, showTimeline),
    quoteChange: route(rows.quoteChange, quoteChange),
    changeSubscription: route(rows.changeSubscription, change),
    listInvoices: route(rows.listInvoices, showInvoices),
    getInvoice: route(rows.getInvoice, showInvoice),
    emailInvoice: route(rows.emailInvoice, mailInvoice),
    listCredits: route(rows.listCredits, showCredits),
    getUpcoming: route(rows.getUpcoming, showUpcoming),
    createPayment: route(rows.createPayment, pay),
    getFile: route(rows.getFile, showFile),
    getUsage: route(rows.getUsage, showUsage),
    getUsageAdvice: route(rows.getUsageAdvice, showUsageAdvice),
    setUsageGuard: route(rows.setUsageGuard, setUsageGuard),
    listActivity: route(rows.listActivity, showActivity),
    createWithdrawal: route(rows.createWithdrawal, declareWithdrawal),
  };
}
