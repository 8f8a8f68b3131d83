import type { PaymentMethod, PaymentMethodSummary } from '../../../api/schemas/storefront/payment-methods.js';

/** What tells a method from another across listings: its sealed id is another one each time. */
export function methodKey({ type, brand, lastDigits, expirationMonth, expirationYear }: PaymentMethodSummary): string {
  return JSON.stringify([type, brand, lastDigits, expirationMonth, expirationYear]);
}

/** The method of a listing that one of an earlier listing is. */
export function sameMethod(methods: readonly PaymentMethod[], wanted: PaymentMethod): PaymentMethod | undefined {
  return methods.find((method) => methodKey(method) === methodKey(wanted));
}

/** The method that is there more often now than before; the last one if none is, because a card may be kept twice. */
export function addedMethod(before: readonly PaymentMethod[], now: readonly PaymentMethod[]): PaymentMethod | undefined {
  const counts = new Map<string, number>();
  for (const method of before) counts.set(methodKey(method), (counts.get(methodKey(method)) ?? 0) + 1);
  for (const method of now) {
    const left = counts.get(methodKey(method)) ?? 0;
    if (left === 0) return method;
    counts.set(methodKey(method), left - 1);
  }
  return now.at(-1);
}
