import type { Change } from '../../api/schemas/storefront/changes.js';
import type { CancelTime } from '../../api/schemas/storefront/subscriptions.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { daysBetween } from '../../api/plain-date/plain-date.js';
import { checkDates } from '../check-dates.js';
import { shortenText } from '../shorten.js';
import type { SubscriptionHolding } from '../subscriptions/subscription-holding.js';
import { periodEnd } from '../subscriptions/plan-targets.js';
import { triggerDatesOn, isRenewing, type OrderAction, type PreparedChange, type ChangeBasis } from './prepared-change.js';
import { invalidChangeField } from './refusals.js';

type ChangeOf<Intent extends Change['intent']> = Extract<Change, { intent: Intent }>;
type Terms = NonNullable<OrderAction['termsAndConditions']>;

/** Order action that changes only the terms of a subscription. */
export const termsAction = (today: IsoDate, termsAndConditions: Terms): OrderAction => ({
  type: 'TermsAndConditions',
  triggerDates: triggerDatesOn(today),
  termsAndConditions,
});

/** Order actions that pause a subscription on a given day and, with `until`, resume it. */
export function pauseActions({ today }: SubscriptionHolding, from: IsoDate, until: IsoDate | undefined): OrderAction[] {
  return [
    { type: 'Suspend', triggerDates: triggerDatesOn(today), suspend: { suspendPolicy: 'SpecificDate', suspendSpecificDate: from } },
    ...(until === undefined
      ? []
      : [
          {
            type: 'Resume' as const,
            triggerDates: triggerDatesOn(today),
            resume: { resumePolicy: 'SpecificDate' as const, resumeSpecificDate: until },
          },
        ]),
  ];
}

export function preparePause({ holding, choices }: ChangeBasis, { from, until }: ChangeOf<'pause'>): PreparedChange {
  checkDates({ 'change.from': from, 'change.until': until });
  const rule = choices.pause;
  const { today } = holding;
  const { termEndDate } = holding.subscription;
  if (!rule || from < rule.earliest || from > rule.latest) {
    throw invalidChangeField('from', 'out-of-range', `must be from ${rule?.earliest ?? today} to ${rule?.latest ?? today}`);
  }
  if (until === undefined && rule.longestDays !== undefined)
    throw invalidChangeField('until', 'missing', 'is missing; set the first day after the pause');
  if (until !== undefined && until <= from) throw invalidChangeField('until', 'out-of-range', 'must be after change.from');
  if (until !== undefined && rule.longestDays !== undefined && daysBetween(from, until) > rule.longestDays) {
    throw invalidChangeField('until', 'too-long', `must be at most ${rule.longestDays} days after change.from`);
  }
  if (until !== undefined && termEndDate !== undefined && until > termEndDate) {
    throw invalidChangeField('until', 'out-of-range', `must not be after the end of the term on ${termEndDate}`);
  }
  const isLater = from > today;
  return {
    actions: pauseActions(holding, from, until),
    effectiveDate: from,
    ...(isLater ? { isUndoable: true, isScheduled: isLater } : {}),
    willRenew: isRenewing(holding),
  };
}

export function prepareResume({ holding, choices }: ChangeBasis, { on }: ChangeOf<'resume'>): PreparedChange {
  checkDates({ 'change.on': on });
  const rule = choices.resume;
  const { today } = holding;
  if (!rule || on < rule.earliest || (rule.latest !== undefined && on > rule.latest)) {
    throw invalidChangeField('on', 'out-of-range', `must be from ${rule?.earliest ?? today} to ${rule?.latest ?? today}`);
  }
  const action: OrderAction = {
    type: 'Resume',
    triggerDates: triggerDatesOn(today),
    resume: { resumePolicy: 'SpecificDate', resumeSpecificDate: on },
  };
  return { actions: [action], effectiveDate: on, ...(on > today ? { isScheduled: true } : {}), willRenew: isRenewing(holding) };
}

/** Returns the first day without service. */
function endDateFor(when: CancelTime, holding: SubscriptionHolding): IsoDate {
  const { today, subscription } = holding;
  if (when === 'term-end') return subscription.termEndDate ?? today;
  return when === 'period-end' ? (periodEnd(holding) ?? today) : today;
}

/** Maximum length of a reason on the platform, in UTF-16 code units. */
const MAX_REASON_LENGTH = 255;

export function prepareCancel(
  { holding, choices, sellableCatalog }: ChangeBasis,
  { when, reason, comment }: ChangeOf<'cancel'>,
): PreparedChange {
  if (!choices.cancel?.includes(when))
    throw invalidChangeField('when', 'not-offered', `must be ${choices.cancel?.join(' or ') ?? 'another time'}`);
  const isKnownReason = sellableCatalog.subscriptionRules.cancel.reasons?.some(({ id }) => id === reason) ?? false;
  if (reason !== undefined && !isKnownReason) throw invalidChangeField('reason', 'unknown-reason', 'must be an id of cancel.reasons');
  const { today } = holding;
  const endDate = endDateFor(when, holding);
  const isLater = endDate > today;
  const changeReason = [reason, comment].filter((text) => text !== undefined).join(': ');
  return {
    actions: [
      {
        type: 'CancelSubscription',
        triggerDates: triggerDatesOn(today),
        cancelSubscription:
          when === 'term-end'
            ? { cancellationPolicy: 'EndOfCurrentTerm' }
            : { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: endDate },
        ...(changeReason === '' ? {} : { changeReason: shortenText(changeReason, MAX_REASON_LENGTH) }),
      },
    ],
    effectiveDate: endDate,
    endDate,
    ...(isLater ? { isUndoable: true, isScheduled: isLater } : {}),
    willRenew: false,
  };
}

/** Renews the subscription early: the next term is added now and starts after the current one. */
export function prepareRenewal({ holding }: ChangeBasis): PreparedChange {
  const { today, subscription } = holding;
  return {
    actions: [{ type: 'RenewSubscription', triggerDates: triggerDatesOn(today), renewSubscription: {} }],
    effectiveDate: subscription.termEndDate ?? today,
    willRenew: isRenewing(holding),
  };
}

export function prepareRenewalSetting({ holding, choices }: ChangeBasis, { autoRenew, term }: ChangeOf<'set-renewal'>): PreparedChange {
  const isOffered = choices.terms?.some(({ count, unit }) => count === term?.count && unit === term.unit) ?? false;
  if (term && !isOffered) throw invalidChangeField('term', 'not-offered', 'must be one of the offered terms');
  const periodType = (['Month', 'Year', 'Day', 'Week'] as const).find((unit) => unit === term?.unit);
  const renewalTerms: Terms =
    term && periodType ? { renewalSetting: 'RENEW_WITH_SPECIFIC_TERM', renewalTerms: [{ period: term.count, periodType }] } : {};
  return { actions: [termsAction(holding.today, { autoRenew, ...renewalTerms })], effectiveDate: holding.today, willRenew: autoRenew };
}
