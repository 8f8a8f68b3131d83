import type { FieldError } from '../../api/errors.js';
import type { PlanChoice } from '../../api/schemas/storefront/purchase.js';
import type { CountryCode, CurrencyCode } from '../../api/schemas/values.js';
import { unacceptable } from '../refusal.js';
import { isPricedIn, type Assortment, type SellablePlan } from './assortment.js';

/** A plan that was asked for, found to be on sale in that quantity. */
export interface ChosenPlan extends SellablePlan {
  quantity: number;
}

/** Reads the currency of a request. The first of the tenant's is the default. */
export function chooseCurrency({ currencies }: Assortment, asked: CurrencyCode | undefined): CurrencyCode | FieldError {
  const currency = asked ?? currencies[0];
  if (currency !== undefined && currencies.includes(currency)) return currency;
  return { field: 'currency', code: 'currency-not-sold', message: `must be one of ${currencies.join(', ')}` };
}

/** What is wrong with a quantity that is asked for; undefined if nothing is. */
export function checkQuantity({ offer }: SellablePlan, asked: number | undefined, field: string): FieldError | undefined {
  const rule = offer?.quantity;
  const quantity = asked ?? 1;
  if (!rule) {
    if (quantity === 1) return undefined;
    return { field, code: 'quantity-fixed', message: 'leave it out: this plan has no quantity to choose' };
  }
  if (rule.min <= quantity && quantity <= rule.max) return undefined;
  return { field, code: 'quantity-out-of-range', message: `must be from ${rule.min} to ${rule.max}` };
}

/** Where a choice stands in the request, by its index. */
type PlaceOf = (index: number) => string;

/** Add-ons without a product beside which they are sold. */
function alone(chosen: readonly ChosenPlan[], choices: readonly PlanChoice[], placeOf: PlaceOf): FieldError[] {
  const products = new Set(chosen.filter(({ soldWith }) => soldWith === undefined).map(({ product }) => product.id));
  return chosen.flatMap(({ plan, soldWith }): FieldError[] => {
    if (soldWith?.some((id) => products.has(id)) ?? true) return [];
    const index = choices.findIndex(({ productRatePlanId }) => productRatePlanId === plan.id);
    return [{ field: `${placeOf(index)}.productRatePlanId`, code: 'add-on-alone', message: 'is sold beside one of its products only' }];
  });
}

/**
 * Checks what is asked for against what is on sale, before anything goes to the billing platform.
 * @throws {Refusal} 422 naming each field that does not fit
 */
export function choosePlans(
  assortment: Assortment,
  choices: readonly PlanChoice[],
  asked: CurrencyCode,
  placeOf: PlaceOf = (index) => `plans.${index}`,
): ChosenPlan[] {
  const currency = chooseCurrency(assortment, asked);
  if (typeof currency !== 'string') throw unacceptable([currency]);
  const available = [...assortment.products, ...assortment.addOns].filter(({ offer }) => offer?.unavailable === undefined);
  const onSale = new Map(available.flatMap(({ plans }) => plans.map((sellable) => [sellable.plan.id, sellable])));
  const problems: FieldError[] = [];
  const seen = new Set<string>();
  const chosen = choices.flatMap(({ productRatePlanId, quantity }, index): ChosenPlan[] => {
    const field = `${placeOf(index)}.productRatePlanId`;
    const sellable = onSale.get(productRatePlanId);
    if (!sellable || !isPricedIn(sellable.plan, currency)) {
      problems.push({ field, code: 'not-for-sale', message: `is not for sale in ${currency}` });
      return [];
    }
    if (seen.has(productRatePlanId)) problems.push({ field, code: 'chosen-twice', message: 'stands here twice; use quantity' });
    seen.add(productRatePlanId);
    const problem = checkQuantity(sellable, quantity, `${placeOf(index)}.quantity`);
    if (problem) problems.push(problem);
    return [{ ...sellable, quantity: quantity ?? 1 }];
  });
  const all = problems.length > 0 ? problems : alone(chosen, choices, placeOf);
  if (all.length > 0) throw unacceptable(all);
  return chosen;
}

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Code of a place that is not known. */
const NOWHERE = 'ZZ';

/** @throws {Refusal} 422 if the tenant does not sell to the country, or there is no such country */
export function checkCountry({ countries }: Assortment, country: CountryCode | undefined, field: string): void {
  if (country === undefined || countries.includes(country)) return;
  if (countries.length > 0) throw unacceptable([{ field, code: 'country-not-served', message: `must be one of ${countries.join(', ')}` }]);
  if (country === NOWHERE || REGIONS.of(country) === undefined) {
    throw unacceptable([{ field, code: 'country-unknown', message: 'is the code of no country' }]);
  }
}
