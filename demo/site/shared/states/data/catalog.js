// @ts-check
/** Catalog of a mapping company, which most stories use. */
import { usd } from './money.js';

/** @typedef {import('../../../../../src/api/schemas/storefront/catalog.js').Catalog} Catalog */
/** @typedef {import('../../../../../src/api/schemas/storefront/catalog.js').CatalogPlan} CatalogPlan */
/** @typedef {import('../../../../../src/api/schemas/storefront/catalog.js').CatalogProduct} CatalogProduct */

const seats = { min: 1, max: 50, initial: 3, unit: { one: 'seat', other: 'seats' } };

/** @type {(id: string, period: 'Month' | 'Annual', base: string, seat: string) => CatalogPlan} */
const build = (id, period, base, seat) => ({
  productRatePlanId: id,
  name: `Build, ${period === 'Month' ? 'monthly' : 'yearly'}`,
  billingPeriod: period,
  quantity: seats,
  charges: [
    {
      productRatePlanChargeId: `${id}-base`,
      name: 'Platform',
      type: 'Recurring',
      model: 'FlatFee',
      billingPeriod: period,
      price: usd(base),
    },
    {
      productRatePlanChargeId: `${id}-seats`,
      name: 'Seats',
      type: 'Recurring',
      model: 'PerUnit',
      billingPeriod: period,
      unitOfMeasure: 'seat',
      quantityChosen: true,
      price: usd(seat),
    },
  ],
});

/** @type {(id: string, name: string, period: 'Month' | 'Annual', price: string) => CatalogPlan} */
export const flat = (id, name, period, price) => ({
  productRatePlanId: id,
  name,
  billingPeriod: period,
  charges: [
    {
      productRatePlanChargeId: `${id}-fee`,
      name: 'Platform',
      type: 'Recurring',
      model: 'FlatFee',
      billingPeriod: period,
      price: usd(price),
    },
  ],
});

/** @type {CatalogProduct} */
export const free = {
  productId: 'free',
  name: 'Free',
  description: 'For trying the API and for small maps of your own.',
  features: ['10,000 requests a month', '1 API key', 'Map tiles and geocoding'],
  plans: [flat('free-month', 'Free', 'Month', '0.00')],
};

/** @type {CatalogProduct} */
export const builder = {
  productId: 'build',
  name: 'Build',
  description: 'For a product team whose users see the map.',
  label: 'For most teams',
  highlighted: true,
  features: ['500,000 requests a month', '10 API keys, each limited to your sites or apps', 'Your own map styles'],
  plans: [build('build-month', 'Month', '29.00', '9.00'), build('build-year', 'Annual', '290.00', '90.00')],
};

/** @type {CatalogProduct} */
export const scale = {
  productId: 'scale',
  name: 'Scale',
  description: 'For maps that a business depends on.',
  features: ['5 million requests a month', 'Unlimited API keys, with usage for each', '99.95 % availability, credited if missed'],
  plans: [flat('scale-month', 'Scale, monthly', 'Month', '499.00'), flat('scale-year', 'Scale, yearly', 'Annual', '4990.00')],
};

/** @type {Catalog} */
export const catalog = {
  currency: 'USD',
  currencies: ['USD', 'EUR'],
  countries: [],
  asOf: '2026-11-21',
  products: [free, builder, scale],
  consents: [
    { id: 'terms', version: '2026-03', text: 'I accept the terms of service.', href: '/terms.html', required: true },
    { id: 'news', version: '1', text: 'Tell me about new map layers, about once a month.', required: false },
  ],
  paymentForm: { scriptUrl: '/states/form-of-no-story.js', publishableKey: 'pk_story' },
};

/** @type {Catalog} */
export const emptyCatalog = { ...catalog, products: [] };
