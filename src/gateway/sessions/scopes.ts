/** All scopes of a subscriber's session. */
export const SCOPES = [
  'purchase',
  'profile:read',
  'profile:write',
  'payment-methods:read',
  'payment-methods:write',
  'subscriptions:read',
  'subscriptions:write',
  'invoices:read',
  'invoices:pay',
  'usage:read',
  'usage:write',
  'activity:read',
] as const;
/** Scope of a subscriber's session, such as `invoices:read`. */
export type Scope = (typeof SCOPES)[number];

export function isScope(text: string): text is Scope {
  return SCOPES.some((scope) => scope === text);
}
