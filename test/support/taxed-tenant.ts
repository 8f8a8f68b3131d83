import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSeed } from '../../demo/sandbox/index.js';
import { startSandbox, type StartedSandbox, type StartSandboxOptions } from './sandbox.js';

const id = (digits: string): string => digits.padStart(32, '0');

type Charge = Record<string, unknown> & { name: string };

const fee = (price: string, more: object = {}) => ({
  type: 'Recurring',
  model: 'FlatFee',
  billingPeriod: 'Month',
  triggerEvent: 'ContractEffective',
  taxable: true,
  taxMode: 'TaxExclusive',
  pricing: ['USD', 'EUR', 'JPY'].map((currency) => ({ currency, price: currency === 'JPY' ? price.replace('.', '') : price })),
  ...more,
});

/** Charges of the tenant's plans, by name of the plan. */
const CHARGES: Readonly<Record<string, Charge[]>> = {
  Plain: [{ name: 'Fee', ...fee('29.99') }],
  Inclusive: [{ name: 'Fee', ...fee('31.00', { taxMode: 'TaxInclusive' }) }],
  Untaxed: [{ name: 'Fee', ...fee('20.00', { taxable: false }) }],
  Books: [{ name: 'Atlas', ...fee('10.00', { taxCode: 'BOOKS' }) }],
  Reduced: [
    { name: 'Fee', ...fee('31.00', { taxMode: 'TaxInclusive' }) },
    {
      name: 'Off',
      type: 'Recurring',
      model: 'DiscountPercentage',
      billingPeriod: 'Month',
      triggerEvent: 'ContractEffective',
      pricing: [{ currency: 'EUR', discountPercentage: '10' }],
    },
  ],
  Sale: [
    { name: 'Fee', ...fee('31.00', { taxMode: 'TaxInclusive' }) },
    { name: 'Setup', ...fee('9.99', { type: 'OneTime', billingPeriod: undefined }) },
    {
      name: 'Off',
      type: 'Recurring',
      model: 'DiscountPercentage',
      billingPeriod: 'Month',
      triggerEvent: 'ContractEffective',
      pricing: [{ currency: 'EUR', discountPercentage: '10' }],
    },
    {
      name: 'Voucher',
      type: 'Recurring',
      model: 'DiscountFixedAmount',
      billingPeriod: 'Month',
      triggerEvent: 'ContractEffective',
      pricing: [{ currency: 'EUR', discountAmount: '30.00' }],
    },
  ],
};

/** Ids of the plans. */
export const PLANS = Object.fromEntries(Object.keys(CHARGES).map((name, index) => [name, id(`a${index}`)]));
/** Ids of the first charges of the plans. */
export const FIRST_CHARGES = Object.fromEntries(Object.keys(CHARGES).map((name, index) => [name, id(`b${index}0`)]));

const catalog = {
  products: [
    {
      id: id('9'),
      productNumber: 'PC-9',
      name: 'Maps',
      effectiveStartDate: '2020-01-01',
      effectiveEndDate: '2099-01-01',
      productRatePlans: Object.entries(CHARGES).map(([name, charges], index) => ({
        id: id(`a${index}`),
        productRatePlanNumber: `PRP-${index}`,
        name,
        effectiveStartDate: '2020-01-01',
        effectiveEndDate: '2099-01-01',
        productRatePlanCharges: charges.map((charge, place) => ({
          id: id(`b${index}${place}`),
          productRatePlanChargeNumber: `C-${index}${place}`,
          ...charge,
        })),
      })),
    },
  ],
};

const settings = {
  tenantName: 'Taxed',
  timeZone: 'America/New_York',
  country: 'DE',
  currencies: ['USD', 'EUR', 'JPY'],
  tax: {
    rates: [
      { country: 'DE', name: 'USt', rate: '19' },
      { country: 'DE', taxCode: 'BOOKS', name: 'USt', rate: '7' },
      { country: 'FR', name: 'TVA', rate: '20' },
      { country: 'JP', name: 'JCT', rate: '10' },
      { country: 'US', state: 'NY', name: 'NY sales tax', rate: '8.875' },
      { country: 'US', state: 'CA', taxCode: 'BOOKS', name: 'CA sales tax', rate: '7.25' },
    ],
    reverseCharge: { countries: ['DE', 'FR'] },
  },
};

/** Starts a sandbox with a German tenant that charges tax, on January 1, 2026. */
export async function startTaxed(options: StartSandboxOptions = {}): Promise<StartedSandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'taxed-'));
  try {
    await writeFile(join(folder, 'catalog.json'), JSON.stringify(catalog));
    await writeFile(join(folder, 'settings.json'), JSON.stringify(settings));
    await writeFile(join(folder, 'subscribers.json'), JSON.stringify({ subscribers: [] }));
    return await startSandbox({ seed: await loadSeed(folder), now: () => new Date('2026-01-01T12:00:00Z'), ...options });
  } finally {
    await rm(folder, { recursive: true });
  }
}
