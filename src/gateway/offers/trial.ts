import type { ProductRatePlan } from '../../generated/api/schemas/catalog.js';
import type { Trial } from '../../api/schemas/storefront/catalog.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { startsAfterContract, isDiscount } from '../catalog/charges.js';
import { addDuration } from './duration.js';
import type { PlanOffer, TrialOffer } from './product-offer.js';

/** True if all recurring charges start with the service activation, so that an order can start with a trial. */
export function supportsTrial({ productRatePlanCharges }: ProductRatePlan): boolean {
  const recurring = productRatePlanCharges.filter((charge) => charge.type === 'Recurring' && !isDiscount(charge));
  return recurring.length > 0 && recurring.every(startsAfterContract);
}

function lengthOf({ days, weeks, months }: TrialOffer): Pick<Trial, 'length' | 'unit'> {
  if (weeks !== undefined) return { length: weeks, unit: 'Week' };
  if (months !== undefined) return { length: months, unit: 'Month' };
  return { length: days ?? 0, unit: 'Day' };
}

/** Trial of a plan that is bought today. Undefined if the plan has no trial or its charges do not support one. */
export function trialOf({ plan, offer }: { plan: ProductRatePlan; offer?: PlanOffer }, today: IsoDate): Trial | undefined {
  if (!offer?.trial || !supportsTrial(plan)) return undefined;
  return { ...lengthOf(offer.trial), chargedFrom: addDuration(today, offer.trial) };
}
