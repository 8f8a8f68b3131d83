/** Taxes of the tenant of tax.md. */
const TAX = {
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

/** The tenant's settings that the cases of a group are billed under, as a seed's `settings.json` has them. */
export function settingsOf(tenant: string) {
  return {
    tenantName: 'Golden',
    timeZone: 'America/New_York',
    country: tenant === 'tax' ? 'DE' : 'US',
    currencies: ['USD', 'EUR', 'GBP', 'JPY', 'KWD'],
    ...(tenant === 'tax' && { tax: TAX }),
    ...(tenant.startsWith('proration ') && { proration: tenant.slice('proration '.length) }),
  };
}
