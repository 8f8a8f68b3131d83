import { defineCatalog } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.js';

const en = {
  ...sectionMessages,
  empty: 'Nothing of what you have is charged by use.',
  period: '{from} to {to}',
  usedOf: '{used} of {included} included',
  usedOfLimit: '{used} of at most {limit}',
  used: '{used} used',
  unit: 'Counted in: {unit}',
  soFar: 'So far',
  projected: 'By {date}, if it goes on like this',
  estimate: 'estimate',
  preview: 'as it will be billed',
  beforeTax: 'Costs of use, before tax and discounts.',
  over: 'More than the {included} included: each further unit is charged.',
  near: 'Close to the {included} included.',
  incomplete: 'There are more records than can be shown here; older days may be missing.',
  chart: '{name}: {total} in all, most on {date} with {most}',
  noDays: 'Nothing has been used in this period yet.',
  asTable: 'Day by day as a table',
  day: 'Day',
  quantity: 'Used',
  guard: 'Spending guard',
  guardNone: 'Have this page warn you when use becomes dearer than you want. It stops nothing.',
  guardSet: 'Warns at {percent} of {amount} in a billing period.',
  guardReached: 'Use has cost {cost} so far: more than the {amount} you set.',
  guardNear: 'Use has cost {cost} so far, of the {amount} you set.',
  guardAhead: 'If it goes on like this, use will cost about {cost}: more than the {amount} you set.',
  guardOpen: 'Set a spending guard',
  guardChange: 'Change the spending guard',
  guardSaved: 'The spending guard is set.',
  guardRemoved: 'The spending guard is gone.',
  adviceOpen: 'Which plan would have cost least?',
} as const;

export const catalog = defineCatalog({
  name: 'usage',
  en,
  translations: {
    ar: () => import('./messages.ar.js'),
    de: () => import('./messages.de.js'),
    es: () => import('./messages.es.js'),
    fr: () => import('./messages.fr.js'),
    ja: () => import('./messages.ja.js'),
  },
});

export type Words = typeof en;
