import type { DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import { billingError, invalidValue, missingField, type BillingError } from '../../errors.js';
import {
  PRICING_NAMES,
  type ChargeOverrideInput,
  type ChargeStartInput,
  type PricingDetail,
  type PricingInput,
} from '../order-charge-input.js';
import { omitUndefined } from '../omit-undefined.js';
import { decimalOf } from '../money.js';
import { chargeProblems, priceProblems, type ChargeField, type PriceField } from '../rating/charge-problems.js';
import {
  BILLING_PERIODS,
  hasQuantity,
  isDiscount,
  LIST_PRICE_BASES,
  type BillableCharge,
  type ChargeTerms,
  type Pricing,
} from '../rating/charge-terms.js';
import { pickStored } from '../../supported/stored-fields.js';
import type { ChargeState } from '../subscription-state.js';
import type { TriggerDates } from './trigger-dates.js';

/** Limits of a quantity. Within them, every amount fits a JSON number. */
const MAX_QUANTITY = 10_000_000;
const MAX_DECIMAL_PLACES = 6;

/**
 * Checks that a quantity is within the limits.
 *
 * @param field path of the quantity in the request, for error messages
 */
export function checkQuantity(quantity: DecimalString, field: string): DecimalString {
  const exact = decimalOf(quantity);
  if (exact.isNegative() || exact.greaterThan(MAX_QUANTITY) || exact.decimalPlaces() > MAX_DECIMAL_PLACES) {
    throw invalidValue('subscriptions', field, `must be from 0 through ${MAX_QUANTITY}, with at most ${MAX_DECIMAL_PLACES} decimal places`);
  }
  return exact.toFixed();
}

/** Returns the order field with the price of a charge, such as `recurringPerUnit`. */
export function pricingName({ type, model }: Pick<BillableCharge, 'type' | 'model'>): string {
  if (isDiscount({ model })) return 'discount';
  return `${{ OneTime: 'oneTime', Recurring: 'recurring', Usage: 'usage' }[type]}${model}`;
}

/** Returns the catalog's spelling of a value. In orders, `_` replaces spaces and hyphens. */
function fromOrderSpelling<Word extends string>(words: readonly Word[], written: string | undefined): Word | undefined {
  return words.find((each) => each.replaceAll(/[ -]/g, '_') === written);
}

/** Returns the pricing of a charge's type and model, and its path in the request. */
function findPricingDetail(charge: ChargeState, pricing: PricingInput | undefined, at: string): { detail: PricingDetail; path: string } {
  const name = pricingName(charge);
  const other = PRICING_NAMES.find((each) => each !== name && pricing?.[each] !== undefined);
  if (other !== undefined) {
    const what = `which is ${charge.type} ${charge.model}`;
    throw billingError('subscriptions', 'rule', `'${at}.pricing.${other}' does not fit the charge '${charge.name}', ${what}.`);
  }
  const fits = PRICING_NAMES.find((each) => each === name);
  return { detail: (fits && pricing?.[fits]) ?? {}, path: `${at}.pricing.${name}` };
}

/** Converts the price in an order. Omitted prices stay unchanged. */
function toPricing(detail: PricingDetail): Pricing {
  const { listPrice, tiers, includedUnits, overagePrice, discountPercentage, discountAmount } = detail;
  return omitUndefined({
    price: listPrice,
    includedUnits,
    overagePrice,
    discountPercentage,
    discountAmount,
    tiers: tiers?.map(({ tier, startingUnit, endingUnit, price, priceFormat }) => ({
      tier,
      startingUnit,
      endingUnit: endingUnit ?? null,
      price,
      priceFormat: priceFormat === 'FlatFee' ? ('flat fee' as const) : ('per unit' as const),
    })),
  });
}

/** Paths of a charge's fields in an order, apart from its price. */
const FIELD_PATHS: Readonly<Partial<Record<ChargeField, string>>> = {
  billingPeriod: 'billing.billingPeriod',
  specificBillingPeriod: 'billing.specificBillingPeriod',
  billingTiming: 'billing.billingTiming',
  billingPeriodAlignment: 'billing.billingPeriodAlignment',
  billCycleType: 'billing.billCycleType',
  billCycleDay: 'billing.billCycleDay',
  weeklyBillCycleDay: 'billing.weeklyBillCycleDay',
  endDateCondition: 'endDate.endDateCondition',
  upToPeriods: 'endDate.upToPeriods',
  upToPeriodsType: 'endDate.upToPeriodsType',
  specificEndDate: 'endDate.specificEndDate',
  prorationOption: 'prorationOption',
};

function priceFieldName(field: PriceField): string {
  if (typeof field !== 'string') return `tiers.${field.tier}.${field.field}`;
  return field === 'price' ? 'listPrice' : field;
}

function problemError(kind: 'missing' | 'invalid' | 'rule', path: string, message: string): BillingError {
  if (kind === 'missing') return missingField('subscriptions', path, message);
  return kind === 'invalid'
    ? invalidValue('subscriptions', path, message)
    : billingError('subscriptions', 'rule', `'${path}': ${message}.`);
}

/** Refuses a charge that cannot be billed. The error names the field in the order. */
function checkCharge(charge: ChargeState, at: string): void {
  const path = `${at}.pricing.${pricingName(charge)}`;
  const [price] = priceProblems(charge.model, charge.pricing);
  if (price) throw problemError(price.kind, `${path}.${priceFieldName(price.field)}`, price.message);
  const [problem] = chargeProblems(charge);
  if (problem) {
    const fieldPath = FIELD_PATHS[problem.field];
    throw problemError(problem.kind, fieldPath === undefined ? `${path}.${problem.field}` : `${at}.${fieldPath}`, problem.message);
  }
}

/** Returns a charge with the price, quantity and discount settings of an order. */
function withPricing(charge: ChargeState, pricing: PricingInput | undefined, at: string): ChargeState {
  const { detail, path } = findPricingDetail(charge, pricing, at);
  const { quantity, listPriceBase, specificListPriceBase, ratingGroup, applyDiscountTo, discountLevel } = detail;
  const { applyToBillingPeriodPartially } = detail;
  const terms = omitUndefined({ specificListPriceBase, ratingGroup, applyDiscountTo, discountLevel, applyToBillingPeriodPartially });
  // A new list price base replaces all earlier settings of the list price base.
  const { specificListPriceBase: base, ...others } = charge.terms;
  const own = listPriceBase === undefined && base !== undefined ? { ...others, specificListPriceBase: base } : others;
  if (quantity !== undefined && !hasQuantity(charge)) {
    throw billingError('subscriptions', 'rule', `'${path}.quantity' does not fit the charge '${charge.name}', which has none.`);
  }
  return {
    ...charge,
    pricing: { ...charge.pricing, ...toPricing(detail) },
    listPriceBase: fromOrderSpelling(LIST_PRICE_BASES, listPriceBase) ?? charge.listPriceBase,
    terms: { ...own, ...terms },
    quantity: quantity === undefined ? charge.quantity : checkQuantity(quantity, `${path}.quantity`),
  };
}

/** Returns the start date of a charge or change; undefined if the order names none. */
export function resolveStart(input: ChargeStartInput | undefined, dates: TriggerDates, at: string): IsoDate | undefined {
  const { triggerEvent, specificTriggerDate } = input ?? {};
  if (triggerEvent === 'SpecificDate') {
    if (specificTriggerDate === undefined) throw missingField('subscriptions', `${at}.specificTriggerDate`);
    return specificTriggerDate;
  }
  if (specificTriggerDate !== undefined) {
    throw billingError('subscriptions', 'rule', `'${at}.specificTriggerDate' needs '${at}.triggerEvent' to be SpecificDate.`);
  }
  return triggerEvent && dates[triggerEvent];
}

function checkStart(start: IsoDate, dates: TriggerDates, termEnd: IsoDate | null, at: string): void {
  if (start >= dates.ContractEffective && (termEnd === null || start < termEnd)) return;
  const range = `from ${dates.ContractEffective} to before ${termEnd ?? 'its end'}`;
  throw billingError('subscriptions', 'rule', `'${at}.specificTriggerDate' is ${start}, outside the term ${range}.`);
}

function applyEndOverride(input: ChargeOverrideInput['endDate'], terms: ChargeTerms): ChargeTerms {
  if (!input) return terms;
  const { endDateCondition: _, upToPeriods: _count, upToPeriodsType: _unit, specificEndDate: _date, ...rest } = terms;
  // A new end date condition replaces all earlier settings of the end date.
  return { ...(input.endDateCondition === undefined ? terms : rest), ...omitUndefined(input) };
}

function applyBillingOverride(input: ChargeOverrideInput['billing'], terms: ChargeTerms): ChargeTerms {
  if (!input) return terms;
  const { billingPeriod, billingTiming, ...others } = input;
  const { specificBillingPeriod, billCycleDay, weeklyBillCycleDay, ...rest } = terms;
  return {
    ...rest,
    ...omitUndefined({
      ...(billingPeriod === undefined && { specificBillingPeriod }),
      ...(input.billCycleType === undefined && { billCycleDay, weeklyBillCycleDay }),
    }),
    ...omitUndefined(others),
    ...(billingTiming && { billingTiming: billingTiming === 'IN_ARREARS' ? 'In Arrears' : 'In Advance' }),
  };
}

/**
 * Returns a catalog charge with the overrides of an order.
 *
 * @param dates the day of each trigger event
 * @param at path of the override in the request, for error messages
 * @throws {BillingError} naming the field that cannot be billed
 */
export function applyOverride(
  charge: ChargeState,
  override: ChargeOverrideInput,
  dates: TriggerDates,
  termEnd: IsoDate | null,
  at: string,
): ChargeState {
  const { name, startDate, endDate, billing, prorationOption, taxable, taxCode, taxMode, customFields = {} } = override;
  if (charge.type === 'OneTime' && billing) {
    throw billingError('subscriptions', 'rule', `'${at}.billing' does not fit the charge '${charge.name}', which is billed once.`);
  }
  const start = resolveStart(startDate, dates, `${at}.startDate`);
  if (start !== undefined) checkStart(start, dates, termEnd, `${at}.startDate`);
  const priced = withPricing(charge, override.pricing, at);
  const changed: ChargeState = {
    ...priced,
    name: name ?? charge.name,
    ...(override.chargeNumber !== undefined && { number: override.chargeNumber }),
    billingPeriod: fromOrderSpelling(BILLING_PERIODS, billing?.billingPeriod) ?? charge.billingPeriod,
    terms: {
      ...applyBillingOverride(billing, applyEndOverride(endDate, priced.terms)),
      ...omitUndefined({ prorationOption, taxable, taxCode, taxMode }),
    },
    triggerEvent: startDate?.triggerEvent ?? charge.triggerEvent,
    effectiveStartDate: start ?? charge.effectiveStartDate,
    customFields: { ...charge.customFields, ...customFields },
    details: { ...charge.details, ...pickStored('charge', override) },
  };
  checkCharge(changed, at);
  const { specificEndDate } = changed.terms;
  if (specificEndDate !== undefined && specificEndDate <= changed.effectiveStartDate) {
    const begins = `the charge starts on ${changed.effectiveStartDate}`;
    throw billingError('subscriptions', 'rule', `'${at}.endDate.specificEndDate' is ${specificEndDate}, but ${begins}.`);
  }
  return changed;
}

/** Returns a subscribed charge with the new price, quantity and discount settings of an order. */
export function applyPricing(charge: ChargeState, pricing: PricingInput | undefined, at: string): ChargeState {
  const changed = withPricing(charge, pricing, at);
  checkCharge(changed, at);
  return changed;
}
