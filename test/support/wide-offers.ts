import type { CouponOffer } from '../../src/gateway/offers/coupon-offer.js';
import type { PlanOffer, ProductOffer } from '../../src/gateway/offers/product-offer.js';
import type { Offers } from '../../src/gateway/offers/schema.js';

/** Rate plans of the demo's catalog, one for each charge model. */
export const WIDE = {
  free: '999b9b511d5432584c51709de2e73857',
  build: '7462a38f1b3f8eddb6273ff2713fe46f',
  buildAnnual: 'd21984c65eabe3157e3c5cef6f55193d',
  scale: '89f1d745f3f69cd705891a47d313e872',
  trial: '175b9c8fd7c4a11a0f960c3ebcc6883f',
  education: '35dc20993ab10b76aa576935c9156b36',
  volume: '8ce2874267d1be0d80a1990bfc3a57c6',
  support: '622a9dc38a0ea8651b2d459cc4d7a350',
  region: '0e8c8439d176969a0c34a0e2cb27a2a9',
  styles: '07a91af545925a42a43ca9de74db8c58',
  workshop: '1e1ac8b768d926fc60f25f2c6bb6e118',
  tiles: '6ef7eeb6b183e082b2b1ea0f53a23658',
  geocoding: '7cf6724a6f969dba0f5c250426db8cb6',
  routing: '6c69146e1819c15c9e5aec47ae15d33f',
} as const;

const PRODUCTS = {
  free: '74d48819953075548b7b0647eee5e975',
  build: '2a71d46fc52c93e7fafaff88e4e7b709',
  scale: '8b4776560b093f139bee7ee5731f64a7',
  enterprise: '30699293c9c0fce577864a32ebfd7953',
  addOns: '54a5061db514ea7876e2c119e5b8aab8',
  metered: 'cc467af51c870c3a9a320caff8cae59d',
} as const;

export const DISCOUNTS = {
  firstMonthFree: 'c4169db6f169cb8fad3611f3ab129181',
  nonProfit: '7af34dd148d85b1e739a86d95c63379d',
  partnerCredit: 'ea5059080a7c802474a354781b924fcb',
} as const;

const quantityOffer = (chargeIds: string[], initial = 3): Pick<PlanOffer, 'quantity'> => ({
  quantity: { chargeIds, min: 1, max: 500, initial, unit: { en: { one: 'seat', other: 'seats' }, de: { one: 'Platz', other: 'Plätze' } } },
});

const productOffer = (productId: string, plans: PlanOffer[], more: Partial<ProductOffer> = {}): ProductOffer => ({
  productId,
  texts: { en: { description: 'What it is.', features: ['One thing'] }, de: { description: 'Was es ist.', features: ['Eins'] } },
  plans,
  ...more,
});

const coupon = (code: string, productRatePlanId: string, more: Partial<CouponOffer> = {}): CouponOffer => ({
  code,
  productRatePlanId,
  texts: { en: { text: `${code} takes something off.` }, de: { text: `${code} zieht etwas ab.` } },
  ...more,
});

/** Offers that sell every charge model of the demo's catalog, with add-ons, a trial, coupons and sign-up rules. */
export const wideOffers = (): Offers => ({
  currencies: ['USD', 'EUR', 'GBP', 'JPY'],
  countries: [],
  products: [
    productOffer(PRODUCTS.free, [{ productRatePlanId: WIDE.free }], { category: 'maps' }),
    productOffer(
      PRODUCTS.build,
      [
        { productRatePlanId: WIDE.build, ...quantityOffer(['0d860d243f60336bb6c77f185958db10']) },
        { productRatePlanId: WIDE.buildAnnual, ...quantityOffer(['de786edc077de7be4756954eee03fa44']) },
      ],
      { addOns: [PRODUCTS.addOns] },
    ),
    productOffer(PRODUCTS.scale, [
      { productRatePlanId: WIDE.scale, ...quantityOffer(['ef782eea4070328284cdb2eb87c3ea0f']) },
      { productRatePlanId: WIDE.trial, trial: { days: 14 }, ...quantityOffer(['cc79659a39eaa9087ee0117ecd81d88f']) },
      { productRatePlanId: WIDE.education, ...quantityOffer(['32e15098f44c50b0e7405c492fca67a3']) },
    ]),
    productOffer(PRODUCTS.enterprise, [{ productRatePlanId: WIDE.volume, ...quantityOffer(['76b6021ab90d0f5fb125b97c59fa8ccb'], 60) }]),
    productOffer(
      PRODUCTS.addOns,
      [
        { productRatePlanId: WIDE.support },
        { productRatePlanId: WIDE.region },
        { productRatePlanId: WIDE.styles, ...quantityOffer(['7bbeb6d7a11a8648cfe22cc5205afcaa']) },
        { productRatePlanId: WIDE.workshop, ...quantityOffer(['885a3e45e1a0075f221696f04e2f6072'], 1) },
      ],
      { addOn: true },
    ),
    productOffer(PRODUCTS.metered, [
      { productRatePlanId: WIDE.tiles },
      { productRatePlanId: WIDE.geocoding },
      { productRatePlanId: WIDE.routing },
    ]),
  ],
  comparison: [
    {
      texts: { en: { name: 'Keys', group: 'Access' }, de: { name: 'Schlüssel', group: 'Zugang' } },
      values: [
        { productId: PRODUCTS.free, texts: { en: { text: '1' }, de: { text: '1' } } },
        { productId: PRODUCTS.scale, texts: { en: { text: 'unlimited' }, de: { text: 'beliebig' } } },
      ],
    },
    { texts: { en: { name: 'Own styles' }, de: { name: 'Eigene Stile' } }, values: [{ productId: PRODUCTS.build }] },
  ],
  coupons: [
    coupon('FREEMONTH', DISCOUNTS.firstMonthFree, { newCustomersOnly: true }),
    coupon('Kindness30', DISCOUNTS.nonProfit),
    coupon('FIFTY', DISCOUNTS.partnerCredit, { plans: [WIDE.scale] }),
    coupon('ENDED', DISCOUNTS.nonProfit, { validUntil: '2020-01-01' }),
    coupon('LATER', DISCOUNTS.nonProfit, { validFrom: '2099-01-01' }),
  ],
  signUp: {
    purchaseOrder: true,
    fields: [
      {
        name: 'Referrer__c',
        type: 'text',
        maxLength: 20,
        texts: { en: { label: 'Who told you of us?' }, de: { label: 'Woher kennen Sie uns?' } },
      },
      {
        name: 'Industry__c',
        type: 'choice',
        required: true,
        options: [
          { value: 'travel', texts: { en: { text: 'Travel' }, de: { text: 'Reisen' } } },
          { value: 'other', texts: { en: { text: 'Something else' }, de: { text: 'Etwas anderes' } } },
        ],
        texts: { en: { label: 'Industry', hint: 'What your maps are for.' }, de: { label: 'Branche', hint: 'Wofür Ihre Karten sind.' } },
      },
      { name: 'Nonprofit__c', type: 'checkbox', texts: { en: { label: 'We are a non-profit' }, de: { label: 'Wir sind gemeinnützig' } } },
    ],
  },
  consents: [
    {
      id: 'terms',
      version: '2026-10-01',
      required: true,
      href: '/terms.html',
      texts: { en: { text: 'I accept the terms.' }, de: { text: 'Ich akzeptiere die Bedingungen.' } },
    },
    { id: 'news', version: '1', required: false, texts: { en: { text: 'Write to me.' }, de: { text: 'Schreiben Sie mir.' } } },
  ],
});
