import type { storefrontOperations } from '../api/operations/storefront/index.js';
import type { Limits } from './limits.js';
import { Refusal } from './refusal.js';
import type { Principal, PrincipalKind } from './principals.js';
import type { Scope } from './sessions/scopes.js';

export type StorefrontOperations = typeof storefrontOperations;
export type OperationKey = keyof StorefrontOperations;

/** Who may use one operation. What is not written here is not allowed. */
export interface Policy {
  readonly principals: readonly PrincipalKind[];
  /** What a session must have been opened for; of several, one is enough. */
  readonly scope?: Scope | readonly Scope[];
  /**
   * Whose data is answered: `public` the same for everyone; `session` only what belongs to the session's account, which comes from the token and
   * never from the request; `intent` only what this purchase made, known by its secret intent id.
   */
  readonly ownership: 'public' | 'session' | 'intent';
  readonly limit?: keyof Limits;
}

/** One entry for each row of the gateway's own interface. */
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
 * @throws {Refusal} 401 where signing in would help, 403 where it would not
 */
export function authorize(policy: Policy, principal: Principal): void {
  if (!policy.principals.includes(principal.kind)) {
    if (policy.principals.includes('session') && principal.kind === 'publishable') {
      throw new Refusal({
        status: 401,
        type: 'authentication',
        code: 'session-required',
        message: 'This needs a session of the person it is about. Let your server open one: POST /storefront/sessions.',
      });
    }
    throw new Refusal({ status: 403, type: 'permission', code: 'not-allowed', message: 'This credential may not do this.' });
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
      message: `The session was opened without the scope ${requiredScopes.join(' or ')}.`,
    });
  }
}
