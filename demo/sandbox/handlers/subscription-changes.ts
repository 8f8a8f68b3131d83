import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { CallContext, WireBody } from '../context.js';
import { partialEndpoint } from '../http/endpoint.js';
import { billingError, invalidValue, missingField } from '../errors.js';
import {
  cancelInput,
  renewInput,
  resumeInput,
  suspendInput,
  type CancelSubscriptionInput,
  type LifecycleInput,
  type ResumeSubscriptionInput,
  type SuspendSubscriptionInput,
} from '../supported/subscription-lifecycle.js';
import { changeByOrder, toTriggerDates, type FieldNames } from './subscription-orders.js';
import { lockNewest } from './subscriptions.js';

const FIRST = 'subscriptions.0.orderActions.0';
const names = (detail: string): FieldNames => [
  [`${FIRST}.${detail}.`, ''],
  [`${FIRST}.${detail}'`, "subscription-key'"],
  ['subscriptions.0.orderActions.1.resume.', ''],
  [`${FIRST}.type`, 'subscription-key'],
  [`${FIRST}.`, ''],
];

/** Parses a number that is text in the API definition. */
function countOf(text: string | undefined, field: string): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw invalidValue('subscriptions', field, 'must be a number of at least 1');
}

/** `PUT /v1/subscriptions/{subscription-key}/renew`. */
async function renewSubscription(input: LifecycleInput, call: CallContext): Promise<WireBody> {
  const before = await lockNewest(input['subscription-key'], call);
  const action = { type: 'RenewSubscription', renewSubscription: {} } as const;
  const { after, common } = await changeByOrder(call, before, [action], input, input, names('renewSubscription'));
  return { ...common, termStartDate: after.termStartDate, ...(after.termEndDate !== null && { termEndDate: after.termEndDate }) };
}

/** `PUT /v1/subscriptions/{subscription-key}/cancel`. */
async function cancelSubscription(input: CancelSubscriptionInput, call: CallContext): Promise<WireBody> {
  const before = await lockNewest(input['subscription-key'], call);
  const { cancellationPolicy, cancellationEffectiveDate } = input;
  const detail = { cancellationPolicy, ...(cancellationEffectiveDate !== undefined && { cancellationEffectiveDate }) };
  const action = { type: 'CancelSubscription', ...toTriggerDates(input), cancelSubscription: detail } as const;
  const { after, common } = await changeByOrder(call, before, [action], input, input, names('cancelSubscription'));
  return { ...common, cancelledDate: after.scheduledCancelDate ?? after.endDate };
}

type Resumption = Omit<SuspendSubscriptionInput, 'suspendPolicy'>;

function resumeAction(input: Resumption, resumePolicy: ResumeSubscriptionInput['resumePolicy']) {
  const { resumePeriodsType, resumeSpecificDate, extendsTerm } = input;
  const resumePeriods = countOf(input.resumePeriods, 'resumePeriods');
  const resume = {
    resumePolicy,
    ...(resumePeriods !== undefined && { resumePeriods }),
    ...(resumePeriodsType !== undefined && { resumePeriodsType }),
    ...(resumeSpecificDate !== undefined && { resumeSpecificDate }),
    ...(extendsTerm !== undefined && { extendsTerm }),
  };
  return { type: 'Resume', ...toTriggerDates(input), resume } as const;
}

/** Returns the resumption that is scheduled with a pause. */
function plannedResumption(input: SuspendSubscriptionInput) {
  const { resume = false, resumePolicy, resumePeriods, resumePeriodsType, resumeSpecificDate, extendsTerm } = input;
  if (resume && resumePolicy === undefined) {
    throw missingField('subscriptions', 'resumePolicy');
  }
  if (resume) return [resumeAction(input, resumePolicy ?? 'Today')];
  const given = { resumePolicy, resumePeriods, resumePeriodsType, resumeSpecificDate, extendsTerm };
  const [name] = Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : key));
  if (name !== undefined) throw billingError('subscriptions', 'rule', `'${name}' requires 'resume' to be true.`);
  return [];
}

/** `PUT /v1/subscriptions/{subscription-key}/suspend`. */
async function suspendSubscription(input: SuspendSubscriptionInput, call: CallContext): Promise<WireBody> {
  const before = await lockNewest(input['subscription-key'], call);
  const suspendPeriods = countOf(input.suspendPeriods, 'suspendPeriods');
  const suspend = {
    suspendPolicy: input.suspendPolicy,
    ...(suspendPeriods !== undefined && { suspendPeriods }),
    ...(input.suspendPeriodsType !== undefined && { suspendPeriodsType: input.suspendPeriodsType }),
    ...(input.suspendSpecificDate !== undefined && { suspendSpecificDate: input.suspendSpecificDate }),
  };
  const actions = [{ type: 'Suspend', ...toTriggerDates(input), suspend } as const, ...plannedResumption(input)];
  const { after, common } = await changeByOrder(call, before, actions, input, input, names('suspend'));
  const suspendDate = after.suspendedOn ?? after.scheduledSuspendDate;
  return {
    ...common,
    ...(suspendDate !== null && { suspendDate }),
    resumeDate: after.scheduledResumeDate,
    ...(after.termEndDate !== null && { termEndDate: after.termEndDate }),
  };
}

/** `PUT /v1/subscriptions/{subscription-key}/resume`. */
async function resumeSubscription(input: ResumeSubscriptionInput, call: CallContext): Promise<WireBody> {
  const before = await lockNewest(input['subscription-key'], call);
  const { after, common } = await changeByOrder(call, before, [resumeAction(input, input.resumePolicy)], input, input, names('resume'));
  return {
    ...common,
    resumeDate: after.scheduledResumeDate ?? call.moment.today,
    ...(after.termEndDate !== null && { termEndDate: after.termEndDate }),
  };
}

/** Endpoints by operation name. */
export const subscriptionChangeEndpoints = {
  renewSubscription: partialEndpoint(rows.renewSubscription, 'subscriptions', renewInput, renewSubscription),
  cancelSubscription: partialEndpoint(rows.cancelSubscription, 'subscriptions', cancelInput, cancelSubscription),
  suspendSubscription: partialEndpoint(rows.suspendSubscription, 'subscriptions', suspendInput, suspendSubscription),
  resumeSubscription: partialEndpoint(rows.resumeSubscription, 'subscriptions', resumeInput, resumeSubscription),
};
