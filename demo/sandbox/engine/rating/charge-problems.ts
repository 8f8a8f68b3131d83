import { compare, decimalOf } from '../money.js';
import { hasQuantity, isDiscount, type BillableCharge, type ChargeTerms, type Pricing, type PriceTier } from './charge-terms.js';
import { periodMonths } from './billing-periods.js';
import { listPriceFactor } from './price.js';

/** A charge description, before it is sold. */
export type DescribedCharge = Pick<BillableCharge, 'type' | 'model' | 'billingPeriod' | 'listPriceBase' | 'terms'> & {
  uom: string | null;
  defaultQuantity?: string | null;
};

/** `missing`: a required field is absent. `invalid`: the value is not allowed. `rule`: fields contradict each other. */
type ProblemKind = 'missing' | 'invalid' | 'rule';

export interface FieldProblem<Field> {
  field: Field;
  kind: ProblemKind;
  /** Message about the field, without its name. */
  message: string;
}

export type ChargeField = Exclude<keyof DescribedCharge, 'terms'> | keyof ChargeTerms;
/** A price field, or a field of a tier with the tier's index. */
export type PriceField = keyof Pricing | { tier: number; field: keyof PriceTier };

/** Largest price. Even with the largest quantity, the amount fits a JSON number. */
const MAX_PRICE = '10000000';
const MAX_PRICE_DECIMALS = 9;
/** Largest number of units in a tier or in `includedUnits`. */
const MAX_UNITS = '1000000000000';
const MAX_UNIT_DECIMALS = 3;

/** Price fields that each charge model requires. */
const REQUIRED_PRICE_FIELDS: Readonly<Record<BillableCharge['model'], readonly (keyof Pricing)[]>> = {
  FlatFee: ['price'],
  PerUnit: ['price'],
  Tiered: ['tiers'],
  Volume: ['tiers'],
  Overage: ['includedUnits', 'overagePrice'],
  TieredWithOverage: ['tiers', 'overagePrice'],
  DiscountPercentage: ['discountPercentage'],
  DiscountFixedAmount: ['discountAmount'],
};

/** Returns the price fields of a charge model. */
function priceFields(model: BillableCharge['model']): readonly (keyof Pricing)[] {
  return REQUIRED_PRICE_FIELDS[model];
}

type Report<Field> = (field: Field, kind: ProblemKind, message: string) => void;

function collectProblems<Field>(check: (report: Report<Field>) => void): FieldProblem<Field>[] {
  const found: FieldProblem<Field>[] = [];
  check((field, kind, message) => void found.push({ field, kind, message }));
  return found;
}

function checkModel({ type, model, uom, defaultQuantity, terms }: DescribedCharge, report: Report<ChargeField>): void {
  const discount = isDiscount({ model });
  if (type === 'Usage' && discount) report('model', 'rule', 'a discount is OneTime or Recurring');
  if (type !== 'Usage' && (model === 'Overage' || model === 'TieredWithOverage'))
    report('model', 'rule', `${model} is only for usage charges`);
  if (type === 'Usage' && (uom ?? '') === '') report('uom', 'missing', 'required for usage charges');
  if (defaultQuantity != null) {
    if (!hasQuantity({ type, model })) report('defaultQuantity', 'rule', 'is only for charges with a quantity');
    else if (compare(defaultQuantity, '0') < 0) report('defaultQuantity', 'invalid', 'must not be negative');
  }
  for (const field of ['applyDiscountTo', 'discountLevel', 'applyToBillingPeriodPartially'] as const) {
    if (terms[field] !== undefined && !discount) report(field, 'rule', 'is only for discounts');
  }
  if (terms.applyToBillingPeriodPartially === true && model !== 'DiscountPercentage') {
    report('applyToBillingPeriodPartially', 'rule', 'is only for percentage discounts');
  }
  for (const field of ['ratingGroup', 'usageRecordRatingOption'] as const) {
    if (terms[field] !== undefined && type !== 'Usage') report(field, 'rule', 'is only for usage charges');
  }
}

function checkPeriod(charge: DescribedCharge, report: Report<ChargeField>): void {
  const { type, billingPeriod, listPriceBase, terms } = charge;
  const recurs = type === 'Recurring';
  const specific = billingPeriod?.startsWith('Specific') ?? false;
  if (type !== 'OneTime' && !billingPeriod) report('billingPeriod', 'missing', `required for a charge of type ${type}`);
  if (specific && terms.specificBillingPeriod === undefined)
    report('specificBillingPeriod', 'missing', `the number of periods is required for ${billingPeriod ?? ''}`);
  if (!specific && terms.specificBillingPeriod !== undefined)
    report('specificBillingPeriod', 'rule', 'is only for Specific Months, Weeks and Days');
  if (terms.billingTiming === 'In Arrears' && type === 'OneTime')
    report('billingTiming', 'rule', 'In Arrears is for recurring and usage charges');
  if (terms.billingTiming === 'In Arrears' && isDiscount(charge))
    report('billingTiming', 'rule', 'a discount is billed with the charges it reduces');
  if (terms.billingTiming === 'In Advance' && type === 'Usage') report('billingTiming', 'rule', 'usage is billed in arrears');
  if (terms.prorationOption === 'TimeBasedProration' && !recurs) report('prorationOption', 'rule', 'only recurring charges are prorated');
  const perSpecific = listPriceBase === 'Per Specific Months';
  if (perSpecific && terms.specificListPriceBase === undefined)
    report('specificListPriceBase', 'missing', 'the number of months is required for Per Specific Months');
  if (!perSpecific && terms.specificListPriceBase !== undefined)
    report('specificListPriceBase', 'rule', 'is only for list prices Per Specific Months');
  if (!recurs && listPriceBase && listPriceBase !== 'Per Billing Period') report('listPriceBase', 'rule', 'is only for recurring charges');
  const open = { currentTerm: null, currentTermPeriodType: null };
  if (recurs && billingPeriod && billingPeriod !== 'Subscription Term' && !listPriceFactor(charge, open)) {
    report('listPriceBase', 'rule', `a price for '${listPriceBase ?? ''}' does not fit the billing period ${billingPeriod}`);
  }
}

function checkCycle(charge: DescribedCharge, report: Report<ChargeField>): void {
  const { billCycleType = 'DefaultFromCustomer', billCycleDay, weeklyBillCycleDay } = charge.terms;
  const { type, billingPeriod } = charge;
  const [byDate, byWeekday] = [billCycleType === 'SpecificDayofMonth', billCycleType === 'SpecificDayofWeek'];
  if (byDate && billCycleDay === undefined) report('billCycleDay', 'missing', 'the day is required for SpecificDayofMonth');
  if (!byDate && billCycleDay !== undefined) report('billCycleDay', 'rule', 'is only for the bill cycle type SpecificDayofMonth');
  if (byWeekday && weeklyBillCycleDay === undefined) report('weeklyBillCycleDay', 'missing', 'the day is required for SpecificDayofWeek');
  if (!byWeekday && weeklyBillCycleDay !== undefined)
    report('weeklyBillCycleDay', 'rule', 'is only for the bill cycle type SpecificDayofWeek');
  if (type === 'OneTime' || !billingPeriod) return;
  const weeks = billingPeriod === 'Week' || billingPeriod === 'Specific Weeks';
  if (byWeekday && !weeks) report('billCycleType', 'rule', 'SpecificDayofWeek is only for periods of weeks');
  if (byDate && periodMonths(charge) === undefined) report('billCycleType', 'rule', 'SpecificDayofMonth is only for periods of months');
}

function checkEnd({ type, billingPeriod, terms }: DescribedCharge, report: Report<ChargeField>): void {
  const { endDateCondition = 'Subscription_End', upToPeriods, upToPeriodsType, specificEndDate } = terms;
  const isFixedPeriod = endDateCondition === 'Fixed_Period';
  const isSpecificDate = endDateCondition === 'Specific_End_Date';
  if (type === 'OneTime' && (isFixedPeriod || isSpecificDate)) report('endDateCondition', 'rule', 'a one-time charge has no duration');
  if (type !== 'OneTime' && endDateCondition === 'One_Time') report('endDateCondition', 'rule', 'One_Time is for one-time charges');
  if (isFixedPeriod && upToPeriods === undefined) report('upToPeriods', 'missing', 'the number of periods is required for Fixed_Period');
  if (!isFixedPeriod && upToPeriods !== undefined) report('upToPeriods', 'rule', 'is for the end date condition Fixed_Period');
  if (!isFixedPeriod && upToPeriodsType !== undefined) report('upToPeriodsType', 'rule', 'is for the end date condition Fixed_Period');
  if (isFixedPeriod && (upToPeriodsType ?? 'Billing_Periods') === 'Billing_Periods' && billingPeriod === 'Subscription Term') {
    report('upToPeriodsType', 'rule', 'Subscription Term has no number of periods: use Days, Weeks, Months or Years');
  }
  if (isSpecificDate && specificEndDate === undefined) report('specificEndDate', 'missing', 'the date is required for Specific_End_Date');
  if (!isSpecificDate && specificEndDate !== undefined)
    report('specificEndDate', 'rule', 'is only for the end date condition Specific_End_Date');
}

/** Returns all problems of a charge that prevent billing, by field. Such charges are refused. */
export function chargeProblems(charge: DescribedCharge): FieldProblem<ChargeField>[] {
  return collectProblems((report) => {
    checkModel(charge, report);
    checkPeriod(charge, report);
    checkCycle(charge, report);
    checkEnd(charge, report);
  });
}

function checkTiers(tiers: readonly PriceTier[], mustClose: boolean, report: Report<PriceField>): void {
  if (tiers.length === 0) report('tiers', 'missing', 'at least one tier is required');
  tiers.forEach(({ tier, startingUnit, endingUnit, price }, index) => {
    const last = index === tiers.length - 1;
    const before = index === 0 ? '0' : (tiers[index - 1]?.endingUnit ?? null);
    if (tier !== index + 1) report({ tier: index, field: 'tier' }, 'invalid', 'tiers must be numbered 1, 2, 3 and so on');
    checkPrice(price, { tier: index, field: 'price' }, report);
    if (before !== null && (compare(startingUnit, before) < 0 || decimalOf(startingUnit).minus(before).greaterThan(1))) {
      report({ tier: index, field: 'startingUnit' }, 'invalid', `must follow ${before}, the end of the previous tier`);
    }
    checkUnits(startingUnit, { tier: index, field: 'startingUnit' }, report);
    if (endingUnit !== null) checkUnits(endingUnit, { tier: index, field: 'endingUnit' }, report);
    if (endingUnit === null ? !last || mustClose : before !== null && compare(endingUnit, before) <= 0) {
      const open = mustClose ? 'no tier may be open-ended' : 'only the last tier may be open-ended';
      report({ tier: index, field: 'endingUnit' }, 'invalid', `ending units must increase, and ${open}`);
    }
  });
}

function checkUnits(units: string, field: PriceField, report: Report<PriceField>): void {
  const exact = decimalOf(units);
  if (!exact.isNegative() && exact.lessThanOrEqualTo(MAX_UNITS) && exact.decimalPlaces() <= MAX_UNIT_DECIMALS) return;
  report(field, 'invalid', `must be from 0 through ${MAX_UNITS}, with at most ${MAX_UNIT_DECIMALS} decimal places`);
}

function checkPrice(price: string, field: PriceField, report: Report<PriceField>): void {
  const exact = decimalOf(price);
  if (exact.isNegative() && !exact.isZero()) report(field, 'invalid', 'must not be negative');
  else if (exact.greaterThan(MAX_PRICE)) report(field, 'invalid', `must be at most ${MAX_PRICE}`);
  else if (exact.decimalPlaces() > MAX_PRICE_DECIMALS) report(field, 'invalid', `must have at most ${MAX_PRICE_DECIMALS} decimal places`);
}

/** Returns all problems of a price that its charge model cannot bill. */
export function priceProblems(model: BillableCharge['model'], pricing: Pricing): FieldProblem<PriceField>[] {
  return collectProblems((report) => {
    const requiredFields = priceFields(model);
    for (const name of requiredFields) if (pricing[name] === undefined) report(name, 'missing', `required for ${model}`);
    for (const name of ['price', 'includedUnits', 'overagePrice', 'discountPercentage', 'discountAmount', 'tiers'] as const) {
      const value = pricing[name];
      if (value === undefined) continue;
      if (!requiredFields.includes(name)) report(name, 'rule', `does not apply to ${model}`);
      else if (typeof value !== 'string') checkTiers(value, model === 'TieredWithOverage', report);
      else if (name === 'includedUnits') checkUnits(value, name, report);
      else checkPrice(value, name, report);
    }
    if (pricing.discountPercentage !== undefined && compare(pricing.discountPercentage, '100') > 0) {
      report('discountPercentage', 'invalid', 'must be at most 100');
    }
  });
}
