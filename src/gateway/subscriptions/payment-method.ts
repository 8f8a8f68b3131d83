import type { ListAccountPaymentMethodsResponse as AccountPaymentMethods } from '../../generated/api/schemas/accounts.js';
import type { Subscription } from '../../generated/api/schemas/subscriptions.js';
import type { PaymentMethodSummary } from '../../api/schemas/storefront/payment-methods.js';
import { defaultMethod, methodSummary, usableMethods } from '../views/payment-method.js';

/**
 * Id of the payment method assigned to the subscription itself. The API definition does not document the field, and platforms return it in
 * one of two places.
 */
export function assignedMethodId(subscription: Subscription): string | undefined {
  const profile: unknown = Reflect.get(subscription, 'paymentProfile');
  const nested: unknown = typeof profile === 'object' && profile !== null ? Reflect.get(profile, 'paymentMethodId') : undefined;
  const id: unknown = Reflect.get(subscription, 'paymentMethodId') ?? nested;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** Payment method assigned to the subscription, if it differs from the account's default. */
export function assignedMethod(subscription: Subscription, methods: AccountPaymentMethods): PaymentMethodSummary | undefined {
  const assignedId = assignedMethodId(subscription);
  if (assignedId === undefined || assignedId === defaultMethod(methods)?.id) return undefined;
  const method = usableMethods(methods).find(({ id }) => id === assignedId);
  return method && methodSummary(method);
}
