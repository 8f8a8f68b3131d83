import { daysBetween, lastDayOfService } from '../../../api/plain-date/plain-date.js';
import type { Subscription } from '../../../api/schemas/storefront/subscriptions.js';
import type { IsoDate } from '../../../api/schemas/values.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { SubscriptionsMessages } from '../../../generated/locales/subscriptions.js';

export type SubscriptionsLocalizer = FullLocalizer<SubscriptionsMessages>;

/** Status of a subscription: label, tone and sentences about what happens next. */
interface StatusSummary {
  readonly label: string;
  readonly tone: 'good' | 'warning' | 'neutral';
  readonly sentences: readonly string[];
}

const LABELS: ReadonlyMap<string, keyof SubscriptionsMessages> = new Map([
  ['Active', 'statusActive'],
  ['Pending Activation', 'statusPending'],
  ['Pending Acceptance', 'statusPending'],
  ['Suspended', 'statusSuspended'],
  ['Cancelled', 'statusCancelled'],
  ['Expired', 'statusExpired'],
  ['Draft', 'statusDraft'],
]);

/** True if the subscription is active, paused or about to start. */
export function hasNotEnded({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'Active' || status === 'Suspended' || status.startsWith('Pending');
}

/** Returns the status of a subscription. @param today the tenant's business date; without it, remaining days are not calculated */
export function statusSummary(subscription: Subscription, today: IsoDate | undefined, l: SubscriptionsLocalizer): StatusSummary {
  const { status, overdue, trial, endDate } = subscription;
  const known = LABELS.get(status);
  // An unknown status is shown unchanged.
  const plain = { label: known ? l.t(known) : status, tone: 'neutral' } as const;
  const announcement = [...(overdue ? [l.t('overdue', { amount: l.money(overdue) })] : []), ...nextSentences(subscription, today, l)];
  if (!hasNotEnded(subscription)) return { ...plain, sentences: announcement };
  if (overdue) return { label: l.t('statusOverdue'), tone: 'warning', sentences: announcement };
  if (status === 'Suspended') return { ...plain, tone: 'warning', sentences: announcement };
  if (endDate) return { label: l.t('statusEnding'), tone: 'neutral', sentences: announcement };
  if (trial) return { label: l.t('statusTrial'), tone: 'good', sentences: announcement };
  return { ...plain, tone: status === 'Active' ? 'good' : 'neutral', sentences: announcement };
}

/** Returns sentences about what happens next if the customer does nothing. */
function nextSentences(subscription: Subscription, today: IsoDate | undefined, l: SubscriptionsLocalizer): string[] {
  const { status, startDate, endDate, pause } = subscription;
  const end = endDate ?? subscription.termEndDate;
  if (!hasNotEnded(subscription)) return end && status !== 'Draft' ? [l.t('endedOn', { last: l.date(lastDayOfService(end)) })] : [];
  const announcement: string[] = [];
  if (status.startsWith('Pending') && (!today || startDate > today)) announcement.push(l.t('startsOn', { date: l.date(startDate) }));
  if (endDate) announcement.push(l.t('accessUntil', { last: l.date(lastDayOfService(endDate)) }));
  else announcement.push(...trialSentences(subscription, today, l));
  if (pause) announcement.push(pauseSentence(pause, status === 'Suspended', l));
  else if (status === 'Suspended') announcement.push(l.t('statusSuspended'));
  return endDate || status === 'Suspended' ? announcement : [...announcement, ...termSentences(subscription, l)];
}

function trialSentences({ trial, nextBill }: Subscription, today: IsoDate | undefined, l: SubscriptionsLocalizer): string[] {
  if (!trial) return [];
  const last = lastDayOfService(trial.chargedFrom);
  const left = today === undefined ? 0 : daysBetween(today, trial.chargedFrom);
  const until = left > 0 ? l.t('trialUntil', { last: l.date(last), count: left }) : l.t('trialOpen', { last: l.date(last) });
  return nextBill ? [until, l.t('trialThen', { amount: l.money(nextBill.total), date: l.date(nextBill.date) })] : [until];
}

function pauseSentence({ from, until }: NonNullable<Subscription['pause']>, isPaused: boolean, l: SubscriptionsLocalizer): string {
  const values = { from: l.date(from), ...(until ? { last: l.date(lastDayOfService(until)), date: l.date(until) } : {}) };
  if (isPaused) return l.t(until ? 'pausedUntil' : 'pausedOpen', values);
  return l.t(until ? 'pauseAhead' : 'pauseAheadOpen', values);
}

function termSentences({ termType, termEndDate, autoRenew }: Subscription, l: SubscriptionsLocalizer): string[] {
  if (termType === 'EVERGREEN') return [l.t('runsOn')];
  if (!termEndDate) return [];
  return autoRenew === false
    ? [l.t('endsOn', { last: l.date(lastDayOfService(termEndDate)) })]
    : [l.t('renewsOn', { date: l.date(termEndDate) })];
}
