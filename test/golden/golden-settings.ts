/** Tax table of the tenant described in tax.md. */
const TAX_TABLE = {
  rates: [
    { country: 'US', state: 'NY', name: 'Sales tax', rate: '8.875' },
    { country: 'US', state: 'CA', name: 'Sales tax', rate: '7.25' },
    { country: 'DE', name: 'Umsatzsteuer', rate: '19' },
    { country: 'DE', taxCode: 'BOOKS', name: 'Umsatzsteuer', rate: '7' },
    { country: 'FR', name: 'TVA', rate: '20' },
    { country: 'JP', name: 'Consumption tax', rate: '10' },
  ],
  reverseCharge: { countries: ['DE', 'FR'] },
};

/** Returns the settings of a tenant in the format of a seed's `settings.json`. */
export function goldenSettings(tenant: string) {
  return {
    tenantName: 'Golden',
    timeZone: 'America/New_York',
    country: tenant === 'tax' ? 'DE' : 'US',
    currencies: ['USD', 'EUR', 'GBP', 'JPY', 'KWD'],
    ...(tenant === 'tax' && { tax: TAX_TABLE }),
    ...(tenant.startsWith('proration ') && { proration: tenant.slice('proration '.length) }),
  };
}
