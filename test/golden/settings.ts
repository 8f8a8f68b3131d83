/** The tenant's settings that the cases of a group are billed under, as a seed's `settings.json` has them. */
export function settingsOf(tenant: string) {
  return {
    tenantName: 'Golden',
    timeZone: 'America/New_York',
    country: tenant === 'tax' ? 'DE' : 'US',
    currencies: ['USD', 'EUR', 'GBP', 'JPY', 'KWD'],
    ...(tenant.startsWith('proration ') && { proration: tenant.slice('proration '.length) }),
  };
}
