import { lastDayOfService } from '../../../api/plain-date/plain-date.js';
import type { Subscription } from '../../../api/schemas/storefront/subscriptions.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { OverviewMessages } from '../../../generated/locales/overview.js';

/** True for a subscription that has not ended. */
export function isCurrent({ status }: Subscription): boolean {
  return status !== 'Cancelled' && status !== 'Expired' && status !== 'Draft';
}

/** Returns the status of a subscription as a sentence. If the subscription ends, the sentence contains the last day of service. */
export function statusSummary(
  { trial, pause, endDate, termType, termEndDate, autoRenew, status, startDate }: Subscription,
  l: FullLocalizer<OverviewMessages>,
): string {
  if (endDate) return l.t('ends', { date: l.date(lastDayOfService(endDate)) });
  if (status === 'Suspended') return pause?.until ? l.t('pausedUntil', { date: l.date(lastDayOfService(pause.until)) }) : l.t('paused');
  if (trial) return l.t('trialUntil', { date: l.date(trial.chargedFrom) });
  if (status.startsWith('Pending')) return l.t('begins', { date: l.date(startDate) });
  if (termType === 'TERMED' && termEndDate) {
    return autoRenew === false
      ? l.t('ends', { date: l.date(lastDayOfService(termEndDate)) })
      : l.t('renews', { date: l.date(termEndDate) });
  }
  return l.t('goesOn');
}
