import type { FieldError } from '../../api/errors.js';
import type { PlanChoice } from '../../api/schemas/storefront/purchase.js';
import type { CountryCode, CurrencyCode } from '../../api/schemas/values.js';
import { invalidFields } from '../refusal.js';
import { isPricedIn, type SellableCatalog, type SellablePlan } from './sellable-catalog.js';

/** A plan that was asked for, found to be on sale in that quantity. */
export interface ChosenPlan extends SellablePlan {
  quantity: number;
}

/** Reads the currency of a request. The first of the tenant's is the default. */
export function chooseCurrency({ currencies }: SellableCatalog, requested: CurrencyCode | undefined): CurrencyCode | FieldError {
  const currency = requested ?? currencies[0];
  if (currency !== undefined && currencies.includes(currency)) return currency;
  return { field: 'currency', code: 'currency-not-sold', message: `must be one of ${currencies.join(', ')}` };
}

/** What is wrong with a quantity that is asked for; undefined if nothing is. */
export function checkQuantity({ offer }: SellablePlan, requested: number | undefined, field: string): FieldError | undefined {
  const rule = offer?.quantity;
  const quantity = requested ?? 1;
  if (!rule) {
    if (quantity === 1) return undefined;
    return { field, code: 'quantity-fixed', message: 'leave it out: this plan has no quantity to choose' };
  }
  if (rule.min <= quantity && quantity <= rule.max) return undefined;
  return { field, code: 'quantity-out-of-range', message: `must be from ${rule.min} to ${rule.max}` };
}

/** Where a choice stands in the request, by its index. */
type FieldPath = (index: number) => string;

/** Add-ons without a product beside which they are sold. */
function addOnsWithoutProduct(chosen: readonly ChosenPlan[], choices: readonly PlanChoice[], fieldPath: FieldPath): FieldError[] {
  const products = new Set(chosen.filter(({ soldWith }) => soldWith === undefined).map(({ product }) => product.id));
  return chosen.flatMap(({ plan, soldWith }): FieldError[] => {
    if (soldWith?.some((id) => products.has(id)) ?? true) return [];
    const index = choices.findIndex(({ productRatePlanId }) => productRatePlanId === plan.id);
    return [{ field: `${fieldPath(index)}.productRatePlanId`, code: 'add-on-alone', message: 'is sold beside one of its products only' }];
  });
}

/**
 * Checks what is asked for against what is on sale, before anything goes to the billing platform.
 * @throws {Refusal} 422 naming each field that does not fit
 */
export function choosePlans(
  sellableCatalog: SellableCatalog,
  choices: readonly PlanChoice[],
  requested: CurrencyCode,
  fieldPath: FieldPath = (index) => `plans.${index}`,
): ChosenPlan[] {
  const currency = chooseCurrency(sellableCatalog, requested);
  if (typeof currency !== 'string') throw invalidFields([currency]);
  const available = [...sellableCatalog.products, ...sellableCatalog.addOns].filter(({ offer }) => offer?.unavailable === undefined);
  const onSale = new Map(available.flatMap(({ plans }) => plans.map((sellable) => [sellable.plan.id, sellable])));
  const problems: FieldError[] = [];
  const seen = new Set<string>();
  const chosen = choices.flatMap(({ productRatePlanId, quantity }, index): ChosenPlan[] => {
    const field = `${fieldPath(index)}.productRatePlanId`;
    const sellable = onSale.get(productRatePlanId);
    if (!sellable || !isPricedIn(sellable.plan, currency)) {
      problems.push({ field, code: 'not-for-sale', message: `is not for sale in ${currency}` });
      return [];
    }
    if (seen.has(productRatePlanId)) problems.push({ field, code: 'chosen-twice', message: 'stands here twice; use quantity' });
    seen.add(productRatePlanId);
    const problem = checkQuantity(sellable, quantity, `${fieldPath(index)}.quantity`);
    if (problem) problems.push(problem);
    return [{ ...sellable, quantity: quantity ?? 1 }];
  });
  const all = problems.length > 0 ? problems : addOnsWithoutProduct(chosen, choices, fieldPath);
  if (all.length > 0) throw invalidFields(all);
  return chosen;
}

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Code of a place that is not known. */
const UNKNOWN_COUNTRY = 'ZZ';

/** @throws {Refusal} 422 if the tenant does not sell to the country, or there is no such country */
export function checkCountry({ countries }: SellableCatalog, country: CountryCode | undefined, field: string): void {
  if (country === undefined || countries.includes(country)) return;
  if (countries.length > 0) throw invalidFields([{ field, code: 'country-not-served', message: `must be one of ${countries.join(', ')}` }]);
  if (country === UNKNOWN_COUNTRY || COUNTRY_NAMES.of(country) === undefined) {
    throw invalidFields([{ field, code: 'country-unknown', message: 'is the code of no country' }]);
  }
}
