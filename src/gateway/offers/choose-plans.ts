import type { FieldError } from '../../api/errors.js';
import type { PlanChoice } from '../../api/schemas/storefront/quote.js';
import type { CountryCode, CurrencyCode } from '../../api/schemas/values.js';
import { invalidFields } from '../refusal.js';
import { isPricedIn, type SellableCatalog, type SellablePlan } from './sellable-catalog.js';

/** Requested plan that is on sale in the requested quantity. */
export interface ChosenPlan extends SellablePlan {
  quantity: number;
}

/** Validates the requested currency. Default: the tenant's first currency. */
export function chooseCurrency({ currencies }: SellableCatalog, requested: CurrencyCode | undefined): CurrencyCode | FieldError {
  const currency = requested ?? currencies[0];
  if (currency !== undefined && currencies.includes(currency)) return currency;
  return { field: 'currency', code: 'currency-not-sold', message: `must be one of ${currencies.join(', ')}` };
}

/** Returns the problem with a requested quantity, or undefined if the quantity is valid. */
export function checkQuantity({ offer }: SellablePlan, requested: number | undefined, field: string): FieldError | undefined {
  const rule = offer?.quantity;
  const quantity = requested ?? 1;
  if (!rule) {
    if (quantity === 1) return undefined;
    return { field, code: 'quantity-fixed', message: 'must be left out, because this plan has no quantity to choose' };
  }
  if (rule.min <= quantity && quantity <= rule.max) return undefined;
  return { field, code: 'quantity-out-of-range', message: `must be from ${rule.min} to ${rule.max}` };
}

/** Returns the field path of a requested plan by its index, such as `plans.0`. */
type FieldPath = (index: number) => string;

/** Finds add-ons that were requested without any of the products they are sold with. */
function addOnsWithoutProduct(chosen: readonly ChosenPlan[], choices: readonly PlanChoice[], fieldPath: FieldPath): FieldError[] {
  const products = new Set(chosen.filter(({ soldWith }) => soldWith === undefined).map(({ product }) => product.id));
  return chosen.flatMap(({ plan, soldWith }): FieldError[] => {
    if (soldWith?.some((id) => products.has(id)) ?? true) return [];
    const index = choices.findIndex(({ productRatePlanId }) => productRatePlanId === plan.id);
    return [
      {
        field: `${fieldPath(index)}.productRatePlanId`,
        code: 'add-on-alone',
        message: 'can only be bought together with one of its products',
      },
    ];
  });
}

/** True for a plan with only one-time charges that ends after its term, such as a gift for a year. */
function endsWithTerm({ plan, offer, soldWith }: SellablePlan): boolean {
  const { initialTerm, autoRenew } = offer?.terms ?? {};
  const isPaidOnce = plan.productRatePlanCharges.every(({ type }) => type === 'OneTime');
  return soldWith === undefined && isPaidOnce && initialTerm?.termType === 'TERMED' && autoRenew !== true;
}

/**
 * Finds plans that end after their term but were requested together with another product. All plans of a purchase share one subscription. Such
 * a plan would therefore continue for free until the other product ends.
 */
function plansSoldAlone(chosen: readonly ChosenPlan[], choices: readonly PlanChoice[], fieldPath: FieldPath): FieldError[] {
  if (chosen.filter(({ soldWith }) => soldWith === undefined).length < 2) return [];
  return chosen.filter(endsWithTerm).map(({ plan }) => {
    const index = choices.findIndex(({ productRatePlanId }) => productRatePlanId === plan.id);
    const message = 'is paid once and ends after its term; buy it on its own, not together with another product';
    return { field: `${fieldPath(index)}.productRatePlanId`, code: 'sold-alone', message };
  });
}

/**
 * Checks the requested plans against the sellable catalog, before anything is sent to the billing platform.
 * @throws {Refusal} 422 naming each invalid field
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
    if (seen.has(productRatePlanId)) problems.push({ field, code: 'chosen-twice', message: 'is listed twice; use quantity instead' });
    seen.add(productRatePlanId);
    const problem = checkQuantity(sellable, quantity, `${fieldPath(index)}.quantity`);
    if (problem) problems.push(problem);
    return [{ ...sellable, quantity: quantity ?? 1 }];
  });
  const all =
    problems.length > 0 ? problems : [...addOnsWithoutProduct(chosen, choices, fieldPath), ...plansSoldAlone(chosen, choices, fieldPath)];
  if (all.length > 0) throw invalidFields(all);
  return chosen;
}

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Code for an unknown country. */
const UNKNOWN_COUNTRY = 'ZZ';

/**
 * Checks that the tenant sells to a country.
 * @throws {Refusal} 422 if the country is not served or does not exist
 */
export function checkCountry({ countries }: SellableCatalog, country: CountryCode | undefined, field: string): void {
  if (country === undefined || countries.includes(country)) return;
  if (countries.length > 0) throw invalidFields([{ field, code: 'country-not-served', message: `must be one of ${countries.join(', ')}` }]);
  if (country === UNKNOWN_COUNTRY || COUNTRY_NAMES.of(country) === undefined) {
    throw invalidFields([{ field, code: 'country-unknown', message: 'must be the code of an existing country' }]);
  }
}
