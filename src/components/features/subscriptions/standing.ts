import { daysBetween, lastDayOfService } from '../../../api/plain-date/plain-date.js';
import type { Subscription } from '../../../api/schemas/storefront/subscriptions.js';
import type { IsoDate } from '../../../api/schemas/values.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { SubscriptionsMessages } from '../../../generated/locales/subscriptions.js';

export type SubscriptionsLocalizer = FullLocalizer<SubscriptionsMessages>;

/** How a subscription stands: in one or two words, how much that calls for attention, and in sentences. */
export interface Standing {
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

/** Whether it gives what was bought now or will do so by itself. */
export function isLive({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'Active' || status === 'Suspended' || status.startsWith('Pending');
}

/** @param today the tenant's business date; without it nothing is counted */
export function standingOf(subscription: Subscription, today: IsoDate | undefined, l: SubscriptionsLocalizer): Standing {
  const { status, overdue, trial, endDate } = subscription;
  const known = LABELS.get(status);
  // A status that is not known is shown as it comes.
  const plain = { label: known ? l.t(known) : status, tone: 'neutral' } as const;
  const said = [...(overdue ? [l.t('overdue', { amount: l.money(overdue) })] : []), ...coming(subscription, today, l)];
  if (!isLive(subscription)) return { ...plain, sentences: said };
  if (overdue) return { label: l.t('statusOverdue'), tone: 'warning', sentences: said };
  if (status === 'Suspended') return { ...plain, tone: 'warning', sentences: said };
  if (endDate) return { label: l.t('statusEnding'), tone: 'neutral', sentences: said };
  if (trial) return { label: l.t('statusTrial'), tone: 'good', sentences: said };
  return { ...plain, tone: status === 'Active' ? 'good' : 'neutral', sentences: said };
}

/** What is to come of it by itself. */
function coming(subscription: Subscription, today: IsoDate | undefined, l: SubscriptionsLocalizer): string[] {
  const { status, startDate, endDate, pause } = subscription;
  const end = endDate ?? subscription.termEndDate;
  if (!isLive(subscription)) return end && status !== 'Draft' ? [l.t('endedOn', { last: l.date(lastDayOfService(end)) })] : [];
  const said: string[] = [];
  if (status.startsWith('Pending') && (!today || startDate > today)) said.push(l.t('startsOn', { date: l.date(startDate) }));
  if (endDate) said.push(l.t('accessUntil', { last: l.date(lastDayOfService(endDate)) }));
  else said.push(...trialWords(subscription, today, l));
  if (pause) said.push(pauseWords(pause, status === 'Suspended', l));
  else if (status === 'Suspended') said.push(l.t('statusSuspended'));
  return endDate || status === 'Suspended' ? said : [...said, ...termWords(subscription, l)];
}

function trialWords({ trial, nextBill }: Subscription, today: IsoDate | undefined, l: SubscriptionsLocalizer): string[] {
  if (!trial) return [];
  const last = lastDayOfService(trial.chargedFrom);
  const left = today === undefined ? 0 : daysBetween(today, trial.chargedFrom);
  const until = left > 0 ? l.t('trialUntil', { last: l.date(last), count: left }) : l.t('trialOpen', { last: l.date(last) });
  return nextBill ? [until, l.t('trialThen', { amount: l.money(nextBill.total), date: l.date(nextBill.date) })] : [until];
}

function pauseWords({ from, until }: NonNullable<Subscription['pause']>, isPaused: boolean, l: SubscriptionsLocalizer): string {
  const values = { from: l.date(from), ...(until ? { last: l.date(lastDayOfService(until)), date: l.date(until) } : {}) };
  if (isPaused) return l.t(until ? 'pausedUntil' : 'pausedOpen', values);
  return l.t(until ? 'pauseAhead' : 'pauseAheadOpen', values);
}

function termWords({ termType, termEndDate, autoRenew }: Subscription, l: SubscriptionsLocalizer): string[] {
  if (termType === 'EVERGREEN') return [l.t('runsOn')];
  if (!termEndDate) return [];
  return autoRenew === false
    ? [l.t('endsOn', { last: l.date(lastDayOfService(termEndDate)) })]
    : [l.t('renewsOn', { date: l.date(termEndDate) })];
}
