/** What a session may do. */
export const SCOPES = ['purchase', 'profile:read', 'payment-methods:read', 'subscriptions:read', 'invoices:read'] as const;
export type Scope = (typeof SCOPES)[number];

export function isScope(text: string): text is Scope {
  return SCOPES.some((scope) => scope === text);
}
