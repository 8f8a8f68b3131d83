import { newId } from '../../database/schema.js';
import { billingError } from '../../errors.js';

/** An item of an order that belongs to no subscription. The sandbox stores items and returns them. */
export type OrderLineItem = Record<string, unknown>;

/**
 * Returns the items of a new order with their ids and numbers.
 *
 * @throws {BillingError} if an item is to be billed, or two items have the same number
 */
export function withItemNumbers(items: readonly OrderLineItem[]): OrderLineItem[] {
  const numbered = items.map((item, index) => ({ itemState: 'Executing', itemNumber: String(index + 1), ...item, id: newId() }));
  for (const [index, { itemNumber, itemState }] of numbered.entries()) {
    if (itemState === 'SentToBilling') {
      throw billingError(
        'orders',
        'rule',
        `'orderLineItems.${index}.itemState' cannot be SentToBilling: the sandbox does not bill order line items.`,
      );
    }
    if (numbered.findIndex((other) => other.itemNumber === itemNumber) === index) continue;
    throw billingError('orders', 'rule', `'orderLineItems.${index}.itemNumber' is used twice: ${itemNumber}.`);
  }
  return numbered;
}
