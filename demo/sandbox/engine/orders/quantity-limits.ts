import { billingError } from '../../errors.js';
import type { CatalogCharge } from '../catalog.js';
import { compare } from '../money.js';
import { hasQuantity } from '../rating/charge-terms.js';
import type { ChargeState } from '../subscription-state.js';

/** Returns the limits of a catalog charge's quantity, which its subscribed charges keep. */
export function quantityLimits({ details: { minQuantity, maxQuantity } }: CatalogCharge): Record<string, unknown> {
  return { ...(minQuantity !== undefined && { minQuantity }), ...(maxQuantity !== undefined && { maxQuantity }) };
}

/** Refuses a quantity outside the limits of the catalog. */
export function checkQuantityLimits(charge: ChargeState, at: string): void {
  const { minQuantity: least, maxQuantity: most } = charge.details ?? {};
  if (!hasQuantity(charge)) return;
  const wrong = [
    typeof least === 'string' && compare(charge.quantity, least) < 0 && `at least ${least}`,
    typeof most === 'string' && compare(charge.quantity, most) > 0 && `at most ${most}`,
  ].find((limit) => limit !== false);
  if (wrong === undefined) return;
  throw billingError('subscriptions', 'rule', `'${at}' has the charge '${charge.name}', whose quantity must be ${wrong}.`);
}
