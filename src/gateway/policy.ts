import type { storefrontOperations } from '../api/operations/storefront/index.js';
import type { Limits } from './limits.js';
import { Refusal } from './refusal.js';
import type { Principal, PrincipalKind } from './principals.js';
import type { Scope } from './sessions/scopes.js';

export type StorefrontOperations = typeof storefrontOperations;
export type OperationKey = keyof StorefrontOperations;

/** Access rules of one operation. Anything that is not listed is refused. */
export interface Policy {
  readonly principals: readonly PrincipalKind[];
  /** Scope that the session needs. If several are listed, any one of them is enough. */
  readonly scope?: Scope | readonly Scope[];
  /**
   * Data that the operation may access. `public`: the same data for everyone. `session`: data of the session's account, which is read from
   * the token and never from the request. `intent`: data that this purchase created, identified by its secret intent id.
   */
  readonly ownership: 'public' | 'session' | 'intent';
  readonly limit?: keyof Limits;
}

/** Access rules of every storefront operation. */
export const policies: Readonly<Record<OperationKey, Policy>> = {
  getCatalog: { principals: ['publishable', 'session'], ownership: 'public' },
  listRates: { principals: ['publishable', 'session'], ownership: 'public' },
  createQuote: { principals: ['publishable', 'session'], ownership: 'public', limit: 'quotes' },
  checkAccount: { principals: ['publishable'], ownership: 'public', limit: 'accountChecks' },
  createOrder: { principals: ['publishable', 'session'], scope: 'purchase', ownership: 'intent', limit: 'orders' },
  createPaymentSession: {
    principals: ['publishable', 'session'],
    scope: ['purchase', 'payment-methods:write', 'invoices:pay', 'subscriptions:write'],
    ownership: 'intent',
    limit: 'paymentSessions',
  },
  createSession: { principals: ['secret'], ownership: 'public' },
  getSession: { principals: ['session'], ownership: 'session' },
  getStaffSession: { principals: ['staff'], ownership: 'session' },
  getProfile: { principals: ['session'], scope: 'profile:read', ownership: 'session' },
  updateProfile: { principals: ['session'], scope: 'profile:write', ownership: 'session' },
  listPaymentMethods: { principals: ['session'], scope: 'payment-methods:read', ownership: 'session' },
  addPaymentMethod: { principals: ['session'], scope: 'payment-methods:write', ownership: 'session', limit: 'payments' },
  setDefaultPaymentMethod: { principals: ['session'], scope: 'payment-methods:write', ownership: 'session' },
  removePaymentMethod: { principals: ['session'], scope: 'payment-methods:write', ownership: 'session' },
  listSubscriptions: { principals: ['session'], scope: 'subscriptions:read', ownership: 'session' },
  getTimeline: { principals: ['session'], scope: 'subscriptions:read', ownership: 'session' },
  quoteChange: { principals: ['session'], scope: 'subscriptions:write', ownership: 'session', limit: 'quotes' },
  changeSubscription: { principals: ['session'], scope: 'subscriptions:write', ownership: 'session', limit: 'changes' },
  listInvoices: { principals: ['session'], scope: 'invoices:read', ownership: 'session' },
  getInvoice: { principals: ['session'], scope: 'invoices:read', ownership: 'session' },
  emailInvoice: { principals: ['session'], scope: 'invoices:read', ownership: 'session', limit: 'invoiceMails' },
  listCredits: { principals: ['session'], scope: 'invoices:read', ownership: 'session' },
  getUpcoming: { principals: ['session'], scope: 'invoices:read', ownership: 'session' },
  createPayment: { principals: ['session'], scope: 'invoices:pay', ownership: 'session', limit: 'payments' },
  getFile: { principals: ['session'], scope: 'invoices:read', ownership: 'session' },
  getUsage: { principals: ['session'], scope: 'usage:read', ownership: 'session' },
  getUsageAdvice: { principals: ['session'], scope: 'usage:read', ownership: 'session' },
  setUsageGuard: { principals: ['session'], scope: 'usage:write', ownership: 'session' },
  listActivity: { principals: ['session'], scope: 'activity:read', ownership: 'session' },
  createWithdrawal: { principals: ['publishable', 'session'], ownership: 'intent', limit: 'withdrawals' },
};

/**
 * Checks that the principal may call an operation.
 * @throws {Refusal} 401 if the operation needs a session, otherwise 403
 */
export function authorize(policy: Policy, principal: Principal): void {
  if (!policy.principals.includes(principal.kind)) {
    if (policy.principals.includes('session') && principal.kind === 'publishable') {
      throw new Refusal({
        status: 401,
        type: 'authentication',
        code: 'session-required',
        message: 'This operation needs a session. Open one from your server with POST /storefront/sessions.',
      });
    }
    throw new Refusal({
      status: 403,
      type: 'permission',
      code: 'not-allowed',
      message: 'This credential is not allowed to call this operation.',
    });
  }
  const { scope = [] } = policy;
  const requiredScopes: readonly Scope[] = typeof scope === 'string' ? [scope] : scope;
  if (
    principal.kind === 'session' &&
    requiredScopes.length > 0 &&
    !requiredScopes.some((required) => principal.scopes.includes(required))
  ) {
    throw new Refusal({
      status: 403,
      type: 'permission',
      code: 'scope-missing',
      message: `The session lacks the scope ${requiredScopes.join(' or ')}. Open a session with this scope.`,
    });
  }
}
