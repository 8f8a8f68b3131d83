import type { storefrontOperations } from '../api/operations/storefront/index.js';
import type { Limits } from './limits.js';
import { Refusal, sessionRequired } from './refusal.js';
import type { Principal, PrincipalKind } from './principals.js';
import type { Scope } from './sessions/scopes.js';

type StorefrontOperations = typeof storefrontOperations;
export type OperationKey = keyof StorefrontOperations;

/** Access rules of one operation. Anything that is not listed is refused. */
export interface Policy {
  readonly principals: readonly PrincipalKind[];
  /** Scope that the session needs. If several are listed, any one of them is enough. */
  readonly scope?: Scope | readonly Scope[];
  /**
   * Data that the operation may access. `public`: the same data for everyone. `session`: data of the session's account, which is read from
   * the token and never from the request. `intent`: data that this purchase created, identified by its secret intent id. `tenant`: data of any
   * account, for the tenant's own server.
   */
  readonly ownership: 'public' | 'session' | 'intent' | 'tenant';
  /** Rate limit. Mutations also count in `mutations`; orders count in `orders` when they are sent to the platform. */
  readonly limit: keyof Limits;
}

/** Access rules of every storefront operation. */
export const policies: Readonly<Record<OperationKey, Policy>> = {
  getCatalog: { principals: ['publishable', 'session', 'user'], ownership: 'public', limit: 'publicReads' },
  listRates: { principals: ['publishable', 'session', 'user'], ownership: 'public', limit: 'publicReads' },
  createQuote: { principals: ['publishable', 'session', 'user'], ownership: 'public', limit: 'quotes' },
  checkAccount: { principals: ['publishable', 'user'], ownership: 'public', limit: 'accountChecks' },
  createOrder: { principals: ['publishable', 'session', 'user'], scope: 'purchase', ownership: 'intent', limit: 'mutations' },
  createPaymentSession: {
    principals: ['publishable', 'session', 'user'],
    scope: ['purchase', 'payment-methods:write', 'invoices:pay', 'subscriptions:write'],
    ownership: 'intent',
    limit: 'paymentSessions',
  },
  claimPaymentMethod: {
    principals: ['publishable', 'session', 'user'],
    scope: ['purchase', 'payment-methods:write', 'invoices:pay', 'subscriptions:write'],
    ownership: 'intent',
    limit: 'paymentMethodClaims',
  },
  createSession: { principals: ['secret'], ownership: 'public', limit: 'sessions' },
  revokeSessions: { principals: ['secret'], ownership: 'public', limit: 'sessions' },
  getEntitlements: { principals: ['secret'], ownership: 'tenant', limit: 'sessions' },
  getSession: { principals: ['session', 'user'], ownership: 'session', limit: 'reads' },
  getStaffSession: { principals: ['staff'], ownership: 'session', limit: 'reads' },
  getAccount: { principals: ['session', 'user'], ownership: 'session', limit: 'reads' },
  getProfile: { principals: ['session'], scope: 'profile:read', ownership: 'session', limit: 'reads' },
  updateProfile: { principals: ['session'], scope: 'profile:write', ownership: 'session', limit: 'mutations' },
  listPaymentMethods: { principals: ['session'], scope: 'payment-methods:read', ownership: 'session', limit: 'reads' },
  addPaymentMethod: { principals: ['session'], scope: 'payment-methods:write', ownership: 'session', limit: 'payments' },
  setDefaultPaymentMethod: { principals: ['session'], scope: 'payment-methods:write', ownership: 'session', limit: 'mutations' },
  removePaymentMethod: { principals: ['session'], scope: 'payment-methods:write', ownership: 'session', limit: 'mutations' },
  listSubscriptions: { principals: ['session'], scope: 'subscriptions:read', ownership: 'session', limit: 'reads' },
  getTimeline: { principals: ['session'], scope: 'subscriptions:read', ownership: 'session', limit: 'reads' },
  quoteChange: { principals: ['session'], scope: 'subscriptions:write', ownership: 'session', limit: 'quotes' },
  changeSubscription: { principals: ['session'], scope: 'subscriptions:write', ownership: 'session', limit: 'changes' },
  listInvoices: { principals: ['session'], scope: 'invoices:read', ownership: 'session', limit: 'reads' },
  getInvoice: { principals: ['session'], scope: 'invoices:read', ownership: 'session', limit: 'reads' },
  emailInvoice: { principals: ['session'], scope: 'invoices:read', ownership: 'session', limit: 'invoiceMails' },
  listCredits: { principals: ['session'], scope: 'invoices:read', ownership: 'session', limit: 'reads' },
  getUpcoming: { principals: ['session'], scope: 'invoices:read', ownership: 'session', limit: 'reads' },
  createPayment: { principals: ['session'], scope: 'invoices:pay', ownership: 'session', limit: 'payments' },
  getFile: { principals: ['session'], scope: 'invoices:read', ownership: 'session', limit: 'reads' },
  getUsage: { principals: ['session'], scope: 'usage:read', ownership: 'session', limit: 'reads' },
  getUsageAdvice: { principals: ['session'], scope: 'usage:read', ownership: 'session', limit: 'reads' },
  setUsageGuard: { principals: ['session'], scope: 'usage:write', ownership: 'session', limit: 'mutations' },
  listActivity: { principals: ['session'], scope: 'activity:read', ownership: 'session', limit: 'reads' },
  createWithdrawal: { principals: ['publishable', 'session', 'user'], ownership: 'intent', limit: 'withdrawals' },
};

/** True if a user without an account cannot call the operation, but could with an account. */
export const needsAccount = ({ principals }: Policy): boolean => principals.includes('session') && !principals.includes('user');

/**
 * Checks that the principal may call an operation.
 * @throws {Refusal} 401 if the operation needs a session, otherwise 403
 */
export function authorize(policy: Policy, principal: Principal): void {
  if (!policy.principals.includes(principal.kind)) {
    if (policy.principals.includes('session') && principal.kind === 'publishable') throw sessionRequired();
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
    (principal.kind === 'session' || principal.kind === 'user') &&
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
