import { compare, decimalOf } from '../money.js';
import { hasQuantity, isDiscount, type Billable, type ChargeTerms, type Pricing, type Tier } from './charge-terms.js';
import { monthsOf } from './periods.js';
import { baseFactor } from './price.js';

/** A charge as somebody describes it, before it is sold. */
export type DescribedCharge = Pick<Billable, 'type' | 'model' | 'billingPeriod' | 'listPriceBase' | 'terms'> & {
  uom: string | null;
  defaultQuantity?: string | null;
};

/** `missing` for a field that is needed and not there, `invalid` for a value that cannot be, `rule` for what does not go together. */
type ProblemKind = 'missing' | 'invalid' | 'rule';

export interface Problem<Field> {
  field: Field;
  kind: ProblemKind;
  /** What is wrong with the field, without its name. */
  message: string;
}

export type ChargeField = Exclude<keyof DescribedCharge, 'terms'> | keyof ChargeTerms;
/** A field of a price, or one of a tier, whose place is told. */
export type PriceField = keyof Pricing | { tier: number; field: keyof Tier };

/** Largest price. With the largest quantity an amount still fits a JSON number. */
const MOST = '10000000';
const MOST_DIGITS = 9;
/** Largest number of units that a tier or what is included may name. */
const MOST_UNITS = '1000000000000';
const MOST_UNIT_DIGITS = 3;

/** What a price needs, by the model of the charge. */
const NEEDED: Readonly<Record<Billable['model'], readonly (keyof Pricing)[]>> = {
  FlatFee: ['price'],
  PerUnit: ['price'],
  Tiered: ['tiers'],
  Volume: ['tiers'],
  Overage: ['includedUnits', 'overagePrice'],
  TieredWithOverage: ['tiers', 'overagePrice'],
  DiscountPercentage: ['discountPercentage'],
  DiscountFixedAmount: ['discountAmount'],
};

/** The fields that a price of the model has. */
function priceFields(model: Billable['model']): readonly (keyof Pricing)[] {
  return NEEDED[model];
}

type Say<Field> = (field: Field, kind: ProblemKind, message: string) => void;

function collect<Field>(check: (say: Say<Field>) => void): Problem<Field>[] {
  const found: Problem<Field>[] = [];
  check((field, kind, message) => void found.push({ field, kind, message }));
  return found;
}

function checkModel({ type, model, uom, defaultQuantity, terms }: DescribedCharge, say: Say<ChargeField>): void {
  const discount = isDiscount({ model });
  if (type === 'Usage' && discount) say('model', 'rule', 'a discount is OneTime or Recurring');
  if (type !== 'Usage' && (model === 'Overage' || model === 'TieredWithOverage')) say('model', 'rule', `${model} is for usage`);
  if (type === 'Usage' && (uom ?? '') === '') say('uom', 'missing', 'a usage charge counts a unit');
  if (defaultQuantity != null) {
    if (!hasQuantity({ type, model })) say('defaultQuantity', 'rule', 'is for charges that have a quantity');
    else if (compare(defaultQuantity, '0') < 0) say('defaultQuantity', 'invalid', 'must not be negative');
  }
  for (const field of ['applyDiscountTo', 'discountLevel', 'applyToBillingPeriodPartially'] as const) {
    if (terms[field] !== undefined && !discount) say(field, 'rule', 'is for discounts');
  }
  if (terms.applyToBillingPeriodPartially === true && model !== 'DiscountPercentage') {
    say('applyToBillingPeriodPartially', 'rule', 'is for discounts of a percentage');
  }
  for (const field of ['ratingGroup', 'usageRecordRatingOption'] as const) {
    if (terms[field] !== undefined && type !== 'Usage') say(field, 'rule', 'is for usage');
  }
}

function checkPeriod(charge: DescribedCharge, say: Say<ChargeField>): void {
  const { type, billingPeriod, listPriceBase, terms } = charge;
  const recurs = type === 'Recurring';
  const specific = billingPeriod?.startsWith('Specific') ?? false;
  if (type !== 'OneTime' && !billingPeriod) say('billingPeriod', 'missing', `a charge of type ${type} needs one`);
  if (specific && terms.specificBillingPeriod === undefined) say('specificBillingPeriod', 'missing', 'says how many');
  if (!specific && terms.specificBillingPeriod !== undefined) say('specificBillingPeriod', 'rule', 'is for Specific Months, Weeks or Days');
  if (terms.billingTiming === 'In Arrears' && type === 'OneTime') say('billingTiming', 'rule', 'In Arrears is for charges that recur');
  if (terms.billingTiming === 'In Arrears' && isDiscount(charge)) say('billingTiming', 'rule', 'a discount is billed with what it reduces');
  if (terms.billingTiming === 'In Advance' && type === 'Usage') say('billingTiming', 'rule', 'usage is billed in arrears');
  if (terms.prorationOption === 'TimeBasedProration' && !recurs)
    say('prorationOption', 'rule', 'only recurring charges have parts of periods');
  const perSpecific = listPriceBase === 'Per Specific Months';
  if (perSpecific && terms.specificListPriceBase === undefined) say('specificListPriceBase', 'missing', 'says how many months');
  if (!perSpecific && terms.specificListPriceBase !== undefined) say('specificListPriceBase', 'rule', 'is for a price Per Specific Months');
  if (!recurs && listPriceBase && listPriceBase !== 'Per Billing Period') say('listPriceBase', 'rule', 'is for recurring charges');
  const open = { currentTerm: null, currentTermPeriodType: null };
  if (recurs && billingPeriod && billingPeriod !== 'Subscription Term' && !baseFactor(charge, open)) {
    say('listPriceBase', 'rule', `a price for '${listPriceBase ?? ''}' does not fit the billing period ${billingPeriod}`);
  }
}

function checkCycle(charge: DescribedCharge, say: Say<ChargeField>): void {
  const { billCycleType = 'DefaultFromCustomer', billCycleDay, weeklyBillCycleDay } = charge.terms;
  const { type, billingPeriod } = charge;
  const [byDate, byWeekday] = [billCycleType === 'SpecificDayofMonth', billCycleType === 'SpecificDayofWeek'];
  if (byDate && billCycleDay === undefined) say('billCycleDay', 'missing', 'says which day');
  if (!byDate && billCycleDay !== undefined) say('billCycleDay', 'rule', 'is for the bill cycle type SpecificDayofMonth');
  if (byWeekday && weeklyBillCycleDay === undefined) say('weeklyBillCycleDay', 'missing', 'says which day');
  if (!byWeekday && weeklyBillCycleDay !== undefined) say('weeklyBillCycleDay', 'rule', 'is for the bill cycle type SpecificDayofWeek');
  if (type === 'OneTime' || !billingPeriod) return;
  const weeks = billingPeriod === 'Week' || billingPeriod === 'Specific Weeks';
  if (byWeekday && !weeks) say('billCycleType', 'rule', 'SpecificDayofWeek is for periods of weeks');
  if (byDate && monthsOf(charge) === undefined) say('billCycleType', 'rule', 'SpecificDayofMonth is for periods of months');
}

function checkEnd({ type, billingPeriod, terms }: DescribedCharge, say: Say<ChargeField>): void {
  const { endDateCondition = 'Subscription_End', upToPeriods, upToPeriodsType, specificEndDate } = terms;
  const fixed = endDateCondition === 'Fixed_Period';
  const named = endDateCondition === 'Specific_End_Date';
  if (type === 'OneTime' && (fixed || named)) say('endDateCondition', 'rule', 'a one-time charge has no length');
  if (type !== 'OneTime' && endDateCondition === 'One_Time') say('endDateCondition', 'rule', 'One_Time is for one-time charges');
  if (fixed && upToPeriods === undefined) say('upToPeriods', 'missing', 'says how many');
  if (!fixed && upToPeriods !== undefined) say('upToPeriods', 'rule', 'is for the end date condition Fixed_Period');
  if (!fixed && upToPeriodsType !== undefined) say('upToPeriodsType', 'rule', 'is for the end date condition Fixed_Period');
  if (fixed && (upToPeriodsType ?? 'Billing_Periods') === 'Billing_Periods' && billingPeriod === 'Subscription Term') {
    say('upToPeriodsType', 'rule', 'terms are not counted: say days, weeks, months or years');
  }
  if (named && specificEndDate === undefined) say('specificEndDate', 'missing', 'says which day');
  if (!named && specificEndDate !== undefined) say('specificEndDate', 'rule', 'is for the end date condition Specific_End_Date');
}

/** What of a charge cannot be billed, by the field that says so: refused by name rather than billed wrongly later. */
export function chargeProblems(charge: DescribedCharge): Problem<ChargeField>[] {
  return collect((say) => {
    checkModel(charge, say);
    checkPeriod(charge, say);
    checkCycle(charge, say);
    checkEnd(charge, say);
  });
}

function checkTiers(tiers: readonly Tier[], mustClose: boolean, say: Say<PriceField>): void {
  if (tiers.length === 0) say('tiers', 'missing', 'there must be a tier');
  tiers.forEach(({ tier, startingUnit, endingUnit, price }, index) => {
    const last = index === tiers.length - 1;
    const before = index === 0 ? '0' : (tiers[index - 1]?.endingUnit ?? null);
    if (tier !== index + 1) say({ tier: index, field: 'tier' }, 'invalid', 'tiers are counted from 1');
    checkPrice(price, { tier: index, field: 'price' }, say);
    if (before !== null && (compare(startingUnit, before) < 0 || decimalOf(startingUnit).minus(before).greaterThan(1))) {
      say({ tier: index, field: 'startingUnit' }, 'invalid', `must follow ${before}, where the tier before ends`);
    }
    checkUnits(startingUnit, { tier: index, field: 'startingUnit' }, say);
    if (endingUnit !== null) checkUnits(endingUnit, { tier: index, field: 'endingUnit' }, say);
    if (endingUnit === null ? !last || mustClose : before !== null && compare(endingUnit, before) <= 0) {
      const open = mustClose ? 'none may be open' : 'only the last may be open';
      say({ tier: index, field: 'endingUnit' }, 'invalid', `tiers must rise, and ${open}`);
    }
  });
}

function checkUnits(units: string, field: PriceField, say: Say<PriceField>): void {
  const exact = decimalOf(units);
  if (!exact.isNegative() && exact.lessThanOrEqualTo(MOST_UNITS) && exact.decimalPlaces() <= MOST_UNIT_DIGITS) return;
  say(field, 'invalid', `from 0 to ${MOST_UNITS}, and ${MOST_UNIT_DIGITS} digits after the point`);
}

function checkPrice(price: string, field: PriceField, say: Say<PriceField>): void {
  const exact = decimalOf(price);
  if (exact.isNegative() && !exact.isZero()) say(field, 'invalid', 'must not be negative');
  else if (exact.greaterThan(MOST)) say(field, 'invalid', `must be at most ${MOST}`);
  else if (exact.decimalPlaces() > MOST_DIGITS) say(field, 'invalid', `must have at most ${MOST_DIGITS} digits after the point`);
}

/** What of a price in one currency cannot be billed by a model. */
export function priceProblems(model: Billable['model'], pricing: Pricing): Problem<PriceField>[] {
  return collect((say) => {
    const needed = priceFields(model);
    for (const name of needed) if (pricing[name] === undefined) say(name, 'missing', `${model} needs it`);
    for (const name of ['price', 'includedUnits', 'overagePrice', 'discountPercentage', 'discountAmount', 'tiers'] as const) {
      const value = pricing[name];
      if (value === undefined) continue;
      if (!needed.includes(name)) say(name, 'rule', `is not for ${model}`);
      else if (typeof value !== 'string') checkTiers(value, model === 'TieredWithOverage', say);
      else if (name === 'includedUnits') checkUnits(value, name, say);
      else checkPrice(value, name, say);
    }
    if (pricing.discountPercentage !== undefined && compare(pricing.discountPercentage, '100') > 0) {
      say('discountPercentage', 'invalid', 'must be at most 100');
    }
  });
}
