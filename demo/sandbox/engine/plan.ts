import type { CreateSubscriptionAction, OrderSubscription, RatePlanOverride } from '../supported/order.js';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import type { Transaction } from '../database/open.js';
import { billingError } from '../errors.js';
import type { Billable } from './bill.js';
import { addTerm, LONGEST_TERM, type TermUnit } from './calendar.js';
import { findPlan, planStatus, type CatalogCharge } from './catalog.js';
import { decimalOf } from './money.js';

/** A charge of a subscription that may never be: previews stop here. */
export interface PlannedCharge extends Billable {
  productRatePlanChargeId: string;
  productRatePlanId: string;
  productName: string;
  name: string;
  uom: string | null;
}

export interface PlannedRatePlan {
  productRatePlanId: string;
  productId: string;
  productName: string;
  name: string;
  charges: PlannedCharge[];
}

/** A subscription as an order asks for it, with every date and price settled. */
export interface PlannedSubscription {
  number: string | undefined;
  termType: 'TERMED' | 'EVERGREEN';
  autoRenew: boolean;
  initialTerm: number | null;
  initialTermPeriodType: TermUnit | null;
  renewalSetting: 'RENEW_WITH_SPECIFIC_TERM' | 'RENEW_TO_EVERGREEN' | null;
  renewalTerm: number | null;
  renewalTermPeriodType: TermUnit | null;
  contractEffectiveDate: IsoDate;
  serviceActivationDate: IsoDate;
  customerAcceptanceDate: IsoDate;
  termStartDate: IsoDate;
  /** First day after the term; null for evergreen. */
  termEndDate: IsoDate | null;
  invoiceSeparately: boolean;
  paymentMethodId: string | undefined;
  notes: string | undefined;
  ratePlans: PlannedRatePlan[];
}

/** Facts of the order that its subscriptions depend on. */
export interface OrderFacts {
  orderDate: IsoDate;
  currency: CurrencyCode;
  today: IsoDate;
  /** Set for the seed's histories, which may hold plans that are no longer sold. */
  anyStatus?: boolean;
}

interface TriggerDates {
  ContractEffective: IsoDate;
  ServiceActivation: IsoDate;
  CustomerAcceptance: IsoDate;
}

function triggerDatesOf(action: CreateSubscriptionAction, orderDate: IsoDate, field: string): TriggerDates {
  const given = (name: keyof TriggerDates) => action.triggerDates?.find((date) => date.name === name)?.triggerDate;
  const ContractEffective = given('ContractEffective') ?? orderDate;
  const ServiceActivation = given('ServiceActivation') ?? ContractEffective;
  const CustomerAcceptance = given('CustomerAcceptance') ?? ServiceActivation;
  if (ContractEffective > ServiceActivation || ServiceActivation > CustomerAcceptance) {
    throw billingError(
      'subscriptions',
      'rule',
      `'${field}.triggerDates' must not run backwards: ContractEffective, ServiceActivation, CustomerAcceptance.`,
    );
  }
  return { ContractEffective, ServiceActivation, CustomerAcceptance };
}

function termsOf(action: CreateSubscriptionAction, start: IsoDate, field: string) {
  const { terms } = action.createSubscription;
  const { termType, period, periodType = 'Month', startDate = start } = terms.initialTerm;
  if (termType === 'EVERGREEN') {
    const none = { initialTerm: null, initialTermPeriodType: null, renewalSetting: null, renewalTerm: null, renewalTermPeriodType: null };
    return { termType, autoRenew: false, ...none, termStartDate: startDate, termEndDate: null };
  }
  if (period === undefined) {
    throw billingError('subscriptions', 'missing-field', `Missing required field '${field}.createSubscription.terms.initialTerm.period'.`);
  }
  const renewal = terms.renewalTerms?.[0];
  const [renewalPeriod, renewalUnit] = [renewal?.period ?? period, renewal?.periodType ?? periodType];
  if (period > LONGEST_TERM[periodType] || renewalPeriod > LONGEST_TERM[renewalUnit]) {
    throw billingError('subscriptions', 'rule', `'${field}.createSubscription.terms' asks for a term of more than 100 years.`);
  }
  return {
    termType,
    autoRenew: terms.autoRenew ?? false,
    initialTerm: period,
    initialTermPeriodType: periodType,
    renewalSetting: terms.renewalSetting ?? ('RENEW_WITH_SPECIFIC_TERM' as const),
    renewalTerm: renewalPeriod,
    renewalTermPeriodType: renewalUnit,
    termStartDate: startDate,
    termEndDate: addTerm(startDate, period, periodType),
  };
}

/** Bounds of a quantity, within which every amount fits a JSON number. */
const MOST_UNITS = 10_000_000;
const MOST_DIGITS = 6;

function quantityOf(charge: CatalogCharge, override: RatePlanOverride, field: string): DecimalString {
  const index = override.chargeOverrides?.findIndex((entry) => entry.productRatePlanChargeId === charge.id) ?? -1;
  const pricing = override.chargeOverrides?.[index]?.pricing;
  const [fits, other] =
    charge.type === 'Recurring' ? (['recurringPerUnit', 'oneTimePerUnit'] as const) : (['oneTimePerUnit', 'recurringPerUnit'] as const);
  const at = `${field}.chargeOverrides.${index}.pricing`;
  if (pricing?.[other] || (pricing?.[fits] && charge.model !== 'PerUnit')) {
    throw billingError(
      'subscriptions',
      'rule',
      `'${at}' does not fit the charge '${charge.name}', which is ${charge.type} ${charge.model}.`,
    );
  }
  const quantity = pricing?.[fits]?.quantity;
  if (quantity === undefined) return charge.defaultQuantity ?? '1';
  const exact = decimalOf(quantity);
  if (exact.isNegative() || exact.greaterThan(MOST_UNITS) || exact.decimalPlaces() > MOST_DIGITS) {
    throw billingError(
      'subscriptions',
      'invalid-value',
      `Invalid value for field '${at}.${fits}.quantity': from 0 to ${MOST_UNITS}, and ${MOST_DIGITS} digits after the point.`,
    );
  }
  return exact.toFixed();
}

function checkOverrides(charges: readonly CatalogCharge[], override: RatePlanOverride, field: string): void {
  const seen = new Set<string>();
  override.chargeOverrides?.forEach(({ productRatePlanChargeId: id }, index) => {
    const at = `${field}.chargeOverrides.${index}.productRatePlanChargeId`;
    if (!charges.some((charge) => charge.id === id)) throw billingError('subscriptions', 'rule', `'${at}' is no charge of the rate plan.`);
    if (seen.has(id)) throw billingError('subscriptions', 'rule', `'${at}' is named twice.`);
    seen.add(id);
  });
}

async function planRatePlan(
  tx: Transaction,
  override: RatePlanOverride,
  dates: TriggerDates,
  end: IsoDate | null,
  facts: OrderFacts,
  field: string,
): Promise<PlannedRatePlan> {
  const plan = await findPlan(tx, override.productRatePlanId);
  if (!plan)
    throw billingError('subscriptions', 'invalid-value', `Invalid value for field '${field}.productRatePlanId': no such rate plan.`);
  const status = planStatus(plan, facts.today);
  if (status !== 'Active' && facts.anyStatus !== true) {
    throw billingError('subscriptions', 'rule', `'${field}.productRatePlanId' names the rate plan '${plan.name}', which is ${status}.`);
  }
  checkOverrides(plan.charges, override, field);
  const { productName, name, productId } = plan;
  const charges = plan.charges.map((charge): PlannedCharge => {
    const price = charge.prices.find((entry) => entry.currency === facts.currency)?.price;
    if (price === undefined) {
      throw billingError(
        'subscriptions',
        'rule',
        `'${field}.productRatePlanId' names the rate plan '${name}', whose charge '${charge.name}' has no price in ${facts.currency}.`,
      );
    }
    return {
      productRatePlanChargeId: charge.id,
      productRatePlanId: plan.id,
      productName,
      name: charge.name,
      type: charge.type,
      model: charge.model,
      billingPeriod: charge.billingPeriod,
      listPriceBase: charge.listPriceBase,
      price,
      quantity: quantityOf(charge, override, field),
      uom: charge.uom,
      effectiveStartDate: dates[charge.triggerEvent],
      effectiveEndDate: charge.type === 'OneTime' ? null : end,
      chargedThroughDate: null,
    };
  });
  return { productRatePlanId: plan.id, productId, productName, name, charges };
}

/**
 * Settles the subscriptions that an order creates.
 *
 * @throws {BillingError} naming the field that cannot be done
 */
export async function planSubscriptions(
  tx: Transaction,
  asked: readonly OrderSubscription[],
  facts: OrderFacts,
): Promise<PlannedSubscription[]> {
  const planned: PlannedSubscription[] = [];
  for (const [index, subscription] of asked.entries()) {
    if (subscription.orderActions.length > 1) {
      throw billingError('orders', 'rule', `'subscriptions.${index}.orderActions' creates a subscription more than once.`);
    }
    for (const [place, action] of subscription.orderActions.entries()) {
      const field = `subscriptions.${index}.orderActions.${place}`;
      const dates = triggerDatesOf(action, facts.orderDate, field);
      const terms = termsOf(action, dates.ContractEffective, field);
      const ratePlans: PlannedRatePlan[] = [];
      for (const [position, override] of action.createSubscription.subscribeToRatePlans.entries()) {
        const at = `${field}.createSubscription.subscribeToRatePlans.${position}`;
        ratePlans.push(await planRatePlan(tx, override, dates, terms.termEndDate, facts, at));
      }
      planned.push({
        ...terms,
        number: action.createSubscription.subscriptionNumber ?? subscription.subscriptionNumber,
        contractEffectiveDate: dates.ContractEffective,
        serviceActivationDate: dates.ServiceActivation,
        customerAcceptanceDate: dates.CustomerAcceptance,
        invoiceSeparately: action.createSubscription.invoiceSeparately ?? false,
        paymentMethodId: action.createSubscription.paymentProfile?.paymentMethodId,
        notes: action.createSubscription.notes ?? subscription.notes,
        ratePlans,
      });
    }
  }
  return planned;
}
