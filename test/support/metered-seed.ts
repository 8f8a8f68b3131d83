import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSeed, type Seed } from '../../demo/sandbox/index.js';

const hex = (digits: string): string => digits.padStart(32, '0');
const ALWAYS = { effectiveStartDate: '2020-01-01', effectiveEndDate: '2099-12-31' };

interface MeteredCharge {
  name: string;
  model: string;
  uom: string;
  price: object;
  ratingGroup?: string;
  usageRecordRatingOption?: string;
}

const TIERS = [
  { tier: 1, startingUnit: '0', endingUnit: '100', price: '0.10', priceFormat: 'per unit' },
  { tier: 2, startingUnit: '100', endingUnit: null, price: '0.05', priceFormat: 'per unit' },
];
const CHEAPER = TIERS.map((tier) => ({ ...tier, price: tier.tier === 1 ? '1.00' : '0.40' }));
const OVER_TEN = { includedUnits: '10', overagePrice: '1.00' };

/** Plans of the tenant, each with one monthly usage charge. */
const CHARGES = {
  calls: { name: 'Calls', model: 'Tiered', uom: 'Call', price: { tiers: TIERS } },
  moreCalls: { name: 'More calls', model: 'PerUnit', uom: 'Call', price: { price: '0.50' } },
  tiles: { name: 'Tiles', model: 'Tiered', uom: 'Tile', price: { tiers: TIERS }, usageRecordRatingOption: 'OnDemand' },
  routes: { name: 'Routes', model: 'Volume', uom: 'Route', price: { tiers: CHEAPER }, usageRecordRatingOption: 'OnDemand' },
  scans: { name: 'Scans', model: 'Overage', uom: 'Scan', price: OVER_TEN },
  scansByDay: { name: 'Scans by day', model: 'Overage', uom: 'Scan', price: OVER_TEN, ratingGroup: 'ByUsageStartDate' },
  scansByRecord: { name: 'Scans by record', model: 'Overage', uom: 'Scan', price: OVER_TEN, ratingGroup: 'ByUsageRecord' },
  scansByUpload: { name: 'Scans by upload', model: 'Overage', uom: 'Scan', price: OVER_TEN, ratingGroup: 'ByUsageUpload' },
} as const satisfies Record<string, MeteredCharge>;

const FEE = { name: 'Fee', type: 'Recurring', model: 'FlatFee', billingPeriod: 'Month', triggerEvent: 'ContractEffective' };

export type MeteredPlan = 'fee' | keyof typeof CHARGES;

const idOf = (name: string): string => hex(`a${Object.keys(CHARGES).indexOf(name) + 1}`);

/** Returns the id of a plan of the metered tenant. */
export function meteredPlan(name: MeteredPlan): string {
  return idOf(name);
}

const plans = [
  {
    id: idOf('fee'),
    productRatePlanNumber: 'PRP-fee',
    name: 'fee',
    ...ALWAYS,
    productRatePlanCharges: [
      { id: hex('fee'), productRatePlanChargeNumber: 'PRPC-fee', ...FEE, pricing: [{ currency: 'USD', price: '10.00' }] },
    ],
  },
  ...Object.entries(CHARGES).map(([name, { price, ...charge }], index) => ({
    id: idOf(name),
    productRatePlanNumber: `PRP-${name}`,
    name,
    ...ALWAYS,
    productRatePlanCharges: [
      {
        id: hex(`b${index}`),
        productRatePlanChargeNumber: `PRPC-${name}`,
        type: 'Usage',
        billingPeriod: 'Month',
        triggerEvent: 'ContractEffective',
        ...charge,
        pricing: [{ currency: 'USD', ...price }],
      },
    ],
  })),
];

/** Returns the seed of a tenant that sells usage. */
export async function meteredSeed(): Promise<Seed> {
  const folder = await mkdtemp(join(tmpdir(), 'metered-'));
  try {
    const write = (name: string, content: object) => writeFile(join(folder, name), JSON.stringify(content));
    const product = { id: hex('1'), productNumber: 'PC-metered', name: 'Metered', ...ALWAYS, productRatePlans: plans };
    await write('catalog.json', { products: [product] });
    await write('settings.json', { tenantName: 'Metered', timeZone: 'America/New_York', country: 'US', currencies: ['USD'] });
    await write('subscribers.json', { subscribers: [] });
    return await loadSeed(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
