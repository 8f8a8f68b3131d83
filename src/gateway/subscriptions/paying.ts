import type { ListAccountPaymentMethodsResponse as AccountPaymentMethods } from '../../generated/api/schemas/accounts.js';
import type { Subscription } from '../../generated/api/schemas/subscriptions.js';
import type { PaymentMethodSummary } from '../../api/schemas/storefront/payment-methods.js';
import { defaultMethod, methodSummary, usableMethods } from '../views/payment-method.js';

/** Id of the method that a subscription names for itself. The definition does not list the field in answers, and platforms write it in two ways. */
export function namedMethod(subscription: Subscription): string | undefined {
  const profile: unknown = Reflect.get(subscription, 'paymentProfile');
  const nested: unknown = typeof profile === 'object' && profile !== null ? Reflect.get(profile, 'paymentMethodId') : undefined;
  const id: unknown = Reflect.get(subscription, 'paymentMethodId') ?? nested;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** The method that pays a subscription, where it is another than the account's default. */
export function ownMethod(subscription: Subscription, methods: AccountPaymentMethods): PaymentMethodSummary | undefined {
  const named = namedMethod(subscription);
  if (named === undefined || named === defaultMethod(methods)?.id) return undefined;
  const method = usableMethods(methods).find(({ id }) => id === named);
  return method && methodSummary(method);
}
