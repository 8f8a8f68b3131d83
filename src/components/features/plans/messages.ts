import { defineCatalog } from '../../locales/catalog.js';

const en = {
  plans: 'Plans',
  loading: 'Loading plans',
  empty: 'The plans will appear here. None is on sale at the moment.',
  error: 'The plans could not be loaded. It may work in a moment.',
  offline: 'You are offline. The plans load by themselves once you are back.',
  retry: 'Try again',
  billingPeriod: 'Billing period',
  week: 'Weekly',
  month: 'Monthly',
  quarter: 'Quarterly',
  semiAnnual: 'Half-yearly',
  annual: 'Yearly',
  save: 'save {percent}%',
  saveUpTo: 'save up to {percent}%',
  perWeek: 'per week',
  perMonth: 'per month',
  perQuarter: 'per month, billed quarterly at {amount}',
  perSemiAnnual: 'per month, billed half-yearly at {amount}',
  perAnnual: 'per month, billed yearly at {amount}',
  perOther: 'per {period}',
  once: 'paid once',
  free: 'no charge',
  byUse: 'Depends on use',
  byAgreement: 'By agreement',
  plusUse: 'plus charges for use',
  plusOnce: 'plus {amount} once: {charge}',
  forQuantity: '{amount} for {quantity}',
  parts: '{units}: {parts}',
  base: '{amount} base',
  each: '{amount} each',
  fewer: 'Fewer {units}',
  more: 'More {units}',
  select: 'Choose {product}',
  selectYear: 'Choose {product} for {amount} a year',
  chosen: 'Chosen',
  priceNow: '{product}: {price} {period}',
  listPrices: 'List prices, before tax. You see the exact amount before you pay.',
} as const;

export type English = typeof en;

export const messages = defineCatalog({
  name: 'plans',
  en,
  translations: { de: () => import('./messages.de.js') },
});
