import { defineCatalog } from '../../../locales/catalog.js';

const en = {
  coming: 'Working it out …',
  failed: 'This could not be worked out.',
  none: 'There is no whole billing period yet that plans could be compared by.',
  stay: 'Stay: with your use, {plan} was the cheapest.',
  move: '{plan} would have cost {saving} less a month.',
  basis: {
    one: 'By the use of the last billing period; an estimate from list prices, before tax, discounts and one-time charges.',
    other: 'By the use of the last {count} billing periods; an estimate from list prices, before tax, discounts and one-time charges.',
  },
  look: 'Look at this change',
  plan: 'Plan',
  monthly: 'A month',
  yours: 'your plan',
} as const;

export const adviceMessages = defineCatalog({
  name: 'usage-advice',
  en,
  translations: {
    ar: () => import('./messages.ar.js'),
    de: () => import('./messages.de.js'),
    es: () => import('./messages.es.js'),
    fr: () => import('./messages.fr.js'),
    ja: () => import('./messages.ja.js'),
  },
});

export type AdviceWords = typeof en;
