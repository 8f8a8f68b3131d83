import { daysBetween } from '../../api/plain-date/plain-date.js';
import type { Change } from '../../api/schemas/storefront/changes.js';
import type { CancelTime } from '../../api/schemas/storefront/subscriptions.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { checkDays } from '../dates.js';
import type { Holding } from '../subscriptions/held-plans.js';
import { periodEnd } from '../subscriptions/targets.js';
import { onDay, renewsNow, type OrderAction, type Planned, type Situation } from './planned.js';
import { wrongField } from './refusals.js';

type Of<Intent extends Change['intent']> = Extract<Change, { intent: Intent }>;
type Terms = NonNullable<OrderAction['termsAndConditions']>;

/** An order that changes nothing but terms. */
export const said = (today: IsoDate, termsAndConditions: Terms): OrderAction => ({
  type: 'TermsAndConditions',
  triggerDates: onDay(today),
  termsAndConditions,
});

/** Stands still from a day on; until another, where that is agreed. */
export function paused({ today }: Holding, from: IsoDate, until: IsoDate | undefined): OrderAction[] {
  return [
    { type: 'Suspend', triggerDates: onDay(today), suspend: { suspendPolicy: 'SpecificDate', suspendSpecificDate: from } },
    ...(until === undefined
      ? []
      : [
          {
            type: 'Resume' as const,
            triggerDates: onDay(today),
            resume: { resumePolicy: 'SpecificDate' as const, resumeSpecificDate: until },
          },
        ]),
  ];
}

export function pause({ holding, can }: Situation, { from, until }: Of<'pause'>): Planned {
  checkDays({ 'change.from': from, 'change.until': until });
  const rule = can.pause;
  const { today } = holding;
  const { termEndDate } = holding.subscription;
  if (!rule || from < rule.earliest || from > rule.latest) {
    throw wrongField('from', 'out-of-range', `must be from ${rule?.earliest ?? today} to ${rule?.latest ?? today}`);
  }
  if (until === undefined && rule.longestDays !== undefined) throw wrongField('until', 'missing', 'is missing: a pause has an end');
  if (until !== undefined && until <= from) throw wrongField('until', 'out-of-range', 'must be after the first day');
  if (until !== undefined && rule.longestDays !== undefined && daysBetween(from, until) > rule.longestDays) {
    throw wrongField('until', 'too-long', `must be at most ${rule.longestDays} days after the first`);
  }
  if (until !== undefined && termEndDate !== undefined && until > termEndDate) {
    throw wrongField('until', 'out-of-range', `must not be after the term, which ends on ${termEndDate}`);
  }
  const later = from > today;
  return {
    actions: paused(holding, from, until),
    effectiveDate: from,
    ...(later ? { undoable: true, later } : {}),
    renews: renewsNow(holding),
  };
}

export function resume({ holding, can }: Situation, { on }: Of<'resume'>): Planned {
  checkDays({ 'change.on': on });
  const rule = can.resume;
  const { today } = holding;
  if (!rule || on < rule.earliest || (rule.latest !== undefined && on > rule.latest)) {
    throw wrongField('on', 'out-of-range', `must be from ${rule?.earliest ?? today} to ${rule?.latest ?? today}`);
  }
  const action: OrderAction = {
    type: 'Resume',
    triggerDates: onDay(today),
    resume: { resumePolicy: 'SpecificDate', resumeSpecificDate: on },
  };
  return { actions: [action], effectiveDate: on, ...(on > today ? { later: true } : {}), renews: renewsNow(holding) };
}

/** First day without service. */
function endFor(when: CancelTime, holding: Holding): IsoDate {
  const { today, subscription } = holding;
  if (when === 'term-end') return subscription.termEndDate ?? today;
  return when === 'period-end' ? (periodEnd(holding) ?? today) : today;
}

/** As long as the platform keeps a reason. */
const LONGEST_REASON = 255;

export function cancel({ holding, can, assortment: sellableCatalog }: Situation, { when, reason, comment }: Of<'cancel'>): Planned {
  if (!can.cancel?.includes(when)) throw wrongField('when', 'not-offered', `must be ${can.cancel?.join(' or ') ?? 'another time'}`);
  const known = sellableCatalog.subscriptionRules.cancel.reasons?.some(({ id }) => id === reason) ?? false;
  if (reason !== undefined && !known) throw wrongField('reason', 'unknown-reason', 'is not asked for');
  const { today } = holding;
  const endDate = endFor(when, holding);
  const later = endDate > today;
  const changeReason = [reason, comment].filter((text) => text !== undefined).join(': ');
  return {
    actions: [
      {
        type: 'CancelSubscription',
        triggerDates: onDay(today),
        cancelSubscription:
          when === 'term-end'
            ? { cancellationPolicy: 'EndOfCurrentTerm' }
            : { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: endDate },
        ...(changeReason === '' ? {} : { changeReason: changeReason.slice(0, LONGEST_REASON) }),
      },
    ],
    effectiveDate: endDate,
    endDate,
    ...(later ? { undoable: true, later } : {}),
    renews: false,
  };
}

/** The next term follows the current one from now on, and nothing else changes. */
export function renew({ holding }: Situation): Planned {
  const { today, subscription } = holding;
  return {
    actions: [{ type: 'RenewSubscription', triggerDates: onDay(today), renewSubscription: {} }],
    effectiveDate: subscription.termEndDate ?? today,
    renews: renewsNow(holding),
  };
}

export function setRenewal({ holding, can }: Situation, { autoRenew, term }: Of<'set-renewal'>): Planned {
  const offered = can.terms?.some(({ count, unit }) => count === term?.count && unit === term.unit) ?? false;
  if (term && !offered) throw wrongField('term', 'not-offered', 'is not a term that is offered');
  const periodType = (['Month', 'Year', 'Day', 'Week'] as const).find((unit) => unit === term?.unit);
  const next: Terms =
    term && periodType ? { renewalSetting: 'RENEW_WITH_SPECIFIC_TERM', renewalTerms: [{ period: term.count, periodType }] } : {};
  return { actions: [said(holding.today, { autoRenew, ...next })], effectiveDate: holding.today, renews: autoRenew };
}
