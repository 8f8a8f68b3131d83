import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { Transaction } from '../../database/open.js';
import { billingError, missingField } from '../../errors.js';
import { addTerm, MAX_TERM } from '../calendar.js';
import type { CreateSubscriptionInput, OrderActionInput, OrderSubscriptionInput, RenewalTermInput } from './order-input.js';
import { planRatePlan, type OrderContext } from './plan-rate-plan.js';
import { pickStored } from '../../supported/stored-fields.js';
import type { PlanState, SubscriptionState } from '../subscription-state.js';
import { pendingStatus, resolveTriggerDates } from './trigger-dates.js';

type SubscriptionTermsInput = NonNullable<CreateSubscriptionInput['terms']>;

/** Refuses a term of zero length or of more than 100 years. */
export function checkTermLength({ period = 1, periodType = 'Month' }: RenewalTermInput, field: string): void {
  if (period >= 1 && period <= MAX_TERM[periodType]) return;
  throw billingError('subscriptions', 'rule', `'${field}' must be a term of at least one unit and at most 100 years.`);
}

function parseSubscriptionTerms(terms: SubscriptionTermsInput, start: IsoDate, field: string) {
  const { termType, period, periodType = 'Month', startDate = start } = terms.initialTerm;
  if (termType === 'EVERGREEN') {
    const none = { initialTerm: null, initialTermPeriodType: null, renewalSetting: null, renewalTerm: null, renewalTermPeriodType: null };
    return { termType, autoRenew: false, ...none, termStartDate: startDate, termEndDate: null };
  }
  if (period === undefined) {
    throw missingField('subscriptions', `${field}.createSubscription.terms.initialTerm.period`);
  }
  const renewal = terms.renewalTerms?.[0];
  const [renewalPeriod, renewalUnit] = [renewal?.period ?? period, renewal?.periodType ?? periodType];
  checkTermLength({ period, periodType }, `${field}.createSubscription.terms`);
  checkTermLength({ period: renewalPeriod, periodType: renewalUnit }, `${field}.createSubscription.terms`);
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

/**
 * Determines all data of a subscription that an order creates.
 *
 * @param field path of the action in the request, for error messages
 * @throws {BillingError} naming the invalid field
 */
export async function planSubscription(
  tx: Transaction,
  action: OrderActionInput,
  subscription: OrderSubscriptionInput,
  context: OrderContext,
  field: string,
): Promise<SubscriptionState> {
  const { createSubscription: input } = action;
  if (!input?.terms) throw missingField('subscriptions', `${field}.createSubscription.terms`);
  const plans = input.subscribeToRatePlans ?? [];
  if (plans.length === 0) {
    throw missingField('subscriptions', `${field}.createSubscription.subscribeToRatePlans`);
  }
  const dates = resolveTriggerDates(action, context.orderDate, field);
  const terms = parseSubscriptionTerms(input.terms, dates.ContractEffective, field);
  const term = { termEndDate: terms.termEndDate, currentTerm: terms.initialTerm, currentTermPeriodType: terms.initialTermPeriodType };
  const ratePlans: PlanState[] = [];
  for (const [position, plan] of plans.entries()) {
    const at = `${field}.createSubscription.subscribeToRatePlans.${position}`;
    ratePlans.push(await planRatePlan(tx, plan, dates, term, context, at));
  }
  const number = input.subscriptionNumber ?? subscription.subscriptionNumber;
  return {
    ...terms,
    ...(number !== undefined && { number }),
    status: pendingStatus(action),
    currency: context.currency,
    currentTerm: terms.initialTerm,
    currentTermPeriodType: terms.initialTermPeriodType,
    contractEffectiveDate: dates.ContractEffective,
    serviceActivationDate: dates.ServiceActivation,
    customerAcceptanceDate: dates.CustomerAcceptance,
    startDate: dates.ContractEffective,
    endDate: terms.termEndDate,
    earlierTerms: [],
    invoiceSeparately: input.invoiceSeparately ?? false,
    paymentMethodId: input.paymentProfile?.paymentMethodId ?? null,
    notes: input.notes ?? subscription.notes ?? null,
    scheduledCancelDate: null,
    scheduledSuspendDate: null,
    scheduledResumeDate: null,
    resumeExtendsTerm: false,
    suspendedOn: null,
    customFields: subscription.customFields ?? {},
    details: { ...pickStored('subscription', subscription), ...pickStored('subscription', input) },
    ratePlans,
  };
}
