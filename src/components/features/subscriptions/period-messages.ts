import type { SubscriptionsMessages } from '../../../generated/locales/subscriptions.js';

/** Message keys for the price of a billing period. */
export const PERIOD_MESSAGES: ReadonlyMap<string, keyof SubscriptionsMessages> = new Map([
  ['Week', 'perWeek'],
  ['Month', 'perMonth'],
  ['Quarter', 'perQuarter'],
  ['Semi-Annual', 'perHalfYear'],
  ['Annual', 'perYear'],
]);
