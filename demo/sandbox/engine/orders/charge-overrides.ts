import type { DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import { billingError, invalidValue, missingField, type BillingError } from '../../errors.js';
import { PRICING_NAMES, type ChargeOverrideInput, type ChargeStartInput, type PricingDetail, type PricingInput } from '../charge-input.js';
import { given } from '../given.js';
import { decimalOf } from '../money.js';
import { chargeProblems, priceProblems, type ChargeField, type PriceField } from '../rating/charge-problems.js';
import {
  BILLING_PERIODS,
  hasQuantity,
  isDiscount,
  LIST_PRICE_BASES,
  type Billable,
  type ChargeTerms,
  type Pricing,
} from '../rating/charge-terms.js';
import type { ChargeState } from '../state.js';
import type { TriggerDates } from './trigger-dates.js';

/** Bounds of a quantity, within which every amount fits a JSON number. */
const MOST_UNITS = 10_000_000;
const MOST_DIGITS = 6;

/**
 * A quantity within its bounds.
 *
 * @param field path of the quantity in the request, for messages
 */
export function checkQuantity(quantity: DecimalString, field: string): DecimalString {
  const exact = decimalOf(quantity);
  if (exact.isNegative() || exact.greaterThan(MOST_UNITS) || exact.decimalPlaces() > MOST_DIGITS) {
    throw invalidValue('subscriptions', field, `from 0 to ${MOST_UNITS}, and ${MOST_DIGITS} digits after the point`);
  }
  return exact.toFixed();
}

/** The name under which orders say what a charge costs. */
export function pricingName({ type, model }: Pick<Billable, 'type' | 'model'>): string {
  if (isDiscount({ model })) return 'discount';
  return `${{ OneTime: 'oneTime', Recurring: 'recurring', Usage: 'usage' }[type]}${model}`;
}

/** A word of the catalog by that of orders, which have `_` where it has a space or a dash. */
function word<Word extends string>(words: readonly Word[], written: string | undefined): Word | undefined {
  return words.find((each) => each.replaceAll(/[ -]/g, '_') === written);
}

/** The pricing that fits a charge, and its path. */
function detailOf(charge: ChargeState, pricing: PricingInput | undefined, at: string): { detail: PricingDetail; path: string } {
  const name = pricingName(charge);
  const other = PRICING_NAMES.find((each) => each !== name && pricing?.[each] !== undefined);
  if (other !== undefined) {
    const what = `which is ${charge.type} ${charge.model}`;
    throw billingError('subscriptions', 'rule', `'${at}.pricing.${other}' does not fit the charge '${charge.name}', ${what}.`);
  }
  const fits = PRICING_NAMES.find((each) => each === name);
  return { detail: (fits && pricing?.[fits]) ?? {}, path: `${at}.pricing.${name}` };
}

/** What a charge costs after an order said it. Prices that it leaves out stay. */
function pricingOf(detail: PricingDetail): Pricing {
  const { listPrice, tiers, includedUnits, overagePrice, discountPercentage, discountAmount } = detail;
  return given({
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

/** Where orders have the fields of a charge that are not of its price. */
const PLACES: Readonly<Partial<Record<ChargeField, string>>> = {
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

function failure(kind: 'missing' | 'invalid' | 'rule', path: string, message: string): BillingError {
  if (kind === 'missing') return missingField('subscriptions', path, message);
  return kind === 'invalid'
    ? invalidValue('subscriptions', path, message)
    : billingError('subscriptions', 'rule', `'${path}': ${message}.`);
}

/** Refuses what of a charge cannot be billed, naming the field of the order that makes it so. */
function checkCharge(charge: ChargeState, at: string): void {
  const path = `${at}.pricing.${pricingName(charge)}`;
  const [price] = priceProblems(charge.model, charge.pricing);
  if (price) throw failure(price.kind, `${path}.${priceFieldName(price.field)}`, price.message);
  const [problem] = chargeProblems(charge);
  if (problem) {
    const place = PLACES[problem.field];
    throw failure(problem.kind, place === undefined ? `${path}.${problem.field}` : `${at}.${place}`, problem.message);
  }
}

/** A charge with another price, quantity or discount, as an order says it. */
function withPricing(charge: ChargeState, pricing: PricingInput | undefined, at: string): ChargeState {
  const { detail, path } = detailOf(charge, pricing, at);
  const { quantity, listPriceBase, specificListPriceBase, ratingGroup, applyDiscountTo, discountLevel } = detail;
  const { applyToBillingPeriodPartially } = detail;
  const terms = given({ specificListPriceBase, ratingGroup, applyDiscountTo, discountLevel, applyToBillingPeriodPartially });
  // A base that is given replaces all that was said of the base before.
  const { specificListPriceBase: base, ...others } = charge.terms;
  const own = listPriceBase === undefined && base !== undefined ? { ...others, specificListPriceBase: base } : others;
  if (quantity !== undefined && !hasQuantity(charge)) {
    throw billingError('subscriptions', 'rule', `'${path}.quantity' does not fit the charge '${charge.name}', which has none.`);
  }
  return {
    ...charge,
    pricing: { ...charge.pricing, ...pricingOf(detail) },
    listPriceBase: word(LIST_PRICE_BASES, listPriceBase) ?? charge.listPriceBase,
    terms: { ...own, ...terms },
    quantity: quantity === undefined ? charge.quantity : checkQuantity(quantity, `${path}.quantity`),
  };
}

/** The day on which a charge begins, or a change of it; undefined where nothing is said. */
export function startOf(input: ChargeStartInput | undefined, dates: TriggerDates, at: string): IsoDate | undefined {
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

function endTerms(input: ChargeOverrideInput['endDate'], terms: ChargeTerms): ChargeTerms {
  if (!input) return terms;
  const { endDateCondition: _, upToPeriods: _count, upToPeriodsType: _unit, specificEndDate: _date, ...rest } = terms;
  // A condition that is given replaces all that was said of the end before.
  return { ...(input.endDateCondition === undefined ? terms : rest), ...given(input) };
}

function billingTerms(input: ChargeOverrideInput['billing'], terms: ChargeTerms): ChargeTerms {
  if (!input) return terms;
  const { billingPeriod, billingTiming, ...others } = input;
  const { specificBillingPeriod, billCycleDay, weeklyBillCycleDay, ...rest } = terms;
  return {
    ...rest,
    ...given({
      ...(billingPeriod === undefined && { specificBillingPeriod }),
      ...(input.billCycleType === undefined && { billCycleDay, weeklyBillCycleDay }),
    }),
    ...given(others),
    ...(billingTiming && { billingTiming: billingTiming === 'IN_ARREARS' ? 'In Arrears' : 'In Advance' }),
  };
}

/**
 * A charge of the catalog as an order takes it.
 *
 * @param dates the day of each trigger event
 * @param at path of the override in the request, for messages
 * @throws {BillingError} naming what cannot be billed
 */
export function overridden(
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
  const start = startOf(startDate, dates, `${at}.startDate`);
  if (start !== undefined) checkStart(start, dates, termEnd, `${at}.startDate`);
  const priced = withPricing(charge, override.pricing, at);
  const changed: ChargeState = {
    ...priced,
    name: name ?? charge.name,
    billingPeriod: word(BILLING_PERIODS, billing?.billingPeriod) ?? charge.billingPeriod,
    terms: { ...billingTerms(billing, endTerms(endDate, priced.terms)), ...given({ prorationOption, taxable, taxCode, taxMode }) },
    triggerEvent: startDate?.triggerEvent ?? charge.triggerEvent,
    effectiveStartDate: start ?? charge.effectiveStartDate,
    customFields: { ...charge.customFields, ...customFields },
  };
  checkCharge(changed, at);
  const { specificEndDate } = changed.terms;
  if (specificEndDate !== undefined && specificEndDate <= changed.effectiveStartDate) {
    const begins = `the charge begins on ${changed.effectiveStartDate}`;
    throw billingError('subscriptions', 'rule', `'${at}.endDate.specificEndDate' is ${specificEndDate}, but ${begins}.`);
  }
  return changed;
}

/** A charge of a subscription as an order changes it, from a day on. */
export function repriced(charge: ChargeState, pricing: PricingInput | undefined, at: string): ChargeState {
  const changed = withPricing(charge, pricing, at);
  checkCharge(changed, at);
  return changed;
}
