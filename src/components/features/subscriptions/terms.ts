import type { Subscription } from '../../../api/schemas/storefront/subscriptions.js';
import type { Words } from './messages.js';

/** How a status of the platform is said, and how much it calls for attention. A status that is not here is shown as it comes. */
export const STATUS_WORDS: ReadonlyMap<string, { word: keyof Words; tone: 'good' | 'warning' | 'neutral' }> = new Map([
  ['Active', { word: 'statusActive', tone: 'good' }],
  ['Pending Activation', { word: 'statusPending', tone: 'neutral' }],
  ['Pending Acceptance', { word: 'statusPending', tone: 'neutral' }],
  ['Suspended', { word: 'statusSuspended', tone: 'warning' }],
  ['Cancelled', { word: 'statusCancelled', tone: 'neutral' }],
  ['Expired', { word: 'statusExpired', tone: 'neutral' }],
  ['Draft', { word: 'statusDraft', tone: 'neutral' }],
]);

/** What comes next for a subscription. `date` is the first day after the term. */
export interface Term {
  readonly nextBill?: string | undefined;
  readonly term: 'open' | 'renews' | 'ends';
  readonly date?: string | undefined;
}

export function termOf({ status, termType, termEndDate, autoRenew, chargedThroughDate }: Subscription): Term {
  const running = status === 'Active' || status.startsWith('Pending');
  const ending = !running || autoRenew === false;
  if (termType === 'EVERGREEN' && running) return { nextBill: chargedThroughDate, term: 'open' };
  const billedToTheEnd = termEndDate !== undefined && chargedThroughDate !== undefined && chargedThroughDate >= termEndDate;
  return {
    nextBill: running && !(ending && billedToTheEnd) ? chargedThroughDate : undefined,
    term: ending ? 'ends' : 'renews',
    date: termEndDate,
  };
}

/** The day before a date: ends of terms are exclusive, people are told the last day. */
export function lastDay(date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? date : new Date(time - 86_400_000).toISOString().slice(0, 10);
}
