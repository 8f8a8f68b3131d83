import type { IsoDate } from '../../../../src/api/schemas/values.js';
import { billingError, missingField } from '../../errors.js';
import { addTerm } from '../calendar.js';
import { checkTermLength } from './plan-subscription.js';
import { pickStored } from '../../supported/stored-fields.js';
import type { TermInput, TermsAndConditionsInput } from './order-input.js';
import { withNextTerm, withTermEnd, type SubscriptionState } from '../subscription-state.js';

/** Performs `RenewSubscription`: the subscription enters its next term. */
export function renewSubscription(state: SubscriptionState, field: string): SubscriptionState {
  if (state.scheduledCancelDate !== null) {
    throw billingError(
      'subscriptions',
      'rule',
      `'${field}' is for a subscription that is scheduled to be canceled on ${state.scheduledCancelDate}.`,
    );
  }
  const next = withNextTerm(state);
  if (!next)
    throw billingError(
      'subscriptions',
      'rule',
      `'${field}' is for a subscription of a term. An evergreen subscription has no term to renew.`,
    );
  return next;
}

function withLastTerm(state: SubscriptionState, term: TermInput, today: IsoDate, field: string): SubscriptionState {
  const { termType, period, periodType = 'Month', startDate = state.termStartDate } = term;
  if (termType === 'EVERGREEN') {
    const open = { termType, autoRenew: false, currentTerm: null, currentTermPeriodType: null };
    return { ...withTermEnd(state, null), ...open };
  }
  if (period === undefined) throw missingField('subscriptions', `${field}.period`);
  checkTermLength({ period, periodType }, field);
  const end = addTerm(startDate, period, periodType);
  if (end <= today)
    throw billingError('subscriptions', 'rule', `'${field}' would have ended the term on ${end}: cancel the subscription instead.`);
  if (startDate < state.startDate)
    throw billingError('subscriptions', 'rule', `'${field}.startDate' is before the subscription's start, ${state.startDate}.`);
  return { ...withTermEnd(state, end), termType, termStartDate: startDate, currentTerm: period, currentTermPeriodType: periodType };
}

const SCHEDULED_DATE_FIELDS = [
  ['scheduledCancelDate', 'clearingScheduledCancelDate'],
  ['scheduledSuspendDate', 'clearingScheduledSuspendDate'],
  ['scheduledResumeDate', 'clearingScheduledResumeDate'],
] as const;

/** Moves or clears scheduled cancellations, suspensions and resumptions. It cannot schedule new ones. */
function withScheduledDates(state: SubscriptionState, input: TermsAndConditionsInput, today: IsoDate, field: string): SubscriptionState {
  let changed = state;
  for (const [name, clearing] of SCHEDULED_DATE_FIELDS) {
    const date = input[name];
    if (date === undefined && input[clearing] !== true) continue;
    const at = `${field}.${date === undefined ? clearing : name}`;
    if (date !== undefined && input[clearing] === true) throw billingError('subscriptions', 'rule', `'${at}' is both set and cleared.`);
    if (changed[name] === null)
      throw billingError('subscriptions', 'rule', `'${at}' cannot change: the subscription has no such scheduled change.`);
    if (date !== undefined && date <= today) throw billingError('subscriptions', 'rule', `'${at}' must be after today, ${today}.`);
    if (date !== undefined && changed.termEndDate !== null && date > changed.termEndDate) {
      throw billingError('subscriptions', 'rule', `'${at}' is after the end of the term, ${changed.termEndDate}.`);
    }
    changed = { ...changed, [name]: date ?? null };
    // Without a suspension there is nothing to resume.
    if (name === 'scheduledSuspendDate' && date === undefined) changed = { ...changed, scheduledResumeDate: null };
  }
  const [from, until] = [changed.suspendedOn ?? changed.scheduledSuspendDate, changed.scheduledResumeDate];
  if (from !== null && until !== null && until < from) {
    throw billingError('subscriptions', 'rule', `'${field}.scheduledResumeDate' is before the suspension starts on ${from}.`);
  }
  return changed;
}

/** Performs `TermsAndConditions`. The caller checks the payment method, because it belongs to the account. */
export function changeTerms(
  state: SubscriptionState,
  input: TermsAndConditionsInput = {},
  today: IsoDate,
  field: string,
): SubscriptionState {
  const { autoRenew, renewalSetting, renewalTerms, lastTerm, invoiceSeparately, paymentProfile } = input;
  const termed = lastTerm === undefined ? state : withLastTerm(state, lastTerm, today, `${field}.lastTerm`);
  if (termed.termType === 'EVERGREEN') {
    const [name] = Object.entries({ renewalSetting, renewalTerms, autoRenew: autoRenew === true ? autoRenew : undefined })
      .filter(([, value]) => value !== undefined)
      .map(([key]) => key);
    if (name !== undefined) throw billingError('subscriptions', 'rule', `'${field}.${name}' does not fit an evergreen subscription.`);
  }
  const [renewal] = renewalTerms ?? [];
  const period = renewal?.period ?? termed.renewalTerm ?? termed.currentTerm;
  const periodType = renewal?.periodType ?? termed.renewalTermPeriodType ?? termed.currentTermPeriodType;
  if (renewal && period !== null && periodType !== null) checkTermLength({ period, periodType }, `${field}.renewalTerms`);
  const withRenewal: SubscriptionState = {
    ...termed,
    autoRenew: autoRenew ?? termed.autoRenew,
    ...(termed.termType === 'TERMED' && {
      renewalSetting: renewalSetting ?? termed.renewalSetting ?? 'RENEW_WITH_SPECIFIC_TERM',
      renewalTerm: period,
      renewalTermPeriodType: periodType,
    }),
    invoiceSeparately: invoiceSeparately ?? termed.invoiceSeparately,
    paymentMethodId: paymentProfile?.paymentMethodId ?? termed.paymentMethodId,
    details: { ...termed.details, ...pickStored('subscription', input) },
  };
  return withScheduledDates(withRenewal, input, today, field);
}
