import type { PaymentMethod, PaymentMethodSummary } from '../../../api/schemas/storefront/payment-methods.js';

/** Returns a key that identifies a method across responses. The sealed id differs in each response. */
export function methodKey({ type, brand, lastDigits, expirationMonth, expirationYear }: PaymentMethodSummary): string {
  return JSON.stringify([type, brand, lastDigits, expirationMonth, expirationYear]);
}

/**
 * Keeps each payment method in its row, even if a later response lists the methods in another order. Otherwise a button could suddenly apply
 * to another method.
 */
export class MethodRows {
  /** Row index by method key. A card can be saved twice, so each key ends with a counter. */
  readonly #rows = new Map<string, number>();

  /** Returns the method of each row. Undefined in the row of a removed method. */
  of(methods: readonly PaymentMethod[]): (PaymentMethod | undefined)[] {
    const counts = new Map<string, number>();
    const rows: (PaymentMethod | undefined)[] = [];
    for (const method of methods) {
      const count = counts.get(methodKey(method)) ?? 0;
      counts.set(methodKey(method), count + 1);
      const key = `${methodKey(method)} ${count}`;
      const row = this.#rows.get(key) ?? this.#rows.size;
      this.#rows.set(key, row);
      rows[row] = method;
    }
    return rows;
  }
}

/** Finds a method from an earlier response in a newer response. */
export function findSameMethod(methods: readonly PaymentMethod[], earlier: PaymentMethod): PaymentMethod | undefined {
  return methods.find((method) => methodKey(method) === methodKey(earlier));
}

/**
 * Finds the method that was added. A card can be saved twice, so equal methods are counted. Returns the last method if no new method is
 * found.
 */
export function findAddedMethod(before: readonly PaymentMethod[], now: readonly PaymentMethod[]): PaymentMethod | undefined {
  const counts = new Map<string, number>();
  for (const method of before) counts.set(methodKey(method), (counts.get(methodKey(method)) ?? 0) + 1);
  for (const method of now) {
    const remaining = counts.get(methodKey(method)) ?? 0;
    if (remaining === 0) return method;
    counts.set(methodKey(method), remaining - 1);
  }
  return now.at(-1);
}
